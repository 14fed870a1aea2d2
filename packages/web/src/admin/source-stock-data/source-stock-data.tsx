import { defineTable, link, optional, TableScreen } from '#patterns/table'
import { urlPart } from '#platform/navigation/url-part'
import { FailuresInARow, LastSuccess, RunHistoryProvider } from './run-history.tsx'

const schedulers = [
  'daily stock price',
  'technical indicator for split',
  'quarterly fundamental stock data source',
  'yearly fundamental stock data source',
  'monthly fundamental stock data source',
].map((name) => ({ name }))

const jobsOf = ({ name }: { name: string }) => `/scheduleJobStatus?scheduler=${urlPart(name)}`

const sources = defineTable<{ name: string }>({
  load: async () => schedulers,
  rowId: ({ name }) => name,
  hasDetails: false,
  hasRefresh: false,
  records: { kind: 'Scheduler', name: ({ name }) => name, path: jobsOf },
  empty: 'No data available.',
  failure: 'Failed to list the schedulers.',
  columns: [
    link('Scheduler Name', 'name', jobsOf),
    optional({ id: 'lastSuccess', label: 'Last Success', cell: ({ name }) => <LastSuccess name={name} /> }),
    optional({
      id: 'failuresInARow',
      label: 'Failures in a Row',
      cell: ({ name }) => <FailuresInARow name={name} />,
    }),
  ],
})

const SourceStockData = () => (
  <RunHistoryProvider>
    <TableScreen title="Source Stock Data" table={sources} />
  </RunHistoryProvider>
)
export default SourceStockData
