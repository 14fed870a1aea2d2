// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../operations.ts'

export const listActivity: Operation<'listActivity'> = {
  id: "listActivity",
  service: "extensions",
  method: "GET",
  path: "/activity",
  class: "read",
  isStaff: true,
}

export const includeLiveTrade: Operation<'includeLiveTrade'> = {
  id: "includeLiveTrade",
  service: "extensions",
  method: "POST",
  path: "/live-trades/include",
  class: "write",
  isStaff: true,
}

export const listTickets: Operation<'listTickets'> = {
  id: "listTickets",
  service: "extensions",
  method: "GET",
  path: "/tickets",
  class: "read",
  isStaff: true,
}

export const exportTickets: Operation<'exportTickets'> = {
  id: "exportTickets",
  service: "extensions",
  method: "GET",
  path: "/tickets/export",
  class: "read",
  isStaff: true,
  returnsText: true,
}

export const getTicket: Operation<'getTicket'> = {
  id: "getTicket",
  service: "extensions",
  method: "GET",
  path: "/tickets/{ticketId}",
  class: "read",
  isStaff: true,
}

export const deleteTicket: Operation<'deleteTicket'> = {
  id: "deleteTicket",
  service: "extensions",
  method: "DELETE",
  path: "/tickets/{ticketId}",
  class: "write",
  isStaff: true,
}

export const changeTicketStatus: Operation<'changeTicketStatus'> = {
  id: "changeTicketStatus",
  service: "extensions",
  method: "POST",
  path: "/tickets/{ticketId}/status",
  class: "write",
  isStaff: true,
}
