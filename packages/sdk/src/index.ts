export { type Api, createClient } from './client.ts'
export type { Clock } from './clock.ts'
export {
  AnswerError,
  ApiError,
  isAnswerError,
  isApiError,
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
  Answer,
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
  LiveTradeExclusion,
  LoginCodeProof,
  LoginCodeRequest,
  LoginResult,
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
export { addressProblemOf } from './guard.ts'
export type {
  CallEvent,
  DeprecatedEvent,
  ErrorEvent,
  ErrorReport,
  Hooks,
  RefreshEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  UnsoundEvent,
} from './hooks.ts'
export { createHttp, type Http } from './http.ts'
export type { CallOptions, ClientOptions } from './options.ts'
export type { Flaw } from './read-shape.ts'
export type { Receipt } from './receipt.ts'
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
export type { RetryOptions } from './retry.ts'
export type { Session } from './session.ts'
export type { Wires } from './wire.ts'
