import type { Activity } from '@tarang/sdk/extensions'
import { useSearch } from 'wouter'
import { formatText } from '#platform/formats/format'
import { address } from '#platform/navigation/address'
import { css } from '#styled-system/css'
import { Accordion, AccordionItem } from '#ui/accordion'
import { DateTime } from '#ui/date-time'
import { ChangedFields } from '../changed-fields.tsx'
import { actionText, changedFields } from './activity.model.ts'

const details = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const quiet = css({ color: 'fg.muted', textStyle: 'body.sm', overflowWrap: 'anywhere' })

function setOpen(id: string | null) {
  const parameters = new URLSearchParams(address.search())
  if (id === null) parameters.delete('open')
  else parameters.set('open', id)
  address.write(parameters.toString(), { isStep: false })
}

/** Actions, of which one can be opened; the address names it. */
export function ActivityList({ actions }: { actions: readonly Activity[] }) {
  const open = new URLSearchParams(useSearch()).get('open')
  return (
    <Accordion open={open} onOpenChange={setOpen}>
      {actions.map((action) => (
        <AccordionItem
          key={action.id}
          value={String(action.id)}
          title={
            <span className={css({ overflowWrap: 'anywhere' })}>
              {[actionText(action.action), action.subject].filter(Boolean).join(': ')}
            </span>
          }
          note={
            <>
              <span>{`${formatText(action.staffName)}, `}</span>
              <DateTime value={action.at} />
            </>
          }
        >
          <div className={details}>
            <ChangedFields
              label={actionText(action.action)}
              fields={changedFields(action)}
              empty="No fields of a record changed."
            />
            <p className={quiet}>{`Request ${action.requestId}`}</p>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
