// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../operations.ts'

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const ExploreItem = { "id!": "i", "videoLink": "s", "backgroundImage": "s", "description": "s", "text": "s", "type": "s", "status!": "s", "section": "s", "createdOn": "s", "modifiedOn": "s" } as const

const ExploreBlock = { "sectionName!": "s", "content": [ExploreItem], "contentList": [ExploreItem] } as const

const ExploreAnswer = { "status": OkStatus, "data": { "exploreData": [ExploreBlock] } } as const

const Trade = { "id!": "i", "stockName!": "s", "entryPrice": "n", "exitPrice": "n", "pnl": "n", "entryDate": "s", "exitDate": "s" } as const

const StrategyHighlights = { "strategyDescriptionCode": "s", "winningTrades": "i", "losingTrades": "i", "totalTrades": "i", "averageHoldingPeriod": "n", "videoLink": "s", "averageStockPeriod": "n", "drawDownPeriod": "n", "status": "i", "strategyDescription": "s" } as const

const Drawdown = { "startRange": "s", "endRange": "s", "drawDownInPercentage": "n", "currentPortfolioReturn": "n", "drawDownAmount": "n", "maxPortfolioReturn": "n", "prevPortfolioReturn": "n" } as const

const StrategyDetails = { "strategyCode!": "s", "netReturns": "n", "xirr": "n", "pnl": "n", "status": "i", "createdOn": "s", "modifiedOn": "s", "liveTrades": [Trade], "closedTrades": [Trade], "strategyHighlights": { '|': [StrategyHighlights, [StrategyHighlights]] }, "drawdown": Drawdown } as const

const StrategyDetailsAnswer = { "status": OkStatus, "data!": { "strategyDetails!": StrategyDetails } } as const

const Strategy = { "id!": "i", "strategyCode!": "s", "xirr": "n", "netReturn": "n", "drawDownStartDate": "s", "drawDownEndDate": "s", "drawDownPercentage": "n", "status!": "i", "createdOn": "s", "modifiedOn": "s" } as const

const StrategyLink = { "strategyCode!": "s", "strategyDescriptionCode!": "s" } as const

const StrategySubscriber = { "id!": "i", "userid!": "i", "strategycode!": "s", "subscription_expiry_date": "s", "status!": "i", "createdon": "s", "modifiedon": "s" } as const

const StrategyDescription = { "id!": "i", "strategyDescriptionCode": "s", "videoLink": "s", "strategyDescription": "s", "status": "i", "createdOn": "s", "modifiedOn": "s" } as const

const ExcludedLiveTrade = { "stockName!": "s" } as const

const Notification = { "title!": "s", "topic": "s", "type": "s", "shortDesc": "s", "longDesc": "s", "createdAt": "s", "modifiedOn": "s" } as const

const StockSplit = { "id!": "i", "stockname!": "s", "splitratio": "s", "splitdate": "s", "status!": "i", "corporateaction": "s", "sourcedon": "s", "createdon": "s" } as const

const SchedulerJob = { "id!": "i", "scheduler_name!": "s", "startDate": "s", "end_date": "s", "status": "s" } as const

const AuditLog = { "id!": "i", "stock_name": "s", "criteria": "s", "criteria2": "s", "data_type": "s", "executedOn": "s", "status": "s" } as const

const Answer = { "status!": OkStatus } as const

const User = { "firstName!": "s", "lastName!": "s" } as const

const LoginResult = { "jwtToken!": "s", "refreshToken!": "s", "user!": User } as const

const LoginAnswer = { "status": OkStatus, "data!": LoginResult } as const

const BlogItem = { "id!": "i", "text": "s", "backgroundImage": "s", "publishedDate": "s", "likesCount": "i", "categories": { '|': [["s"], "s"] }, "htmlPageLink": "s", "liked": "b" } as const

const BlogLikes = { "likesCount!": "i", "liked!": "b" } as const

const DeletedBlog = { "id!": "i" } as const

const StrategyPlan = { "id!": "i", "strategyCode!": "s", "title": "s", "description": "s", "features": ["s"], "tag": "s", "iconURL": "s", "subscriptionStatus": "n", "yearlyprice": "n", "monthlyprice": "n", "quarterlyprice": "n", "subscribed": "b", "isSubscribed": "i" } as const

const Discount = { "id!": "i", "strategycode!": "s", "couponcode": "s", "type!": "s", "status!": "s", "preferred": "n", "discount": "n", "description": "s", "condition": "s", "combo": "n" } as const

const PlanCatalog = { "plans": [StrategyPlan], "discounts": [Discount], "coupons": [Discount] } as const

const PlanCatalogAnswer = { "status": OkStatus, "data!": PlanCatalog } as const

const NotificationReceipt = { "status!": OkStatus, "message": "s", "successMessages": ["s"] } as const

const RefreshedToken = { "token!": "s", "refreshToken": "s" } as const

const RefreshedTokenAnswer = { "status": OkStatus, "data!": RefreshedToken } as const

export const listExploreSections: Operation<'listExploreSections'> = {
  id: "listExploreSections",
  service: "platform",
  method: "GET",
  path: "/getAllExploreData",
  class: "read",
  answer: { '|': [ExploreAnswer, [ExploreBlock]] },
}

export const createExploreItem: Operation<'createExploreItem'> = {
  id: "createExploreItem",
  service: "platform",
  method: "POST",
  path: "/addExploreData",
  class: "write",
  isStaff: true,
  answer: ExploreItem,
}

export const updateExploreItemStatus: Operation<'updateExploreItemStatus'> = {
  id: "updateExploreItemStatus",
  service: "platform",
  method: "POST",
  path: "/updateExploreData",
  class: "write",
  isStaff: true,
  answer: ExploreItem,
}

export const getStrategyDetails: Operation<'getStrategyDetails'> = {
  id: "getStrategyDetails",
  service: "platform",
  method: "GET",
  path: "/backtest/strategy-details/{strategyCode}",
  class: "read",
  isStaff: true,
  answer: { '|': [StrategyDetails, StrategyDetailsAnswer] },
}

export const listLiveStrategies: Operation<'listLiveStrategies'> = {
  id: "listLiveStrategies",
  service: "platform",
  method: "GET",
  path: "/liveStrategies",
  class: "read",
  isStaff: true,
  answer: [Strategy],
}

export const linkStrategyToDescription: Operation<'linkStrategyToDescription'> = {
  id: "linkStrategyToDescription",
  service: "platform",
  method: "POST",
  path: "/linkStrategyToStrategyDescription",
  class: "write",
  isStaff: true,
  answer: StrategyLink,
}

export const listStrategySubscribers: Operation<'listStrategySubscribers'> = {
  id: "listStrategySubscribers",
  service: "platform",
  method: "GET",
  path: "/strategies/getUsersByStrategyCode/{strategyCode}",
  class: "read",
  isStaff: true,
  answer: [StrategySubscriber],
}

export const listStrategyDescriptions: Operation<'listStrategyDescriptions'> = {
  id: "listStrategyDescriptions",
  service: "platform",
  method: "GET",
  path: "/getStrategyDescription",
  class: "read",
  isStaff: true,
  answer: [StrategyDescription],
}

export const createStrategyDescription: Operation<'createStrategyDescription'> = {
  id: "createStrategyDescription",
  service: "platform",
  method: "POST",
  path: "/addStrategyDescription",
  class: "write",
  isStaff: true,
  answer: StrategyDescription,
}

export const listExcludedLiveTrades: Operation<'listExcludedLiveTrades'> = {
  id: "listExcludedLiveTrades",
  service: "platform",
  method: "GET",
  path: "/getExcludedLiveTrades",
  class: "read",
  isStaff: true,
  answer: [ExcludedLiveTrade],
}

export const excludeLiveTrade: Operation<'excludeLiveTrade'> = {
  id: "excludeLiveTrade",
  service: "platform",
  method: "POST",
  path: "/excludeLiveTrades",
  class: "write",
  isStaff: true,
  answer: ExcludedLiveTrade,
}

export const listNotificationsByType: Operation<'listNotificationsByType'> = {
  id: "listNotificationsByType",
  service: "platform",
  method: "GET",
  path: "/getNotificationsByType/{type}",
  class: "read",
  isStaff: true,
  answer: [Notification],
}

export const refreshCache: Operation<'refreshCache'> = {
  id: "refreshCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}",
  class: "action",
  isStaff: true,
  answersText: true,
  answer: "s",
}

export const refreshStrategyCache: Operation<'refreshStrategyCache'> = {
  id: "refreshStrategyCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}/{strategyCode}",
  class: "action",
  isStaff: true,
  answersText: true,
  answer: "s",
}

export const listStockSplits: Operation<'listStockSplits'> = {
  id: "listStockSplits",
  service: "platform",
  method: "GET",
  path: "/getStockSplitCalender",
  class: "read",
  isStaff: true,
  answer: [StockSplit],
}

export const createStockSplit: Operation<'createStockSplit'> = {
  id: "createStockSplit",
  service: "platform",
  method: "POST",
  path: "/saveStockSplitCalender",
  class: "write",
  isStaff: true,
  answer: StockSplit,
}

export const updateStockSplit: Operation<'updateStockSplit'> = {
  id: "updateStockSplit",
  service: "platform",
  method: "POST",
  path: "/updateStockSplitCalender",
  class: "write",
  isStaff: true,
  answer: StockSplit,
}

export const listSchedulerJobs: Operation<'listSchedulerJobs'> = {
  id: "listSchedulerJobs",
  service: "platform",
  method: "GET",
  path: "/fetchSchedulerAuditLog",
  class: "read",
  isStaff: true,
  answer: [SchedulerJob],
}

export const listAuditLogs: Operation<'listAuditLogs'> = {
  id: "listAuditLogs",
  service: "platform",
  method: "GET",
  path: "/fetchAuditLogs",
  class: "read",
  isStaff: true,
  answer: [AuditLog],
}

export const requestLoginCode: Operation<'requestLoginCode'> = {
  id: "requestLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/login-auth",
  class: "action",
  answer: Answer,
}

export const verifyLoginCode: Operation<'verifyLoginCode'> = {
  id: "verifyLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/verifyLoginOtp",
  class: "action",
  answer: LoginAnswer,
}

export const registerAdmin: Operation<'registerAdmin'> = {
  id: "registerAdmin",
  service: "platform",
  method: "POST",
  path: "/user/registerAdmin",
  class: "write",
  answer: Answer,
}

export const listBlogs: Operation<'listBlogs'> = {
  id: "listBlogs",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs",
  class: "read",
  answer: [BlogItem],
}

export const getBlog: Operation<'getBlog'> = {
  id: "getBlog",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs/{id}",
  class: "read",
  answer: BlogItem,
}

export const likeBlog: Operation<'likeBlog'> = {
  id: "likeBlog",
  service: "platform",
  method: "POST",
  path: "/{id}/like",
  class: "action",
  answer: BlogLikes,
}

export const getBlogLikes: Operation<'getBlogLikes'> = {
  id: "getBlogLikes",
  service: "platform",
  method: "GET",
  path: "/{id}/getLikeCount",
  class: "read",
  answer: BlogLikes,
}

export const createBlog: Operation<'createBlog'> = {
  id: "createBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/upload",
  class: "write",
  isStaff: true,
  sendsForm: true,
  answer: BlogItem,
}

export const updateBlog: Operation<'updateBlog'> = {
  id: "updateBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/edit",
  class: "write",
  isStaff: true,
  sendsForm: true,
  answer: BlogItem,
}

export const deleteBlog: Operation<'deleteBlog'> = {
  id: "deleteBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/delete/{id}",
  class: "write",
  isStaff: true,
  answer: DeletedBlog,
}

export const getPlanCatalog: Operation<'getPlanCatalog'> = {
  id: "getPlanCatalog",
  service: "platform",
  method: "GET",
  path: "/subscription-plan/3",
  class: "read",
  isStaff: true,
  answer: PlanCatalogAnswer,
}

export const saveStrategyPlan: Operation<'saveStrategyPlan'> = {
  id: "saveStrategyPlan",
  service: "platform",
  method: "POST",
  path: "/strategies/update-title-description/{id}",
  class: "write",
  isStaff: true,
  answer: StrategyPlan,
}

export const createDiscount: Operation<'createDiscount'> = {
  id: "createDiscount",
  service: "platform",
  method: "POST",
  path: "/saveStrategyDiscount",
  class: "write",
  isStaff: true,
  answer: Discount,
}

export const updateDiscount: Operation<'updateDiscount'> = {
  id: "updateDiscount",
  service: "platform",
  method: "PUT",
  path: "/updateStrategyDiscount/{id}",
  class: "write",
  isStaff: true,
  answer: Discount,
}

export const sendGlobalNotification: Operation<'sendGlobalNotification'> = {
  id: "sendGlobalNotification",
  service: "notifications",
  method: "POST",
  path: "/notifications/sendGlobalNotification",
  class: "action",
  isStaff: true,
  answer: NotificationReceipt,
}

export const refreshToken: Operation<'refreshToken'> = {
  id: "refreshToken",
  service: "notifications",
  method: "POST",
  path: "/auth/refresh-token",
  class: "action",
  answer: RefreshedTokenAnswer,
}
