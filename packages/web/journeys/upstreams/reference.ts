import { createTestServer, type TestServerOverrides } from '@tarang/server/testing'
import type { SentRequest, Upstream } from '@tarang/server/testing/upstream'
import type { Blog, Records, StockSplit, Strategy, StrategyDetails } from '../records.ts'
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
  const strategies = await list<Strategy>('/liveStrategies')
  return {
    strategies,
    details: await detailsOf(read, strategies),
    stockSplits: await list<StockSplit>('/getStockSplitCalender'),
    blogs: (await list<Blog>('/fetchNewsLetterAndBlogs')).map((blog) => ({
      ...blog,
      categories: blog.categories ?? [],
    })),
  }
}

/** The first strategy with closed trades. */
async function detailsOf(read: Read, strategies: readonly Strategy[]) {
  for (const { strategyCode } of strategies) {
    const answer = (await read(`/backtest/strategy-details/${encodeURIComponent(strategyCode)}`)) as {
      data?: { strategyDetails: StrategyDetails }
    } & StrategyDetails
    const details = answer.data?.strategyDetails ?? answer
    if (details.closedTrades.length > 0) return details
  }
  throw new Error('No strategy of the sample data has closed trades.')
}
