import type { Activity } from '@tarang/sdk/extensions'
import { dateTime, defineTable, naming, secondary, TableScreen, text } from '#patterns/table'
import { extensions } from '#platform/extensions'

const actions = defineTable<Activity>({
  load: (options) => extensions.activity.list({}, options),
  rowId: (action) => action.id,
  search: { label: 'Record', in: (action) => action.subject },
  filters: [{ name: 'person', label: 'Person', all: 'All people', by: (action) => action.staffName }],
  empty: 'No actions have been recorded yet.',
  failure: 'Failed to fetch the activity.',
  columns: [
    dateTime('Time', 'at'),
    naming(text('Person', 'staffName')),
    text('Action', 'action'),
    text('Record', 'subject'),
    secondary(text('Request', 'requestId')),
  ],
})

const ActivityScreen = () => <TableScreen title="Activity" table={actions} />
export default ActivityScreen
