export type {
  Activity,
  DeletedTicket,
  ExcludedTrade,
  NewTicketStatus,
  Ticket,
  TicketChange,
  TicketList,
  TicketStatus,
} from '../generated/extensions.ts'
export { type ActivityApi, type ActivityQuery, listActivity } from './activity.ts'
export { createExtensions, type Extensions } from './client.ts'
export { type ExcludedTradesApi, includeLiveTrade } from './live-trades.ts'
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
