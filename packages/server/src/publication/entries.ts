import { createHash } from 'node:crypto'
import { instantOf } from '@tarang/machines/wire-date'
import {
  type CleanedBody,
  createBodyCleaner,
  type Entry,
  entryPath,
  type PageBody,
  type PageModule,
} from '@tarang/publication'
import { type Blog, createClient, isApiError } from '@tarang/sdk'
import { LRUCache } from 'lru-cache'
import { uploadLimits } from '../blogs/uploads.ts'
import { FOREIGN_LIFETIME } from '../cache/data-version.ts'
import { limitBody } from '../http/outbound-fetch.ts'
import type { Log } from '../log-event.ts'
import { webUrl } from './web-url.ts'

/** How many cleaned bodies are in memory, and their characters: one body may have 5 MB. */
const MOST_BODIES = { max: 500, maxSize: 50_000_000 }

/** The entries of the publication, read from the API that the pages use: this server's own or another one. */
export interface Entries {
  /** All entries without their bodies: newest first, those without a date last. */
  list(): Promise<Entry[]>
  /** The same entries with their bodies. */
  withBodies(entries: readonly Entry[]): Promise<Entry[]>
  /** One entry; null if there is no such entry. It has its body if that is in memory already or `waitsForBodies`. */
  find(id: string): Promise<Entry | null>
  /** The body of an entry for its page; null if there is none, or it cannot be prepared on the server. */
  pageBody(bodyUrl: string): Promise<PageBody | null>
  /** Ends the worker thread. */
  close(): Promise<void>
}

interface KnownBody {
  /** The hash of the body as it came. */
  readonly hash: string
  readonly cleaned: CleanedBody
}

interface EntriesOptions {
  /** Absolute address of the platform API. */
  apiBase: string
  /** The origins that may serve bodies. */
  bodyOrigins: readonly string[]
  /** The origin of the public host. */
  origin: string
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds for one call. */
  timeout: number
  /** Whether `find` waits for the body. Pages for visitors do not wait. */
  waitsForBodies?: boolean
  /** The module that prepares bodies for pages. */
  preparer?: PageModule | null
  log: Log
}

/** Creates the source of entries over an API. */
export function createEntries({
  apiBase,
  bodyOrigins,
  origin,
  fetch,
  timeout,
  waitsForBodies = false,
  preparer = null,
  log,
}: EntriesOptions): Entries {
  const clientWith = (call: typeof fetch) =>
    createClient({ baseUrl: apiBase, notificationsUrl: apiBase, fetch: call, retry: false, timeout })
  const api = clientWith(fetch)
  // A body of any upstream is no larger than an upload may be.
  const bodyApi = clientWith(async (request) => limitBody(await fetch(request), uploadLimits.pageLimit))
  // Concurrent requests share one load, and a failed one leaves the last body for metadata.
  const bodies = new LRUCache<string, KnownBody>({
    ...MOST_BODIES,
    sizeCalculation: sizeOf,
    fetchMethod: loadBody,
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  })
  const cleaner = createBodyCleaner({ preparer })
  // Starts the thread now, so that the first page does not wait for it.
  if (preparer) cleaner.clean('', apiBase).catch(() => {})

  const isAllowed = (url: string) => bodyOrigins.includes(new URL(url).origin)

  /** Loads and cleans a body; one that has not changed is not cleaned again. */
  async function loadBody(url: string, known: KnownBody | undefined): Promise<KnownBody> {
    const source = await bodyApi.blogs.body(url)
    const hash = createHash('sha256').update(source).digest('base64url')
    if (known?.hash === hash) return known
    const cleaned = await cleaner.clean(source, url).catch(() => {
      log('entry.body-not-cleaned', { url }, 'warn')
      return { html: null, forPage: null }
    })
    return { hash, cleaned }
  }

  // A file of this server never changes under its name; a body of another API may.
  const bodyOf = async (url: string): Promise<CleanedBody> =>
    (await bodies.forceFetch(url, { ttl: new URL(url).origin === origin ? 0 : FOREIGN_LIFETIME })).cleaned

  async function withBody(entry: Entry): Promise<Entry> {
    const { bodyUrl } = entry
    if (!bodyUrl || !isAllowed(bodyUrl)) return entry
    try {
      return { ...entry, html: (await bodyOf(bodyUrl)).html }
    } catch (error) {
      log('entry.body-missing', { id: entry.id, reason: (error as Error).name }, 'warn')
      return entry
    }
  }

  return {
    async pageBody(bodyUrl) {
      if (!isAllowed(bodyUrl)) return null
      return (await bodyOf(bodyUrl)).forPage
    },
    async list() {
      const entries = (await api.blogs.list()).map((blog) => toEntry(blog, apiBase, origin))
      return entries.filter((entry) => entry !== null).sort(byNewest)
    },
    withBodies: (entries) => Promise.all(entries.map(withBody)),
    async find(id) {
      try {
        const entry = toEntry(await api.blogs.get(id), apiBase, origin)
        if (entry && waitsForBodies) return await withBody(entry)
        const known = entry?.bodyUrl ? bodies.peek(entry.bodyUrl, { allowStale: true }) : undefined
        // Loads the body for the next request; this page does not wait for it.
        if (entry && !known) void withBody(entry)
        return entry && { ...entry, html: known?.cleaned.html ?? null }
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    close: cleaner.close,
  }
}

const sizeOf = ({ cleaned: { html, forPage } }: KnownBody) =>
  1 + (html?.length ?? 0) + (forPage?.html.length ?? 0)

/** An entry without its body; null for a blog without an id, which has no page. */
function toEntry(blog: Blog, apiBase: string, origin: string): Entry | null {
  const { id } = blog
  if (id === undefined || id === null) return null
  const instant = instantOf(blog.publishedDate)
  return {
    id: `${origin}${entryPath(id)}`,
    title: blog.text?.trim() || 'Untitled',
    url: `${origin}${entryPath(id)}`,
    categories: [...new Set(blog.categories)],
    publishedAt: instant === null ? null : new Date(instant),
    imageUrl: webUrl(blog.backgroundImage, apiBase),
    bodyUrl: webUrl(blog.htmlPageLink, apiBase),
    html: null,
  }
}

const byNewest = (one: Entry, other: Entry) =>
  (other.publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY) -
    (one.publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY) || 0
