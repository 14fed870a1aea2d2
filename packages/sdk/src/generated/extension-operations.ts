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

export const sendEmailCode: Operation<'sendEmailCode'> = {
  id: "sendEmailCode",
  service: "extensions",
  method: "POST",
  path: "/login/email-code",
  class: "action",
}

export const getNotificationDelivery: Operation<'getNotificationDelivery'> = {
  id: "getNotificationDelivery",
  service: "extensions",
  method: "GET",
  path: "/notifications/{id}/delivery",
  class: "read",
  isStaff: true,
}

export const cancelNotificationDelivery: Operation<'cancelNotificationDelivery'> = {
  id: "cancelNotificationDelivery",
  service: "extensions",
  method: "POST",
  path: "/notifications/{id}/delivery/cancel",
  class: "write",
  isStaff: true,
}

export const retryNotificationDelivery: Operation<'retryNotificationDelivery'> = {
  id: "retryNotificationDelivery",
  service: "extensions",
  method: "POST",
  path: "/notifications/{id}/delivery/retry",
  class: "write",
  isStaff: true,
}

export const getMe: Operation<'getMe'> = {
  id: "getMe",
  service: "extensions",
  method: "GET",
  path: "/me",
  class: "read",
  isStaff: true,
}

export const logOut: Operation<'logOut'> = {
  id: "logOut",
  service: "extensions",
  method: "POST",
  path: "/logout",
  class: "action",
}

export const listStaff: Operation<'listStaff'> = {
  id: "listStaff",
  service: "extensions",
  method: "GET",
  path: "/staff",
  class: "read",
  isStaff: true,
}

export const inviteStaff: Operation<'inviteStaff'> = {
  id: "inviteStaff",
  service: "extensions",
  method: "POST",
  path: "/staff/invites",
  class: "action",
  isStaff: true,
}

export const updateStaff: Operation<'updateStaff'> = {
  id: "updateStaff",
  service: "extensions",
  method: "PUT",
  path: "/staff/{id}",
  class: "write",
  isStaff: true,
}

export const removeStaff: Operation<'removeStaff'> = {
  id: "removeStaff",
  service: "extensions",
  method: "DELETE",
  path: "/staff/{id}",
  class: "write",
  isStaff: true,
}

export const disableStaff: Operation<'disableStaff'> = {
  id: "disableStaff",
  service: "extensions",
  method: "POST",
  path: "/staff/{id}/disable",
  class: "write",
  isStaff: true,
}

export const enableStaff: Operation<'enableStaff'> = {
  id: "enableStaff",
  service: "extensions",
  method: "POST",
  path: "/staff/{id}/enable",
  class: "write",
  isStaff: true,
}

export const listStaffSessions: Operation<'listStaffSessions'> = {
  id: "listStaffSessions",
  service: "extensions",
  method: "GET",
  path: "/staff/{id}/sessions",
  class: "read",
  isStaff: true,
}

export const endStaffSessions: Operation<'endStaffSessions'> = {
  id: "endStaffSessions",
  service: "extensions",
  method: "POST",
  path: "/staff/{id}/end-sessions",
  class: "write",
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
