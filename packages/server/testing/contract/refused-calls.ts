import { description, discount, person, pixel, plan, planChanges, splitChanges } from './bodies.ts'
import type { Call, ContractFixture } from './fixture.ts'

/** Refusals of single operations. The test derives those that many operations share from the description. */
export const refusedCalls: Record<
  string,
  [why: string, status: number, call: (fixture: ContractFixture) => Call | Promise<Call>][]
> = {
  createExploreItem: [
    ['no status', 422, () => ({ json: { text: 'x' } })],
    ['an unknown section', 422, () => ({ json: { status: '1', section: 'news' } })],
    ['a character that Postgres cannot store', 422, () => ({ json: { status: '1', text: 'a\0b' } })],
  ],
  updateExploreItemStatus: [
    ['an unknown item', 404, () => ({ json: { id: 99_999, status: '0' } })],
    ['a number as status', 422, () => ({ json: { id: 1, status: 0 } })],
  ],
  getStrategyDetails: [['an unknown code', 404, () => ({ params: { strategyCode: 'NOPE-1-W' } })]],
  listStrategySubscribers: [['an unknown code', 404, () => ({ params: { strategyCode: 'NOPE-1-W' } })]],
  linkStrategyToDescription: [
    [
      'an unknown strategy',
      404,
      () => ({ json: { strategyCode: 'NOPE', strategyDescriptionCode: 'MOM-50' } }),
    ],
    [
      'an unknown description',
      404,
      (fixture) => ({
        json: { strategyCode: fixture.strategy.strategyCode, strategyDescriptionCode: 'NOPE' },
      }),
    ],
  ],
  createStrategyDescription: [
    ['an existing code', 409, () => ({ json: { ...description, strategyDescriptionCode: 'MOM-50' } })],
    ['an invalid link', 422, () => ({ json: { ...description, videoLink: 'javascript:alert(1)' } })],
  ],
  excludeLiveTrade: [
    ['a trade that is not live', 404, () => ({ json: { stockName: 'TITAN', businessDate: '1999-01-04' } })],
    ['an invalid day', 422, () => ({ json: { stockName: 'TITAN', businessDate: '2026-02-30' } })],
  ],
  listNotificationsByType: [['an unknown channel', 404, () => ({ params: { type: 'Pigeon' } })]],
  refreshCache: [
    ['an unknown cache', 404, () => ({ params: { cacheName: 'everything' } })],
    [
      'twice in a second',
      429,
      async (fixture) => {
        await fixture.answerOf('refreshCache', { params: { cacheName: 'availableFactor' } })
        return { params: { cacheName: 'availableFactor' } }
      },
    ],
  ],
  refreshStrategyCache: [
    [
      'an unknown cache',
      404,
      (fixture) => ({ params: { cacheName: 'all', strategyCode: fixture.strategy.strategyCode } }),
    ],
    ['an unknown strategy', 404, () => ({ params: { cacheName: 'strategy', strategyCode: 'NOPE' } })],
    [
      'twice in a second',
      429,
      async (fixture) => {
        const params = { cacheName: 'categories', strategyCode: fixture.strategy.strategyCode }
        await fixture.answerOf('refreshStrategyCache', { params })
        return { params }
      },
    ],
  ],
  listStockSplits: [['an unknown status', 422, () => ({ query: '?splitStatus=7' })]],
  updateStockSplit: [['an unknown split', 404, () => ({ json: { ...splitChanges, id: 99_999 } })]],
  requestLoginCode: [['nine digits', 422, () => ({ json: { phoneNumber: '982001234' } })]],
  verifyLoginCode: [
    ['five digits', 422, (fixture) => ({ json: { phoneNumber: fixture.server.staffPhone, otp: '12345' } })],
  ],
  registerAdmin: [
    ['no credential', 403, () => ({ json: person })],
    ['a wrong credential', 403, () => ({ json: person, bearer: 'nobody' })],
    [
      'an existing phone number',
      409,
      async (fixture) => ({
        json: { ...person, email: 'other@example.com', phoneNumber: fixture.server.staffPhone },
        bearer: await fixture.invitation(),
      }),
    ],
  ],
  refreshToken: [['an unknown token', 401, () => ({ json: { refreshToken: 'nobody' } })]],
  createBlog: [
    ['neither category nor files', 422, () => ({ form: { text: 'x' } })],
    ['an unknown category', 422, () => ({ form: { text: 'x', category: 'Gossip' } })],
    [
      'an image by name only',
      422,
      () => ({ form: { text: 'x', category: 'Strategies', blogImage: new File(['no'], 'a.png') } }),
    ],
    [
      'an image of more than 2 MB',
      413,
      () => ({
        form: {
          text: 'x',
          category: 'Strategies',
          backgroundImage: new Blob([pixel, new Uint8Array(2_200_000)]),
        },
      }),
    ],
  ],
  updateBlog: [['an unknown blog', 404, () => ({ form: { id: '99999', text: 'x' } })]],
  saveStrategyPlan: [
    ['an unknown plan', 404, () => ({ params: { id: '99999' }, json: planChanges })],
    [
      'a second plan for a strategy',
      409,
      async (fixture) => {
        const { data } = await fixture.answerOf('getPlanCatalog', {})
        return { params: { id: '0' }, json: { ...plan, strategyCode: data.plans[0].strategyCode } }
      },
    ],
    ['no features', 422, () => ({ params: { id: '0' }, json: { ...plan, features: [] } })],
    [
      'the code of no strategy',
      422,
      () => ({ params: { id: '0' }, json: { ...plan, strategyCode: 'NOPE-1-W' } }),
    ],
  ],
  createDiscount: [
    [
      'an existing code of the strategy',
      409,
      async (fixture) => {
        const { data } = await fixture.answerOf('getPlanCatalog', {})
        const { strategycode, couponcode } = data.discounts[0]
        return { json: { ...discount, strategycode, couponcode } }
      },
    ],
    ['text as a number', 422, () => ({ json: { ...discount, discount: '10' } })],
  ],
  updateDiscount: [
    ['an unknown record', 404, () => ({ params: { id: '99999' }, json: { ...discount, couponcode: 'X' } })],
    [
      'the code of another record',
      409,
      async (fixture) => {
        const { data } = await fixture.answerOf('getPlanCatalog', {})
        const { strategycode, couponcode } = data.discounts[0]
        return { params: { id: '2' }, json: { ...discount, strategycode, couponcode } }
      },
    ],
  ],
  likeBlog: [
    [
      'sixty-one times in a minute',
      429,
      async (fixture) => {
        const call: Call = {
          params: { id: await fixture.blogId() },
          json: { liked: true },
          from: '203.0.113.7',
        }
        for (let times = 0; times < 60; times++) await fixture.answerOf('likeBlog', call)
        return call
      },
    ],
  ],
}
