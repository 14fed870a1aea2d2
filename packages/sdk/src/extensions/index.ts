export type {
  Activity,
  ActivityFilters,
  ActivityPerson,
  BlogContent,
  BlogVersion,
  BlogVersionDetails,
  DeletedBlog,
  DeletedTicket,
  DeletedTrade,
  DeliveryChannel,
  Drawdown,
  EndedSessions,
  ExcludedTrade,
  Highlights,
  ImportError,
  ImportKind,
  ImportReport,
  Imports,
  ImportUpload,
  Invite,
  Logout,
  Me,
  NewInvite,
  NewStrategy,
  NewTicketStatus,
  NotificationDelivery,
  RecipientCount,
  RecordedValues,
  RemovedStaffMember,
  RestoredBlog,
  Role,
  RunningImport,
  StaffChanges,
  StaffMember,
  StaffSession,
  StrategyFigures,
  StrategyRecord,
  Ticket,
  TicketChange,
  TicketList,
  TicketStatus,
  TradeRecord,
  TradeValues,
} from '../generated/extensions.ts'
export {
  type ActivityApi,
  type ActivityQuery,
  listActivity,
  listActivityFilters,
} from './activity.ts'
export {
  type BlogVersionsApi,
  getBlogVersion,
  listBlogVersions,
  restoreBlogVersion,
} from './blog-versions.ts'
export { createExtensions, type Extensions } from './client.ts'
export { type DeletedBlogsApi, listDeletedBlogs, restoreDeletedBlog } from './deleted-blogs.ts'
export {
  cancelNotificationDelivery,
  countRecipients,
  type DeliveriesApi,
  getNotificationDelivery,
  retryNotificationDelivery,
} from './deliveries.ts'
export { type ImportsApi, importFile, listImports } from './imports.ts'
export { type ExcludedTradesApi, includeLiveTrade } from './live-trades.ts'
export { type LoginApi, sendEmailCode } from './login.ts'
export { getMe, logOut, type SessionApi } from './session.ts'
export {
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  listStaffSessions,
  removeStaff,
  type StaffApi,
  updateStaff,
} from './staff.ts'
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
export {
  changeTicketStatus,
  deleteTicket,
  exportTickets,
  getTicket,
  listTickets,
  type TicketFilter,
  type TicketQuery,
  type TicketsApi,
} from './tickets.ts'
