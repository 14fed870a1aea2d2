import { recordedColumns } from '../db/schema/columns.ts'
import {
  blogs,
  discounts,
  drawdowns,
  excludedLiveTrades,
  exploreItems,
  notifications,
  recipients,
  sharedViews,
  stockSplits,
  strategies,
  strategyDescriptions,
  strategyHighlights,
  strategyPlans,
  strategySubscribers,
  tickets,
  trades,
  users,
} from '../db/schema/index.ts'

/**
 * The fields whose values staff actions record, by the first word of the action: the columns that their definition states
 * as recorded, and fields that are no column. All else is left out, because these rows stay when a person is erased.
 */
export const recordedFields = {
  backup: [],
  blog: [...recordedColumns(blogs), 'images'],
  cache: ['counts'],
  discount: recordedColumns(discounts),
  'explore-item': recordedColumns(exploreItems),
  import: [],
  keys: [],
  'live-trade': recordedColumns(excludedLiveTrades),
  notification: [...recordedColumns(notifications), 'channels', 'failed', 'queued'],
  person: [],
  plan: recordedColumns(strategyPlans),
  recipient: recordedColumns(recipients),
  'sample-data': [],
  'shared-view': recordedColumns(sharedViews),
  staff: [...recordedColumns(users), 'expiresAt', 'sessionCount', 'sessions'],
  'staff-actions': ['actions'],
  'stock-split': recordedColumns(stockSplits),
  strategy: [strategies, strategyHighlights, drawdowns]
    .flatMap(recordedColumns)
    .concat('highlights', 'drawdown'),
  'strategy-description': recordedColumns(strategyDescriptions),
  subscriber: recordedColumns(strategySubscribers),
  ticket: recordedColumns(tickets),
  trade: recordedColumns(trades),
} satisfies Record<string, readonly string[]>

/** The name of a staff action: a kind of record, and what was done. */
export type ActionName = `${keyof typeof recordedFields}.${string}`

export const fieldsOf = (action: ActionName): readonly string[] =>
  recordedFields[action.slice(0, action.indexOf('.')) as keyof typeof recordedFields]
