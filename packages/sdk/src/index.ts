export type { Bound } from './bind-http.ts'
export { type Api, createClient } from './client.ts'
export type { Clock, Milliseconds } from './clock.ts'
export { createHttp } from './connect.ts'
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
export type { Http } from './http.ts'
export { notificationFlags, notificationTypes } from './notification-flags.ts'
export type { CallOptions, ClientOptions, PageOptions, RequestHeaders } from './options.ts'
export { pages } from './pages.ts'
export type { RawClient } from './raw-client.ts'
export type { Mismatch } from './read-shape.ts'
export { type AuditLogsApi, listAuditLogs } from './resources/audit-logs.ts'
export {
  type AuthApi,
  refreshToken,
  registerAdmin,
  requestLoginCode,
  verifyLoginCode,
} from './resources/auth.ts'
export {
  type Blog,
  type BlogsApi,
  createBlog,
  deleteBlog,
  getBlog,
  getBlogBody,
  getBlogLikes,
  likeBlog,
  listBlogs,
  type NewslettersApi,
  updateBlog,
  uploadNewsletter,
} from './resources/blogs.ts'
export { type CacheApi, refreshCache, refreshStrategyCache } from './resources/cache.ts'
export { type ContactApi, type ContactTicket, submitContactTicket } from './resources/contact.ts'
export { createDiscount, type DiscountsApi, updateDiscount } from './resources/discounts.ts'
export {
  createExploreItem,
  type ExploreApi,
  type ExploreSection,
  listExploreSections,
  updateExploreItemStatus,
} from './resources/explore.ts'
export { excludeLiveTrade, type LiveTradesApi, listExcludedLiveTrades } from './resources/live-trades.ts'
export {
  listNotificationsByType,
  type NotificationsApi,
  sendGlobalNotification,
} from './resources/notifications.ts'
export {
  createStrategyPlan,
  getPlanCatalog,
  type PlanCatalog,
  type PlansApi,
  updateStrategyPlan,
} from './resources/plans.ts'
export { listSchedulerJobs, type SchedulerJobsApi } from './resources/scheduler-jobs.ts'
export {
  createStockSplit,
  listStockSplits,
  type StockSplitsApi,
  updateStockSplit,
} from './resources/stock-splits.ts'
export {
  getStrategyDetails,
  linkStrategyToDescription,
  listLiveStrategies,
  listStrategySubscribers,
  type StrategiesApi,
} from './resources/strategies.ts'
export {
  createStrategyDescription,
  listStrategyDescriptions,
  type StrategyDescriptionsApi,
} from './resources/strategy-descriptions.ts'
export type { ResponseInfo } from './response-info.ts'
export type { RetryOptions } from './retry.ts'
export type { Session } from './session.ts'
export { type FileContent, toFile } from './to-file.ts'
export { addressProblemOf, isPathPart } from './urls.ts'
export type { NotificationsPaths, PlatformPaths } from './wire-types.ts'
