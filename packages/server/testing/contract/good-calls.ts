import { codeWithoutPlan } from '../code-without-plan.ts'
import {
  description,
  discount,
  image,
  notification,
  page,
  person,
  plan,
  split,
  splitChanges,
} from './bodies.ts'
import type { Call, ContractFixture } from './fixture.ts'

/** A successful call of every operation. */
export const goodCalls: Record<string, (fixture: ContractFixture) => Call | Promise<Call>> = {
  listExploreSections: () => ({}),
  createExploreItem: () => ({ json: { id: '', status: '1', section: 'learn', text: 'New', videoLink: '' } }),
  updateExploreItemStatus: () => ({ json: { id: 3, status: '0' } }),
  getStrategyDetails: (fixture) => ({ params: { strategyCode: fixture.strategy.strategyCode } }),
  listLiveStrategies: () => ({}),
  linkStrategyToDescription: (fixture) => ({
    json: { strategyCode: fixture.strategy.strategyCode, strategyDescriptionCode: 'MOM-50' },
  }),
  listStrategySubscribers: (fixture) => ({ params: { strategyCode: fixture.strategy.strategyCode } }),
  listStrategyDescriptions: () => ({}),
  createStrategyDescription: () => ({ json: description }),
  listExcludedLiveTrades: () => ({}),
  excludeLiveTrade: (fixture) => ({
    json: { stockName: fixture.liveTrade.stockName, businessDate: fixture.liveTrade.entryDate },
  }),
  listNotificationsByType: () => ({ params: { type: 'WhatsApp' } }),
  sendGlobalNotification: () => ({ json: notification }),
  refreshCache: () => ({ params: { cacheName: 'categories' } }),
  refreshStrategyCache: (fixture) => ({
    params: { cacheName: 'strategy', strategyCode: fixture.strategy.strategyCode },
  }),
  listStockSplits: () => ({ query: '?splitStatus=1' }),
  createStockSplit: () => ({ json: split }),
  updateStockSplit: () => ({ json: { id: 1, ...splitChanges, status: 1 } }),
  listSchedulerJobs: () => ({}),
  listAuditLogs: () => ({}),
  requestLoginCode: (fixture) => ({ json: { phoneNumber: fixture.server.staffPhone } }),
  verifyLoginCode: async (fixture) => {
    await fixture.tokens()
    await fixture.answerOf('requestLoginCode', { json: { phoneNumber: fixture.server.staffPhone } })
    return {
      json: {
        phoneNumber: fixture.server.staffPhone,
        otp: fixture.server.latestCode(fixture.server.staffPhone),
      },
    }
  },
  registerAdmin: async (fixture) => ({ json: person, bearer: await fixture.invitation() }),
  refreshToken: async (fixture) => ({ json: { refreshToken: (await fixture.tokens()).refreshToken } }),
  listBlogs: () => ({}),
  getBlog: async (fixture) => ({ params: { id: await fixture.blogId() } }),
  likeBlog: async (fixture) => ({ params: { id: await fixture.blogId() }, json: { liked: true } }),
  getBlogLikes: async (fixture) => ({ params: { id: await fixture.blogId() } }),
  createBlog: () => ({
    form: { text: 'A new one', category: 'Daily Bytes', htmlPage: page(), blogImage: image() },
  }),
  updateBlog: async (fixture) => ({
    form: { id: await fixture.blogId(), text: 'Another title', backgroundImage: image() },
  }),
  deleteBlog: async (fixture) => ({ params: { id: await fixture.blogId() } }),
  getPlanCatalog: () => ({}),
  saveStrategyPlan: async (fixture) => ({
    params: { id: '0' },
    json: { ...plan, strategyCode: await codeWithoutPlan(fixture.server.database) },
  }),
  createDiscount: () => ({ json: discount }),
  updateDiscount: () => ({ params: { id: '2' }, json: { ...discount, couponcode: 'CONTRACT20' } }),
}
