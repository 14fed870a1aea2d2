// Generated from openapi/ by generate.ts. Do not edit.

import type { ResponseOf, SpecifiedOperationId } from '../operations.ts'
import * as fixtures from './fixtures.ts'

/** A good response to every call, the first example of the description, for a `mockFetch` of the whole API. */
export const examples: { readonly [Id in SpecifiedOperationId]: ResponseOf<Id> } = {
  listExploreSections: fixtures.listExploreSections.sections,
  createExploreItem: fixtures.createExploreItem.savedVideo,
  updateExploreItemStatus: fixtures.updateExploreItemStatus.deactivated,
  getStrategyDetails: fixtures.getStrategyDetails.details,
  listLiveStrategies: fixtures.listLiveStrategies.strategies,
  linkStrategyToDescription: fixtures.linkStrategyToDescription.linked,
  listStrategySubscribers: fixtures.listStrategySubscribers.subscribers,
  listStrategyDescriptions: fixtures.listStrategyDescriptions.descriptions,
  createStrategyDescription: fixtures.createStrategyDescription.savedDescription,
  listExcludedLiveTrades: fixtures.listExcludedLiveTrades.excluded,
  excludeLiveTrade: fixtures.excludeLiveTrade.nowExcluded,
  listNotificationsByType: fixtures.listNotificationsByType.app,
  refreshCache: fixtures.refreshCache.refreshed,
  refreshStrategyCache: fixtures.refreshStrategyCache.strategyRefreshed,
  listStockSplits: fixtures.listStockSplits.splits,
  createStockSplit: fixtures.createStockSplit.savedSplit,
  updateStockSplit: fixtures.updateStockSplit.nowCompleted,
  listSchedulerJobs: fixtures.listSchedulerJobs.runs,
  listAuditLogs: fixtures.listAuditLogs.entries,
  requestLoginCode: fixtures.requestLoginCode.codeSent,
  verifyLoginCode: fixtures.verifyLoginCode.signedIn,
  registerAdmin: fixtures.registerAdmin.registered,
  listBlogs: fixtures.listBlogs.blogs,
  getBlog: fixtures.getBlog.blog,
  likeBlog: fixtures.likeBlog.liked,
  getBlogLikes: fixtures.getBlogLikes.likes,
  createBlog: fixtures.createBlog.savedBlog,
  updateBlog: fixtures.updateBlog.changedBlog,
  deleteBlog: fixtures.deleteBlog.deleted,
  getPlanCatalog: fixtures.getPlanCatalog.catalog,
  saveStrategyPlan: fixtures.saveStrategyPlan.savedPlan,
  createDiscount: fixtures.createDiscount.savedCoupon,
  updateDiscount: fixtures.updateDiscount.deactivated,
  sendGlobalNotification: fixtures.sendGlobalNotification.sent,
  refreshToken: fixtures.refreshToken.refreshed,
}
