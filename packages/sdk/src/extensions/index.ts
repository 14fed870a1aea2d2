export type {
  Activity,
  DeletedTicket,
  EndedSessions,
  ExcludedTrade,
  Invite,
  Me,
  NewTicketStatus,
  NotificationDelivery,
  Role,
  StaffMember,
  StaffSession,
  Ticket,
  TicketChange,
  TicketList,
  TicketStatus,
} from '../generated/extensions.ts'
export { type ActivityApi, type ActivityQuery, listActivity } from './activity.ts'
export { createExtensions, type Extensions } from './client.ts'
export {
  cancelNotificationDelivery,
  type DeliveriesApi,
  getNotificationDelivery,
  retryNotificationDelivery,
} from './deliveries.ts'
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
  changeTicketStatus,
  deleteTicket,
  exportTickets,
  getTicket,
  listTickets,
  type TicketFilter,
  type TicketQuery,
  type TicketsApi,
} from './tickets.ts'
