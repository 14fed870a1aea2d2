export { type Api, createClient } from './client.ts'
export type { Clock, Milliseconds } from './clock.ts'
export {
  ApiError,
  InvalidResponseError,
  isApiError,
  isInvalidResponseError,
  isNetworkError,
  NetworkError,
} from './errors.ts'
export type {
  NewNotification,
  NotificationReceipt,
  RefreshedToken,
  TokenRefresh,
} from './generated/notifications.ts'
export type {
  AuditLog,
  BinaryStatus,
  BlogCategory,
  BlogChanges,
  BlogItem,
  BlogLike,
  BlogLikeCount,
  BlogLikes,
  CacheName,
  DeletedBlog,
  Discount,
  DiscountStatus,
  DiscountType,
  Drawdown,
  ExcludedLiveTrade,
  ExploreBlock,
  ExploreItem,
  ExploreItemChanges,
  ExploreStatus,
  Id,
  LinkedStrategy,
  LiveTradeExclusion,
  LoginCodeProof,
  LoginCodeRequest,
  LoginResult,
  MessageResponse,
  NewBlog,
  NewDiscount,
  NewExploreItem,
  NewNewsletter,
  NewStockSplit,
  NewStrategyDescription,
  NewStrategyPlan,
  Notification,
  NotificationType,
  OkStatus,
  Refusal,
  Registration,
  SchedulerJob,
  Status,
  StockSplit,
  StockSplitChanges,
  Strategy,
  StrategyDescription,
  StrategyDetails,
  StrategyHighlights,
  StrategyLink,
  StrategyPlan,
  StrategyPlanChanges,
  StrategySubscriber,
  Trade,
  User,
} from './generated/platform.ts'
export { VERSION } from './generated/version.ts'
export type {
  CallEvent,
  DeprecatedEvent,
  ErrorEvent,
  ErrorReport,
  Hooks,
  MismatchEvent,
  RefreshEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from './hooks.ts'
export { createHttp, type Http } from './http.ts'
export { notificationFlags, notificationTypes } from './notification-flags.ts'
export type { CallOptions, ClientOptions, PageOptions, RequestHeaders } from './options.ts'
export { pages } from './pages.ts'
export type { RawClient } from './raw-client.ts'
export type { Mismatch } from './read-shape.ts'
export * from './resources/audit-logs.ts'
export * from './resources/auth.ts'
export * from './resources/blogs.ts'
export * from './resources/cache.ts'
export * from './resources/contact.ts'
export * from './resources/discounts.ts'
export * from './resources/explore.ts'
export * from './resources/live-trades.ts'
export * from './resources/notifications.ts'
export * from './resources/plans.ts'
export * from './resources/scheduler-jobs.ts'
export * from './resources/stock-splits.ts'
export * from './resources/strategies.ts'
export * from './resources/strategy-descriptions.ts'
export type { ResponseInfo } from './response-info.ts'
export type { RetryOptions } from './retry.ts'
export type { Session } from './session.ts'
export { type FileContent, toFile } from './to-file.ts'
export { addressProblemOf, isPathPart } from './urls.ts'
export type { NotificationsPaths, PlatformPaths } from './wire-types.ts'
