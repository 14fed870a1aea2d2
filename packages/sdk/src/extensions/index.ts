export type {
  Activity,
  ActivityFilters,
  ActivityPerson,
  BlogContent,
  BlogVersion,
  BlogVersionDetails,
  DeletedBlog,
  DeletedSharedView,
  DeletedTicket,
  DeletedTrade,
  Drawdown,
  EndedSessions,
  ExcludedTrade,
  FailedRows,
  FileColumns,
  FoundRecord,
  Highlights,
  ImportError,
  ImportKind,
  ImportReport,
  Imports,
  ImportUpload,
  Invite,
  Logout,
  MappedColumn,
  Me,
  NewInvite,
  NewSharedView,
  NewStrategy,
  NewTicketStatus,
  NotificationDelivery,
  PendingInvite,
  paths as ExtensionsPaths,
  RecipientCount,
  RecordedValues,
  RemovedStaffMember,
  RestoredBlog,
  Right,
  Role,
  RunningImport,
  SharedView,
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
  UnknownText,
  ValueChange,
  ViewColumns,
  WithdrawnInvite,
} from '../generated/extensions.ts'
export * from './activity.ts'
export * from './blog-versions.ts'
export * from './client.ts'
export * from './deleted-blogs.ts'
export * from './deliveries.ts'
export * from './imports.ts'
export * from './live-trades.ts'
export * from './login.ts'
export * from './search.ts'
export * from './session.ts'
export * from './shared-views.ts'
export * from './staff.ts'
export * from './strategy-records.ts'
export * from './tickets.ts'
