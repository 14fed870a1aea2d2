import { type Records as Canonical, createForeignUpstream, type Dialect } from '@tarang/server/foreign'
import type { Records } from '../records.ts'
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

function recordsOf({ strategies, details, stockSplits, blogs }: Canonical): Records {
  const [first] = details
  if (!first) throw new Error('The upstream has no details of a strategy.')
  return {
    strategies,
    details: first,
    stockSplits,
    blogs: blogs.map((blog) => ({ ...blog, categories: blog.categories ?? [] })),
  }
}
