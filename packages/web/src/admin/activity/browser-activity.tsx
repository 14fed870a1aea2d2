import { useEffect } from 'react'
import { defineAction, useAction } from '#patterns/action'
import {
  dateTime,
  defineTable,
  ListScreen,
  longText,
  rowHeader,
  secondary,
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
import { Alert } from '#ui/alert'
import type { Tone } from '#ui/badge'
import { Button } from '#ui/button'
import { ActivitySources } from './activity-header.tsx'
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
  nameOf: () => 'Activity of this browser',
  act: async () => clearBrowserActivity(),
  done: 'The activity of this browser is cleared.',
  failure: () => 'The activity could not be cleared.',
})

/** The writes that this browser sent, of every user who was logged in. */
export default function BrowserActivity() {
  const rows = useTable(browserActivity)
  const actions = useBrowserActivity()
  useEffect(() => {
    if (actions) rows.send({ type: 'rows.refresh' })
  }, [rows, actions])
  const asking = useAction(clearing)
  return (
    <ListScreen
      title="Activity"
      label="Activity of this browser"
      actions={
        <>
          <ActivitySources path="/activity/browser" />
          <Button variant="outline" onClick={() => asking.ask({})}>
            Clear
          </Button>
        </>
      }
      notice={
        <Alert>
          {`The newest ${MAX_ACTIONS} actions that were sent from this browser, which alone keeps them. Login codes, e-mail addresses and long numbers are replaced.`}
        </Alert>
      }
      table={browserActivity}
      actor={rows}
    />
  )
}
