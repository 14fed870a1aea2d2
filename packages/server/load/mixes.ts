import type { Request } from 'autocannon'
import { type Client, fetchBody, logIn } from '../durability/client.ts'

/** Requests that every connection of a load sends in turn. */
export interface Mix {
  name: string
  requests: Request[]
}

interface Blog {
  id: number
  htmlPageLink: string
  backgroundImage: string
}

/** The reads of visitors: the page, the lists, articles with their pictures and likes. */
export async function publicMix(base: string): Promise<Mix> {
  const blogs = await fetchBody<Blog[]>({ base, bearer: null }, '/api/fetchNewsLetterAndBlogs')
  const articles = blogs
    .slice(0, 5)
    .flatMap(({ id, htmlPageLink, backgroundImage }) => [
      `/api/fetchNewsLetterAndBlogs/${id}`,
      new URL(htmlPageLink).pathname,
      new URL(backgroundImage).pathname,
      `/api/${id}/getLikeCount`,
    ])
  const paths = ['/', '/api/getAllExploreData', '/api/fetchNewsLetterAndBlogs', ...articles]
  return { name: 'public reads', requests: paths.map((path) => ({ method: 'GET', path })) }
}

/** The requests of staff: every table of the console, strategies' details, and one change. */
export async function staffMix(base: string, phoneNumber: string): Promise<Mix> {
  const { jwtToken } = await logIn(base, phoneNumber)
  const client: Client = { base, bearer: jwtToken }
  const strategies = await fetchBody<{ strategyCode: string }[]>(client, '/api/liveStrategies')
  const [split] = await fetchBody<{ id: number; stockname: string; sourcedon: string }[]>(
    client,
    '/api/getStockSplitCalender',
  )
  const headers = { authorization: `Bearer ${jwtToken}`, 'content-type': 'application/json' }
  const reads = [
    '/api/liveStrategies',
    ...strategies.slice(0, 3).map(({ strategyCode }) => `/api/backtest/strategy-details/${strategyCode}`),
    '/api/getStrategyDescription',
    '/api/getExcludedLiveTrades',
    '/api/getNotificationsByType/WhatsApp',
    '/api/getStockSplitCalender?splitStatus=1',
    '/api/fetchSchedulerAuditLog',
    '/api/fetchAuditLogs',
    '/api/subscription-plan/3',
  ]
  const change = {
    id: split!.id,
    stockname: split!.stockname,
    status: 1,
    corporateaction: 'Split',
    sourcedon: split!.sourcedon,
  }
  return {
    name: 'staff',
    requests: [
      ...reads.map((path) => ({ method: 'GET' as const, path, headers })),
      { method: 'POST', path: '/api/updateStockSplitCalender', headers, body: JSON.stringify(change) },
    ],
  }
}
