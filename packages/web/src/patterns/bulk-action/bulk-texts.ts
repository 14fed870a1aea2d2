import type { ActionView } from '@tarang/machines/action'
import { formatCount, formatNumber } from '#platform/formats/format'
import type { BulkAction, BulkActions } from './define-bulk-actions.ts'

type Counts = Pick<ActionView<unknown>, 'total' | 'done' | 'failed' | 'left'>

/** What happens: 'Deleting 12 blogs'. */
export const doingText = (
  { noun }: Pick<BulkActions<never>, 'noun'>,
  { doing }: Pick<BulkAction<never>, 'doing'>,
  total: number,
) => `${doing} ${formatCount(total, ...noun)}`

/** How far a run is: 'Deleting: 12 of 50 done, 1 failed'. */
export const progressText = ({ doing }: Pick<BulkAction<never>, 'doing'>, { total, done, failed }: Counts) =>
  `${doing}: ${formatNumber(done)} of ${formatNumber(total)} done` +
  (failed.length > 0 ? `, ${formatNumber(failed.length)} failed` : '')

/** The outcome of a run: '47 of 50 blogs deleted. 1 failed. 2 were not started.' */
export const summaryText = (
  { noun: [one, many] }: Pick<BulkActions<never>, 'noun'>,
  action: Pick<BulkAction<never>, 'done'>,
  { total, done, failed, left }: Counts,
) =>
  [
    `${formatNumber(done)} of ${formatNumber(total)} ${total === 1 ? one : many} ${action.done}.`,
    ...(failed.length > 0 ? [`${formatNumber(failed.length)} failed.`] : []),
    ...(left.length > 0
      ? [`${formatNumber(left.length)} ${left.length === 1 ? 'was' : 'were'} not started.`]
      : []),
  ].join(' ')
