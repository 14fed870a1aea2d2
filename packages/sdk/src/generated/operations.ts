// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../operations.ts'

export const listExploreSections: Operation<'listExploreSections'> = {
  id: "listExploreSections",
  service: "platform",
  method: "GET",
  path: "/getAllExploreData",
  class: "read",
}

export const createExploreItem: Operation<'createExploreItem'> = {
  id: "createExploreItem",
  service: "platform",
  method: "POST",
  path: "/addExploreData",
  class: "write",
  isStaff: true,
}

export const updateExploreItemStatus: Operation<'updateExploreItemStatus'> = {
  id: "updateExploreItemStatus",
  service: "platform",
  method: "POST",
  path: "/updateExploreData",
  class: "write",
  isStaff: true,
}

export const getStrategyDetails: Operation<'getStrategyDetails'> = {
  id: "getStrategyDetails",
  service: "platform",
  method: "GET",
  path: "/backtest/strategy-details/{strategyCode}",
  class: "read",
  isStaff: true,
}

export const listLiveStrategies: Operation<'listLiveStrategies'> = {
  id: "listLiveStrategies",
  service: "platform",
  method: "GET",
  path: "/liveStrategies",
  class: "read",
  isStaff: true,
}

export const linkStrategyToDescription: Operation<'linkStrategyToDescription'> = {
  id: "linkStrategyToDescription",
  service: "platform",
  method: "POST",
  path: "/linkStrategyToStrategyDescription",
  class: "write",
  isStaff: true,
}

export const listStrategySubscribers: Operation<'listStrategySubscribers'> = {
  id: "listStrategySubscribers",
  service: "platform",
  method: "GET",
  path: "/strategies/getUsersByStrategyCode/{strategyCode}",
  class: "read",
  isStaff: true,
}

export const listStrategyDescriptions: Operation<'listStrategyDescriptions'> = {
  id: "listStrategyDescriptions",
  service: "platform",
  method: "GET",
  path: "/getStrategyDescription",
  class: "read",
  isStaff: true,
}

export const createStrategyDescription: Operation<'createStrategyDescription'> = {
  id: "createStrategyDescription",
  service: "platform",
  method: "POST",
  path: "/addStrategyDescription",
  class: "write",
  isStaff: true,
}

export const listExcludedLiveTrades: Operation<'listExcludedLiveTrades'> = {
  id: "listExcludedLiveTrades",
  service: "platform",
  method: "GET",
  path: "/getExcludedLiveTrades",
  class: "read",
  isStaff: true,
}

export const excludeLiveTrade: Operation<'excludeLiveTrade'> = {
  id: "excludeLiveTrade",
  service: "platform",
  method: "POST",
  path: "/excludeLiveTrades",
  class: "write",
  isStaff: true,
}

export const listNotificationsByType: Operation<'listNotificationsByType'> = {
  id: "listNotificationsByType",
  service: "platform",
  method: "GET",
  path: "/getNotificationsByType/{type}",
  class: "read",
  isStaff: true,
}

export const refreshCache: Operation<'refreshCache'> = {
  id: "refreshCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}",
  class: "action",
  isStaff: true,
  answersText: true,
}

export const refreshStrategyCache: Operation<'refreshStrategyCache'> = {
  id: "refreshStrategyCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}/{strategyCode}",
  class: "action",
  isStaff: true,
  answersText: true,
}

export const listStockSplits: Operation<'listStockSplits'> = {
  id: "listStockSplits",
  service: "platform",
  method: "GET",
  path: "/getStockSplitCalender",
  class: "read",
  isStaff: true,
}

export const createStockSplit: Operation<'createStockSplit'> = {
  id: "createStockSplit",
  service: "platform",
  method: "POST",
  path: "/saveStockSplitCalender",
  class: "write",
  isStaff: true,
}

export const updateStockSplit: Operation<'updateStockSplit'> = {
  id: "updateStockSplit",
  service: "platform",
  method: "POST",
  path: "/updateStockSplitCalender",
  class: "write",
  isStaff: true,
}

export const listSchedulerJobs: Operation<'listSchedulerJobs'> = {
  id: "listSchedulerJobs",
  service: "platform",
  method: "GET",
  path: "/fetchSchedulerAuditLog",
  class: "read",
  isStaff: true,
}

export const listAuditLogs: Operation<'listAuditLogs'> = {
  id: "listAuditLogs",
  service: "platform",
  method: "GET",
  path: "/fetchAuditLogs",
  class: "read",
  isStaff: true,
}

export const requestLoginCode: Operation<'requestLoginCode'> = {
  id: "requestLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/login-auth",
  class: "action",
}

export const verifyLoginCode: Operation<'verifyLoginCode'> = {
  id: "verifyLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/verifyLoginOtp",
  class: "action",
}

export const registerAdmin: Operation<'registerAdmin'> = {
  id: "registerAdmin",
  service: "platform",
  method: "POST",
  path: "/user/registerAdmin",
  class: "write",
}

export const listBlogs: Operation<'listBlogs'> = {
  id: "listBlogs",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs",
  class: "read",
}

export const getBlog: Operation<'getBlog'> = {
  id: "getBlog",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs/{id}",
  class: "read",
}

export const likeBlog: Operation<'likeBlog'> = {
  id: "likeBlog",
  service: "platform",
  method: "POST",
  path: "/{id}/like",
  class: "action",
}

export const getBlogLikes: Operation<'getBlogLikes'> = {
  id: "getBlogLikes",
  service: "platform",
  method: "GET",
  path: "/{id}/getLikeCount",
  class: "read",
}

export const createBlog: Operation<'createBlog'> = {
  id: "createBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/upload",
  class: "write",
  isStaff: true,
}

export const updateBlog: Operation<'updateBlog'> = {
  id: "updateBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/edit",
  class: "write",
  isStaff: true,
}

export const deleteBlog: Operation<'deleteBlog'> = {
  id: "deleteBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/delete/{id}",
  class: "write",
  isStaff: true,
}

export const getPlanCatalog: Operation<'getPlanCatalog'> = {
  id: "getPlanCatalog",
  service: "platform",
  method: "GET",
  path: "/subscription-plan/3",
  class: "read",
  isStaff: true,
}

export const saveStrategyPlan: Operation<'saveStrategyPlan'> = {
  id: "saveStrategyPlan",
  service: "platform",
  method: "POST",
  path: "/strategies/update-title-description/{id}",
  class: "write",
  isStaff: true,
}

export const createDiscount: Operation<'createDiscount'> = {
  id: "createDiscount",
  service: "platform",
  method: "POST",
  path: "/saveStrategyDiscount",
  class: "write",
  isStaff: true,
}

export const updateDiscount: Operation<'updateDiscount'> = {
  id: "updateDiscount",
  service: "platform",
  method: "PUT",
  path: "/updateStrategyDiscount/{id}",
  class: "write",
  isStaff: true,
}

export const sendGlobalNotification: Operation<'sendGlobalNotification'> = {
  id: "sendGlobalNotification",
  service: "notifications",
  method: "POST",
  path: "/notifications/sendGlobalNotification",
  class: "action",
  isStaff: true,
}

export const refreshToken: Operation<'refreshToken'> = {
  id: "refreshToken",
  service: "notifications",
  method: "POST",
  path: "/auth/refresh-token",
  class: "action",
}
