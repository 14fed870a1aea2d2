export type {
  Activity,
  ExcludedTrade,
  ImportError,
  ImportKind,
  ImportReport,
  Imports,
  ImportUpload,
  NewStrategy,
  NotificationDelivery,
  StrategyFigures,
  StrategyRecord,
  TradeRecord,
  TradeValues,
} from '../generated/extensions.ts'
export { type ActivityApi, type ActivityQuery, listActivity } from './activity.ts'
export { createExtensions, type Extensions } from './client.ts'
export {
  cancelNotificationDelivery,
  type DeliveriesApi,
  getNotificationDelivery,
  retryNotificationDelivery,
} from './deliveries.ts'
export { type ImportsApi, importFile, listImports } from './imports.ts'
export { type ExcludedTradesApi, includeLiveTrade } from './live-trades.ts'
export { type LoginApi, sendEmailCode } from './login.ts'
export {
  createStrategyRecord,
  createTrade,
  deleteTrade,
  listStrategyRecords,
  listTrades,
  type StrategyRecordsApi,
  updateStrategyRecord,
  updateTrade,
} from './strategy-records.ts'
