import { createTestServer, type TestServerOverrides } from '@tarang/server/testing'
import type { SentRequest, Upstream } from '@tarang/server/testing/upstream'
import type {
  AuditLog,
  Blog,
  Channel,
  Discount,
  ExploreItem,
  Notification,
  Plan,
  Records,
  SchedulerJob,
  StockSplit,
  Strategy,
  StrategyDescription,
  StrategyDetails,
  Subscriber,
} from '../records.ts'
import type { JourneyUpstream, Session } from './journey-upstream.ts'
import { recordRequest } from './record.ts'
import { signInTo } from './sign-in.ts'
import { createVisitor } from './visitor.ts'

const TOGETHER = 'http://admin.localhost'
/** The owner among the sample staff. */
const staff = { phoneNumber: '0000012345', userName: 'Asha Kulkarni' }
const helper = '0000012348'

/** The reference server. It keeps the changes of earlier journeys, so each journey reads its records anew. */
export async function createReferenceUpstream(options: TestServerOverrides = {}) {
  const server = await createTestServer(options)
  let requests: SentRequest[] = []
  const visitor = createVisitor()
  const upstream: Upstream = {
    async fetch(request) {
      requests.push(await recordRequest(request))
      return visitor.send(request, (prepared) => server.fetch(prepared))
    },
    get requests() {
      return requests
    },
    code: (phoneNumber) => {
      try {
        return server.latestCode(phoneNumber)
      } catch {
        return ''
      }
    },
  }
  const send = (request: Request) => server.fetch(request)

  async function begin(): Promise<JourneyUpstream> {
    // Passes the limit of codes per phone in ten minutes.
    server.advanceClock(11 * 60_000)
    const asHelper = await signInTo(send, helper, upstream.code)
    const records = await readRecords(async (path) => {
      const headers = { authorization: `Bearer ${asHelper.jwtToken}`, accept: 'application/json' }
      const response = await send(new Request(`${TOGETHER}/api${path}`, { headers }))
      if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
      return response.json()
    })
    requests = []
    visitor.forget()
    return {
      upstream,
      records,
      staff,
      hasTimes: true,
      hasDays: true,
      idOf: (_, id) => id,
      async bodyOf({ htmlPageLink }) {
        return (await send(new Request(new URL(htmlPageLink ?? '', TOGETHER)))).text()
      },
      faults: () => [],
      signIn: (): Promise<Session> => signInTo(send, staff.phoneNumber, upstream.code),
      expireTokens: null,
    }
  }

  return { begin, close: () => server.close() }
}

type Read = (path: string) => Promise<unknown>

async function readRecords(read: Read): Promise<Records> {
  const list = async <Row>(path: string) => (await read(path)) as Row[]
  const data = async <Data>(path: string) => ((await read(path)) as { data: Data }).data
  const strategies = await list<Strategy>('/liveStrategies')
  const { plans, discounts, coupons } = await data<{
    plans: Plan[]
    discounts: Discount[]
    coupons: Discount[]
  }>('/subscription-plan/3')
  const mostSubscribed = plans.toSorted(
    (one, other) => (other.isSubscribed ?? 0) - (one.isSubscribed ?? 0),
  )[0]
  const strategyCode = mostSubscribed?.strategyCode ?? ''
  const notifications = async (channel: Channel) => list<Notification>(`/getNotificationsByType/${channel}`)
  const excluded = await list<{ stockName: string }>('/getExcludedLiveTrades')
  const excludedStocks = excluded.map(({ stockName }) => stockName)
  return {
    explore: (
      await data<{ exploreData: { sectionName: string; content: ExploreItem[] }[] }>('/getAllExploreData')
    ).exploreData,
    strategies,
    details: await detailsOf(read, strategies, excludedStocks),
    excludedStocks,
    descriptions: await list<StrategyDescription>('/getStrategyDescription'),
    notifications: {
      App: await notifications('App'),
      WhatsApp: await notifications('WhatsApp'),
      Email: await notifications('Email'),
    },
    stockSplits: await list<StockSplit>('/getStockSplitCalender'),
    schedulerJobs: await list<SchedulerJob>('/fetchSchedulerAuditLog'),
    auditLogs: await list<AuditLog>('/fetchAuditLogs'),
    blogs: (await list<Blog>('/fetchNewsLetterAndBlogs')).map((blog) => ({
      ...blog,
      categories: blog.categories ?? [],
    })),
    discounts: [...discounts, ...coupons],
    plans,
    subscribers: {
      strategyCode,
      list: await data<Subscriber[]>(
        `/strategies/getUsersByStrategyCode/${encodeURIComponent(strategyCode)}`,
      ),
    },
  }
}

type WireDetails = Omit<StrategyDetails, 'highlights'> & {
  readonly strategyHighlights: StrategyDetails['highlights'][number] | null
}

/** The first strategy with all parts and a live trade that is not excluded. */
async function detailsOf(read: Read, strategies: readonly Strategy[], excluded: readonly string[]) {
  for (const { strategyCode } of strategies) {
    const answer = (await read(`/backtest/strategy-details/${encodeURIComponent(strategyCode)}`)) as {
      data?: { strategyDetails: WireDetails }
    } & WireDetails
    const { strategyHighlights, ...details } = answer.data?.strategyDetails ?? answer
    const isWhole = details.closedTrades.length > 15 && strategyHighlights !== null
    if (isWhole && details.liveTrades.some(({ stockName }) => !excluded.includes(stockName))) {
      return { ...details, highlights: [strategyHighlights] }
    }
  }
  throw new Error('The sample data has no strategy with all parts.')
}
