// Generated from openapi/ by generate.ts. Do not edit.

import { multipart } from '../multipart.ts'
import type { Operation } from '../operations.ts'

export const listActivity: Operation<'listActivity'> = {
  id: "listActivity",
  service: "extensions",
  method: "GET",
  path: "/activity",
  class: "read",
  isStaff: true,
}

export const listImports: Operation<'listImports'> = {
  id: "listImports",
  service: "extensions",
  method: "GET",
  path: "/imports",
  class: "read",
  isStaff: true,
}

export const importFile: Operation<'importFile'> = {
  id: "importFile",
  service: "extensions",
  method: "POST",
  path: "/imports/{kind}",
  class: "write",
  isStaff: true,
  toForm: /* @__PURE__ */ multipart(["file","files"]),
}

export const listStrategyRecords: Operation<'listStrategyRecords'> = {
  id: "listStrategyRecords",
  service: "extensions",
  method: "GET",
  path: "/strategies",
  class: "read",
  isStaff: true,
}

export const createStrategyRecord: Operation<'createStrategyRecord'> = {
  id: "createStrategyRecord",
  service: "extensions",
  method: "POST",
  path: "/strategies",
  class: "write",
  isStaff: true,
}

export const updateStrategyRecord: Operation<'updateStrategyRecord'> = {
  id: "updateStrategyRecord",
  service: "extensions",
  method: "PUT",
  path: "/strategies/{id}",
  class: "write",
  isStaff: true,
}

export const listTrades: Operation<'listTrades'> = {
  id: "listTrades",
  service: "extensions",
  method: "GET",
  path: "/strategies/{strategyCode}/trades",
  class: "read",
  isStaff: true,
}

export const createTrade: Operation<'createTrade'> = {
  id: "createTrade",
  service: "extensions",
  method: "POST",
  path: "/strategies/{strategyCode}/trades",
  class: "write",
  isStaff: true,
}

export const updateTrade: Operation<'updateTrade'> = {
  id: "updateTrade",
  service: "extensions",
  method: "PUT",
  path: "/trades/{id}",
  class: "write",
  isStaff: true,
}

export const deleteTrade: Operation<'deleteTrade'> = {
  id: "deleteTrade",
  service: "extensions",
  method: "DELETE",
  path: "/trades/{id}",
  class: "write",
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

export const countRecipients: Operation<'countRecipients'> = {
  id: "countRecipients",
  service: "extensions",
  method: "GET",
  path: "/notifications/recipients/{channel}",
  class: "read",
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

export const searchRecords: Operation<'searchRecords'> = {
  id: "searchRecords",
  service: "extensions",
  method: "GET",
  path: "/search",
  class: "read",
  isStaff: true,
}

export const listSharedViews: Operation<'listSharedViews'> = {
  id: "listSharedViews",
  service: "extensions",
  method: "GET",
  path: "/shared-views",
  class: "read",
  isStaff: true,
}

export const shareView: Operation<'shareView'> = {
  id: "shareView",
  service: "extensions",
  method: "POST",
  path: "/shared-views",
  class: "write",
  isStaff: true,
}

export const deleteSharedView: Operation<'deleteSharedView'> = {
  id: "deleteSharedView",
  service: "extensions",
  method: "DELETE",
  path: "/shared-views/{id}",
  class: "write",
  isStaff: true,
}

export const listStaff: Operation<'listStaff'> = {
  id: "listStaff",
  service: "extensions",
  method: "GET",
  path: "/staff",
  class: "read",
  isStaff: true,
}

export const listInvites: Operation<'listInvites'> = {
  id: "listInvites",
  service: "extensions",
  method: "GET",
  path: "/staff/invites",
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

export const withdrawInvite: Operation<'withdrawInvite'> = {
  id: "withdrawInvite",
  service: "extensions",
  method: "DELETE",
  path: "/staff/invites/{id}",
  class: "write",
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

export const listActivityFilters: Operation<'listActivityFilters'> = {
  id: "listActivityFilters",
  service: "extensions",
  method: "GET",
  path: "/activity/filters",
  class: "read",
  isStaff: true,
}

export const listBlogVersions: Operation<'listBlogVersions'> = {
  id: "listBlogVersions",
  service: "extensions",
  method: "GET",
  path: "/blogs/{id}/versions",
  class: "read",
  isStaff: true,
}

export const getBlogVersion: Operation<'getBlogVersion'> = {
  id: "getBlogVersion",
  service: "extensions",
  method: "GET",
  path: "/blogs/{id}/versions/{versionId}",
  class: "read",
  isStaff: true,
}

export const restoreBlogVersion: Operation<'restoreBlogVersion'> = {
  id: "restoreBlogVersion",
  service: "extensions",
  method: "POST",
  path: "/blogs/{id}/versions/{versionId}/restore",
  class: "write",
  isStaff: true,
}

export const listDeletedBlogs: Operation<'listDeletedBlogs'> = {
  id: "listDeletedBlogs",
  service: "extensions",
  method: "GET",
  path: "/deleted-blogs",
  class: "read",
  isStaff: true,
}

export const restoreDeletedBlog: Operation<'restoreDeletedBlog'> = {
  id: "restoreDeletedBlog",
  service: "extensions",
  method: "POST",
  path: "/deleted-blogs/{id}/restore",
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
