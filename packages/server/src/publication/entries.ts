import { createBodyCleaner, type Entry, entryPath } from '@tarang/publication'
import { type Blog, createClient, isApiError } from '@tarang/sdk'
import type { Log } from '../log-event.ts'

/** How long a page waits for the API. A slow API must not hold up a page, which the browser can complete. */
const TIMEOUT = 1_500
/** How many cleaned bodies are in memory. */
const MOST_BODIES = 500

/** The entries of the publication, read from the API that the pages use: this server's own or another one. */
export interface Entries {
  /** All entries with their bodies, newest first. */
  list(): Promise<Entry[]>
  /** One entry without its body, or null if there is none. */
  find(id: string): Promise<Entry | null>
}

interface EntriesOptions {
  /** Absolute address of the platform API. */
  apiBase: string
  /** The origins that may serve bodies. */
  bodyOrigins: readonly string[]
  /** The origin of the public host. */
  origin: string
  fetch: (request: Request) => Promise<Response>
  log: Log
}

/** Creates the source of entries over an API. */
export function createEntries({ apiBase, bodyOrigins, origin, fetch, log }: EntriesOptions): Entries {
  const api = createClient({
    baseUrl: apiBase,
    notificationsUrl: apiBase,
    fetch,
    retry: false,
    timeout: TIMEOUT,
  })
  const bodies = new Map<string, string | null>()
  const cleaner = createBodyCleaner()

  async function bodyOf(link: string | null): Promise<string | null> {
    if (!link || !bodyOrigins.includes(new URL(link).origin)) return null
    const cached = bodies.get(link)
    if (cached !== undefined) return cached
    const html = await api.blogs.body(link)
    const body = await cleaner.clean(html, link).catch(() => {
      log('entry.body-not-cleaned', { link }, 'warn')
      return null
    })
    // The name of an uploaded file is random and never reused, so its body never changes.
    const [oldest] = bodies.keys()
    if (bodies.size >= MOST_BODIES && oldest !== undefined) bodies.delete(oldest)
    bodies.set(link, body)
    return body
  }

  async function withBody(blog: Blog): Promise<Entry | null> {
    const entry = toEntry(blog, apiBase, origin)
    if (!entry) return null
    const html = await bodyOf(urlOf(blog.htmlPageLink, apiBase)).catch((error: Error) => {
      log('entry.body-missing', { id: entry.id, reason: error.name }, 'warn')
      return null
    })
    return { ...entry, html }
  }

  return {
    async list() {
      const entries = await Promise.all((await api.blogs.list()).map(withBody))
      return entries
        .filter((entry) => entry !== null)
        .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    },
    async find(id) {
      try {
        return toEntry(await api.blogs.get(id), apiBase, origin)
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
  }
}

/** An entry without its body; null for a blog that has no id or no date, which no feed can hold. */
function toEntry(blog: Blog, apiBase: string, origin: string): Entry | null {
  const { id, publishedDate } = blog
  const publishedAt = new Date(publishedDate ?? '')
  if (id === undefined || id === null || Number.isNaN(publishedAt.getTime())) return null
  const imageUrl = urlOf(blog.backgroundImage, apiBase)
  return {
    id: `${origin}${entryPath(id)}`,
    title: blog.text?.trim() || 'Untitled',
    url: `${origin}${entryPath(id)}`,
    category: blog.categories[0] ?? null,
    publishedAt,
    imageUrl: imageUrl && /^https?:/.test(imageUrl) ? imageUrl : null,
    html: null,
  }
}

const urlOf = (link: string | null | undefined, base: string) =>
  link && URL.canParse(link, base) ? new URL(link, base).href : null
