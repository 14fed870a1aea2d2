import type { SchedulerJob } from '@tarang/sdk'
import { dateTime, defineTable, naming, TableScreen, text, toned } from '#patterns/table'
import { api } from '#platform/api'
import { jobTones } from '../job-tones.ts'

const schedulerJobs = defineTable<SchedulerJob>({
  load: api.schedulerJobs.list,
  rowId: (job) => job.id,
  search: { label: 'Scheduler name', in: (job) => job.scheduler_name },
  filters: [
    { name: 'scheduler', label: 'Scheduler', all: 'All Schedulers', by: (job) => job.scheduler_name },
  ],
  empty: 'No Scheduler Job Found',
  nothingFound: 'No Scheduler Job Found',
  failure: 'Failed to fetch scheduler jobs.',
  columns: [
    text('ID', 'id'),
    dateTime('End Date', 'end_date'),
    naming(text('Scheduler Name', 'scheduler_name')),
    dateTime('Start Date', 'startDate'),
    toned('Status', 'status', jobTones),
  ],
})

const SchedulerJobs = () => <TableScreen title="Scheduler Job Status" table={schedulerJobs} />
export default SchedulerJobs
