export { type Api, createClient } from './client.ts'
export type { Clock } from './clock.ts'
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
export type { CallOptions, ClientOptions } from './options.ts'
export type { RawClient } from './raw-client.ts'
export type { Mismatch } from './read-shape.ts'
export { listAuditLogs } from './resources/audit-logs.ts'
export { refreshToken, registerAdmin, requestLoginCode, verifyLoginCode } from './resources/auth.ts'
export {
  type Blog,
  createBlog,
  deleteBlog,
  getBlog,
  getBlogBody,
  getBlogLikes,
  likeBlog,
  listBlogs,
  updateBlog,
  uploadNewsletter,
} from './resources/blogs.ts'
export { refreshCache, refreshStrategyCache } from './resources/cache.ts'
export { type ContactTicket, submitContactTicket } from './resources/contact.ts'
export { createDiscount, updateDiscount } from './resources/discounts.ts'
export {
  createExploreItem,
  type ExploreSection,
  listExploreSections,
  updateExploreItemStatus,
} from './resources/explore.ts'
export { excludeLiveTrade, listExcludedLiveTrades } from './resources/live-trades.ts'
export { listNotificationsByType, sendGlobalNotification } from './resources/notifications.ts'
export {
  createStrategyPlan,
  getPlanCatalog,
  type PlanCatalog,
  updateStrategyPlan,
} from './resources/plans.ts'
export { listSchedulerJobs } from './resources/scheduler-jobs.ts'
export { createStockSplit, listStockSplits, updateStockSplit } from './resources/stock-splits.ts'
export {
  getStrategyDetails,
  linkStrategyToDescription,
  listLiveStrategies,
  listStrategySubscribers,
} from './resources/strategies.ts'
export { createStrategyDescription, listStrategyDescriptions } from './resources/strategy-descriptions.ts'
export type { ResponseInfo } from './response-info.ts'
export type { RetryOptions } from './retry.ts'
export type { Session } from './session.ts'
export { addressProblemOf } from './urls.ts'
