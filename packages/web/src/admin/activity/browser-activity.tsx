import { useEffect } from 'react'
import { defineAction, useAction } from '#patterns/action'
import {
  dateTime,
  defineTable,
  longText,
  rowHeader,
  secondary,
  TableView,
  text,
  toned,
  useTable,
} from '#patterns/table'
import {
  clearBrowserActivity,
  MAX_ACTIONS,
  readBrowserActivity,
  useBrowserActivity,
} from '#platform/api/browser-activity'
import { css } from '#styled-system/css'
import type { Tone } from '#ui/badge'
import { Button } from '#ui/button'
import { ActivityHeader } from './activity-header.tsx'
import { type BrowserActionRow, rowOf } from './browser-activity.model.ts'

const outcomes: Readonly<Record<string, Tone>> = { done: 'positive', failed: 'negative', unknown: 'warning' }

const browserActivity = defineTable<BrowserActionRow>({
  load: async () => readBrowserActivity().map(rowOf),
  hasRefresh: false,
  rowId: (action) => action.id,
  search: { label: 'Record', in: (action) => action.subject },
  empty: 'Nothing has been sent from this browser yet.',
  failure: 'Failed to read the activity of this browser.',
  columns: [
    dateTime('Time', 'at'),
    text('Person', 'userName'),
    rowHeader(text('Action', 'action')),
    text('Record', 'subject'),
    toned('Outcome', 'outcome', outcomes),
    secondary(longText('Reason', 'reason')),
    longText('Changes', 'changes'),
  ],
})

const clearing = defineAction<object>({
  title: 'Clear Activity',
  question: () => 'Remove everything that this browser keeps of its activity? Nothing else is changed.',
  confirm: 'Clear',
  act: async () => clearBrowserActivity(),
  done: 'The activity of this browser is cleared.',
  failure: () => 'The activity could not be cleared.',
})

const quiet = css({ color: 'fg.muted', textStyle: 'body.sm', maxWidth: 'prose' })

/** The writes that this browser sent, of every user who was logged in. */
export default function BrowserActivity() {
  const rows = useTable(browserActivity)
  const actions = useBrowserActivity()
  useEffect(() => {
    if (actions) rows.send({ type: 'rows.refresh' })
  }, [rows, actions])
  const asking = useAction(clearing)
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
      <ActivityHeader
        path="/activity/browser"
        actions={
          <Button variant="outline" onClick={() => asking.ask({})}>
            Clear
          </Button>
        }
      />
      <p className={quiet}>
        {`What was sent from this browser, whoever was logged in. Only this browser keeps it: the newest ${MAX_ACTIONS} actions. Login codes, e-mail addresses and numbers of six digits or more are replaced.`}
      </p>
      <TableView label="Activity of this browser" table={browserActivity} actor={rows} />
    </div>
  )
}
