import { type Records as Canonical, createForeignUpstream, type Dialect } from '@tarang/server/foreign'
import type { Channel, Records } from '../records.ts'
import type { JourneyUpstream } from './journey-upstream.ts'

/** Creates a foreign upstream in a dialect; each journey gets a new one. */
export function createForeignJourneyUpstream(dialect: Dialect, now: Date): JourneyUpstream {
  const upstream = createForeignUpstream(dialect, { now })
  const [person] = upstream.records.staff
  if (!person) throw new Error('The upstream has no staff.')
  const userName = `${person.firstName} ${person.lastName}`
  return {
    upstream,
    // A copy, because journeys compare with the state before their changes.
    records: recordsOf(structuredClone(upstream.records)),
    staff: { phoneNumber: person.phoneNumber, userName },
    hasTimes: dialect.dates !== 'day',
    hasDays: dialect.dates === 'day',
    idOf: upstream.idOf,
    async bodyOf({ htmlPageLink }) {
      const headers = { accept: 'text/plain, */*' }
      const request = new Request(new URL(htmlPageLink ?? '', 'http://localhost'), { headers })
      return (await upstream.fetch(request)).text()
    },
    faults: () => upstream.faults,
    signIn: async () => ({ ...upstream.signIn(), userName }),
    expireTokens: upstream.expireTokens,
  }
}

function recordsOf(canonical: Canonical): Records {
  const { details, exclusions, exploreItems, notifications, discounts, subscribers } = canonical
  const [first] = details
  if (!first) throw new Error('The upstream has no details of a strategy.')
  const { strategyHighlights, ...whole } = first
  const of = (channel: Channel) => notifications.filter(({ type }) => type === channel)
  const { strategyCode } = first
  return {
    ...canonical,
    explore: [...Map.groupBy(exploreItems, ({ section }) => section ?? '')].map(([sectionName, content]) => ({
      sectionName,
      content,
    })),
    details: { ...whole, highlights: strategyHighlights ? [strategyHighlights] : [] },
    excludedStocks: exclusions.map(({ stockName }) => stockName),
    notifications: { App: of('App'), WhatsApp: of('WhatsApp'), Email: of('Email') },
    discounts: [
      ...discounts.filter(({ type }) => type === 'DISCOUNT'),
      ...discounts.filter(({ type }) => type === 'COUPON'),
    ],
    blogs: canonical.blogs.map((blog) => ({ ...blog, categories: blog.categories ?? [] })),
    subscribers: {
      strategyCode,
      list: subscribers.filter(({ strategycode }) => strategycode === strategyCode),
    },
  }
}
