import { description, discount, image, notification, page, person, plan, split } from './bodies.ts'
import type { Call, World } from './fixture.ts'

/** A good call of every operation. */
export const goodCalls: Record<string, (world: World) => Call | Promise<Call>> = {
  listExploreSections: () => ({}),
  createExploreItem: () => ({ json: { id: '', status: '1', section: 'learn', text: 'New', videoLink: '' } }),
  updateExploreItemStatus: () => ({ json: { id: 3, status: '0' } }),
  getStrategyDetails: (world) => ({ params: { strategyCode: world.plain.strategyCode } }),
  listLiveStrategies: () => ({}),
  linkStrategyToDescription: (world) => ({
    json: { strategyCode: world.plain.strategyCode, strategyDescriptionCode: 'MOM-50' },
  }),
  listStrategySubscribers: (world) => ({ params: { strategyCode: world.plain.strategyCode } }),
  listStrategyDescriptions: () => ({}),
  createStrategyDescription: () => ({ json: description }),
  listExcludedLiveTrades: () => ({}),
  excludeLiveTrade: (world) => ({
    json: { stockName: world.live.stockName, businessDate: world.live.entryDate },
  }),
  listNotificationsByType: () => ({ params: { type: 'WhatsApp' } }),
  sendGlobalNotification: () => ({ json: notification }),
  refreshCache: () => ({ params: { cacheName: 'categories' } }),
  refreshStrategyCache: (world) => ({
    params: { cacheName: 'strategy', strategyCode: world.plain.strategyCode },
  }),
  listStockSplits: () => ({ query: '?splitStatus=1' }),
  createStockSplit: () => ({ json: split }),
  updateStockSplit: () => {
    const { splitratio: _, splitdate: __, ...changes } = split
    return { json: { id: 1, ...changes, status: 1 } }
  },
  listSchedulerJobs: () => ({}),
  listAuditLogs: () => ({}),
  requestLoginCode: (world) => ({ json: { phoneNumber: world.server.staffPhone } }),
  verifyLoginCode: async (world) => {
    await world.tokens()
    await world.answerOf('requestLoginCode', { json: { phoneNumber: world.server.staffPhone } })
    return {
      json: { phoneNumber: world.server.staffPhone, otp: world.server.latestCode(world.server.staffPhone) },
    }
  },
  registerAdmin: async (world) => ({ json: person, bearer: await world.invitation() }),
  refreshToken: async (world) => ({ json: { refreshToken: (await world.tokens()).refreshToken } }),
  listBlogs: () => ({}),
  getBlog: async (world) => ({ params: { id: await world.blogId() } }),
  likeBlog: async (world) => ({ params: { id: await world.blogId() }, json: { liked: true } }),
  getBlogLikes: async (world) => ({ params: { id: await world.blogId() } }),
  createBlog: () => ({
    form: { text: 'A new one', category: 'Daily Bytes', htmlPage: page(), blogImage: image() },
  }),
  updateBlog: async (world) => ({
    form: { id: await world.blogId(), text: 'Another title', backgroundImage: image() },
  }),
  deleteBlog: async (world) => ({ params: { id: await world.blogId() } }),
  getPlanCatalog: () => ({}),
  saveStrategyPlan: () => ({ params: { id: '0' }, json: plan }),
  createDiscount: () => ({ json: discount }),
  updateDiscount: () => ({ params: { id: '2' }, json: { ...discount, couponcode: 'CONTRACT20' } }),
}
