/** Every call of the client and its operation, for the tests. */
import type { Api } from './src/index.ts'

/** One call of the client. */
export interface Row {
  /** The call's name in the client. */
  name: string
  call: (api: Api, body: never) => Promise<unknown>
  /** The URL after the service's base URL. */
  url: string
  /** The name of the request example. */
  sends?: string
  /** The expected result for a good response; default: the response. */
  gives?: (answer: never) => unknown
  /** The names of its good responses, if the operation has others. */
  answers?: string[]
}

interface Details {
  strategyHighlights?: object | object[] | null
}

const file = (name: string) => new File([`bytes of ${name}`], name)

/** Calls by operation. */
export const callTable: Record<string, Row[]> = {
  listExploreSections: [
    {
      name: 'explore.list',
      call: (api) => api.explore.list(),
      url: '/getAllExploreData',
      gives: (answer: { data?: { exploreData?: unknown } } | { contentList: unknown[] }[]) =>
        Array.isArray(answer)
          ? answer.map(({ contentList, ...block }) => ({ ...block, content: contentList }))
          : (answer.data?.exploreData ?? []),
    },
  ],
  createExploreItem: [
    {
      name: 'explore.create',
      call: (api, body) => api.explore.create(body),
      url: '/addExploreData',
      sends: 'newVideo',
    },
  ],
  updateExploreItemStatus: [
    {
      name: 'explore.updateStatus',
      call: (api, body) => api.explore.updateStatus(body),
      url: '/updateExploreData',
      sends: 'deactivate',
    },
  ],
  getStrategyDetails: [
    {
      name: 'strategies.get',
      call: (api) => api.strategies.get('MOM-NIFTY200-30'),
      url: '/backtest/strategy-details/MOM-NIFTY200-30',
      gives: (answer: { data?: { strategyDetails: Details } } & Details) => {
        const { strategyHighlights, ...details } = answer.data?.strategyDetails ?? answer
        // One record instead of a list is a list of one.
        return {
          ...details,
          ...(strategyHighlights === null && { strategyHighlights }),
          ...(strategyHighlights && { strategyHighlights: [strategyHighlights].flat() }),
        }
      },
    },
  ],
  listLiveStrategies: [
    { name: 'strategies.list', call: (api) => api.strategies.list(), url: '/liveStrategies' },
  ],
  linkStrategyToDescription: [
    {
      name: 'strategies.linkDescription',
      call: (api, body) => api.strategies.linkDescription(body),
      url: '/linkStrategyToStrategyDescription',
      sends: 'link',
    },
  ],
  listStrategySubscribers: [
    {
      name: 'strategies.subscribers',
      call: (api) => api.strategies.subscribers('M&M 50% +'),
      url: '/strategies/getUsersByStrategyCode/M%26M%2050%25%20%2B',
      gives: (answer: { data: unknown }) => answer.data,
    },
  ],
  listStrategyDescriptions: [
    {
      name: 'strategyDescriptions.list',
      call: (api) => api.strategyDescriptions.list(),
      url: '/getStrategyDescription',
    },
  ],
  createStrategyDescription: [
    {
      name: 'strategyDescriptions.create',
      call: (api, body) => api.strategyDescriptions.create(body),
      url: '/addStrategyDescription',
      sends: 'newDescription',
    },
  ],
  listExcludedLiveTrades: [
    {
      name: 'liveTrades.listExcluded',
      call: (api) => api.liveTrades.listExcluded(),
      url: '/getExcludedLiveTrades',
    },
  ],
  excludeLiveTrade: [
    {
      name: 'liveTrades.exclude',
      call: (api, body) => api.liveTrades.exclude(body),
      url: '/excludeLiveTrades',
      sends: 'exclusion',
    },
  ],
  listNotificationsByType: [
    {
      name: 'notifications.list',
      call: (api) => api.notifications.list('WhatsApp'),
      url: '/getNotificationsByType/WhatsApp',
    },
  ],
  sendGlobalNotification: [
    {
      name: 'notifications.send',
      call: (api, body) => api.notifications.send(body),
      url: '/notifications/sendGlobalNotification',
      sends: 'toWhatsApp',
    },
  ],
  refreshCache: [
    {
      name: 'cache.refresh',
      call: (api) => api.cache.refresh('availableFactor'),
      url: '/refreshCache/availableFactor',
    },
  ],
  refreshStrategyCache: [
    {
      name: 'cache.refreshStrategy',
      call: (api) => api.cache.refreshStrategy('strategy', 'MOM-30'),
      url: '/refreshCache/strategy/MOM-30',
    },
  ],
  listStockSplits: [
    { name: 'stockSplits.list', call: (api) => api.stockSplits.list(), url: '/getStockSplitCalender' },
    {
      name: 'stockSplits.list',
      call: (api) => api.stockSplits.list({ splitStatus: 0 }),
      url: '/getStockSplitCalender?splitStatus=0',
    },
  ],
  createStockSplit: [
    {
      name: 'stockSplits.create',
      call: (api, body) => api.stockSplits.create(body),
      url: '/saveStockSplitCalender',
      sends: 'newSplit',
    },
  ],
  updateStockSplit: [
    {
      name: 'stockSplits.update',
      call: (api, body) => api.stockSplits.update(body),
      url: '/updateStockSplitCalender',
      sends: 'completed',
    },
  ],
  listSchedulerJobs: [
    { name: 'schedulerJobs.list', call: (api) => api.schedulerJobs.list(), url: '/fetchSchedulerAuditLog' },
  ],
  listAuditLogs: [{ name: 'auditLogs.list', call: (api) => api.auditLogs.list(), url: '/fetchAuditLogs' }],
  requestLoginCode: [
    {
      name: 'auth.requestCode',
      call: (api) => api.auth.requestCode('9820012345'),
      url: '/auth/login-auth',
      sends: 'phone',
      gives: (answer: { status: { message: string } }) => answer.status.message,
    },
  ],
  verifyLoginCode: [
    {
      name: 'auth.verifyCode',
      call: (api) => api.auth.verifyCode('9820012345', '482913'),
      url: '/auth/verifyLoginOtp',
      sends: 'proof',
      gives: (answer: { data: unknown }) => answer.data,
    },
  ],
  registerAdmin: [
    {
      name: 'auth.register',
      call: (api, body) => api.auth.register(body),
      url: '/user/registerAdmin',
      sends: 'registration',
      gives: (answer: { status: { message: string } }) => answer.status.message,
    },
  ],
  refreshToken: [
    {
      name: 'auth.refresh',
      call: (api) => api.auth.refresh('hW2mJr0yqk3l9vXc5Zb7'),
      url: '/auth/refresh-token',
      sends: 'refresh',
      gives: (answer: { data: unknown }) => answer.data,
    },
  ],
  listBlogs: [
    {
      name: 'blogs.list',
      call: (api) => api.blogs.list(),
      url: '/fetchNewsLetterAndBlogs',
      gives: (answer: { categories: string | string[] }[]) =>
        answer.map((blog) => ({ ...blog, categories: [blog.categories].flat().join(', ').split(', ') })),
    },
  ],
  getBlog: [{ name: 'blogs.get', call: (api) => api.blogs.get(40), url: '/fetchNewsLetterAndBlogs/40' }],
  likeBlog: [
    { name: 'blogs.like', call: (api) => api.blogs.like(40), url: '/40/like' },
    {
      name: 'blogs.like',
      call: (api) => api.blogs.like(40, { liked: true }),
      url: '/40/like',
      sends: 'like',
    },
  ],
  getBlogLikes: [{ name: 'blogs.likes', call: (api) => api.blogs.likes(40), url: '/40/getLikeCount' }],
  createBlog: [
    {
      name: 'blogs.create',
      call: (api) => api.blogs.create({ text: 'Why costs decide', category: 'Daily Bytes' }),
      url: '/newsletter/upload',
    },
    {
      name: 'newsletters.upload',
      call: (api) =>
        api.newsletters.upload({ text: 'Week 47', htmlPage: file('a.html'), backgroundImage: file('a.jpg') }),
      url: '/newsletter/upload',
    },
  ],
  updateBlog: [
    {
      name: 'blogs.update',
      call: (api) => api.blogs.update({ id: 40, text: 'Another title' }),
      url: '/newsletter/edit',
    },
  ],
  deleteBlog: [{ name: 'blogs.delete', call: (api) => api.blogs.delete(39), url: '/newsletter/delete/39' }],
  getPlanCatalog: [
    {
      name: 'plans.catalog',
      call: (api) => api.plans.catalog(),
      url: '/subscription-plan/3',
      gives: (answer: { data: unknown }) => answer.data,
    },
  ],
  saveStrategyPlan: [
    {
      name: 'plans.create',
      call: (api, body) => api.plans.create(body),
      url: '/strategies/update-title-description/0',
      sends: 'newPlan',
      answers: ['savedPlan'],
    },
    {
      name: 'plans.update',
      call: (api, body) => api.plans.update(7, body),
      url: '/strategies/update-title-description/7',
      sends: 'changes',
      answers: ['changedPlan'],
    },
  ],
  createDiscount: [
    {
      name: 'discounts.create',
      call: (api, body) => api.discounts.create(body),
      url: '/saveStrategyDiscount',
      sends: 'newCoupon',
    },
  ],
  updateDiscount: [
    {
      name: 'discounts.update',
      call: (api, body) => api.discounts.update(3, body),
      url: '/updateStrategyDiscount/3',
      sends: 'deactivate',
    },
  ],
}
