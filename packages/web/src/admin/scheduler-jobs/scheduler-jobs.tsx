import {
  dateTime,
  defineTable,
  optional,
  rowHeader,
  TableScreen,
  text,
  toned,
  type ValueColumn,
  word,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { now, thisMinute } from '#platform/browser/clock'
import { exportDateTime } from '#platform/formats/console-date'
import { jobTones } from '../job-tones.ts'
import {
  formatRun,
  hasFailed,
  isFailing,
  isStuck,
  runLength,
  type SchedulerRun,
  toSchedulerRuns,
} from './run.model.ts'

const durationColumn: ValueColumn<SchedulerRun> = {
  id: 'duration',
  label: 'Duration',
  kind: 'word',
  cell: (job) => formatRun(job, now()),
  plain: (job) => formatRun(job, now()),
  exported: (job) => formatRun(job, now(), exportDateTime),
  value: runLength,
}

const schedulerJobs = defineTable<SchedulerRun>({
  load: async (options) => toSchedulerRuns(await api.schedulerJobs.list(options)),
  isLive: true,
  rowId: (job) => job.id,
  addedFields: ['isNewest', 'isLastEnded'],
  search: { label: 'Scheduler name', in: (job) => job.scheduler_name },
  filters: [
    { name: 'scheduler', label: 'Scheduler', all: 'All Schedulers', by: (job) => job.scheduler_name },
    {
      name: 'result',
      label: 'Result',
      all: 'All Results',
      optionLabels: {
        failing: 'Last run failed',
        failed: 'Failed',
        late: 'Running for over a day',
      },
      rule: {
        options: ['failing', 'failed', 'late'],
        asOf: thisMinute,
        keeps: (job, option) => {
          if (option === 'late') return isStuck(job, now())
          return option === 'failing' ? isFailing(job) : hasFailed(job)
        },
      },
    },
  ],
  empty: 'No Scheduler Job Found',
  nothingFound: 'No Scheduler Job Found',
  failure: 'Failed to fetch scheduler jobs.',
  columns: [
    { ...word('ID', 'id'), width: 58 },
    dateTime('End Date', 'end_date'),
    rowHeader(text('Scheduler Name', 'scheduler_name')),
    dateTime('Start Date', 'startDate'),
    toned('Status', 'status', jobTones),
    optional(durationColumn),
  ],
})

const SchedulerJobs = () => <TableScreen title="Scheduler Job Status" table={schedulerJobs} />
export default SchedulerJobs
