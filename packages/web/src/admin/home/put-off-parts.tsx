import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Deferrable } from './attention.model.ts'
import type { PutOff } from './put-off.ts'

interface PutOffButtonProps<Item extends Deferrable> {
  readonly item: Item
  readonly name: string
  readonly putOff: PutOff<Item>
}

/** Puts an item off until tomorrow, and takes that back: one button, which keeps the focus. */
export function PutOffButton<Item extends Deferrable>({ item, name, putOff }: PutOffButtonProps<Item>) {
  const isPutOff = putOff.isPutOff(item)
  return (
    <Button
      variant="ghost"
      size="sm"
      className={css({ whiteSpace: 'nowrap' })}
      onClick={() => putOff.setPutOff(item, !isPutOff)}
    >
      <span>{isPutOff ? 'Bring back' : 'Put off'}</span>
      <VisuallyHidden>{isPutOff ? ` ${name}` : ` until tomorrow: ${name}`}</VisuallyHidden>
    </Button>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })

/** How many items are put off, and the button that shows them. */
export const PutOffCount = ({
  putOff: { count, showsAll, setShowsAll },
}: {
  putOff: Pick<PutOff<never>, 'count' | 'showsAll' | 'setShowsAll'>
}) => (
  <div className={row}>
    {/* Always mounted, because screen readers announce only changes. */}
    <p role="status" className={css({ color: 'fg.muted', textStyle: 'body.sm' })}>
      {count > 0 && `${count} put off until tomorrow`}
    </p>
    {count > 0 && (
      <Button variant="ghost" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Hide' : 'Show'}
      </Button>
    )}
  </div>
)
