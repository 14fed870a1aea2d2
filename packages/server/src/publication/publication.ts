import {
  type CardImage,
  type CardRequest,
  cardImage,
  cardOfPage,
  cardRequestAt,
  categoriesOf,
  categoryAt,
  categorySlug,
  consoleRobots,
  createCardStore,
  type Entry,
  entryIdAt,
  feedFormats,
  hasVideos,
  isFeedFormat,
  isPagePath,
  type Publication,
  pages,
  siteDescription,
  type Video,
  videosOfPage,
  writeFeed,
  writeHead,
  writeLlms,
  writeRobots,
  writeSitemap,
} from '@tarang/publication'
import { isAdminHost, type RuntimeConfig } from '@tarang/runtime-config'
import { type Context, Hono } from 'hono'
import type { DataVersion } from '../cache/data-version.ts'
import { createVersionedCache } from '../cache/versioned-cache.ts'
import type { Env } from '../http/context.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'
import { recordReads } from '../pages/page-reads.ts'
import { type Asset, createAsset, respondWithAsset } from '../web/asset.ts'
import { commonHeaders, feedCaching, fileHeaders } from '../web/headers.ts'
import type { Entries } from './entries.ts'
import type { Videos } from './videos.ts'

/** How many entries a feed has. */
const MOST_IN_FEED = 50
/** How many feeds and other texts are in memory, of some megabytes each. */
const MOST_TEXTS = 10

/** How the server answers a request for a public page. */
export interface PageAnswer {
  status: 200 | 302 | 404
  /** The markup of the page's title and metadata; null where the page redirects. */
  head: string | null
  /** The path of its card image; null where the page redirects. */
  card: string | null
}

/** The parts of the public site that feed readers, crawlers and link previews read. */
export interface PublicationRoutes {
  routes: Hono<Env>
  /** The status and metadata of the public page at a URL's path, which is not decoded, and query. */
  pageAt(path: string, search: string): Promise<PageAnswer>
  /** Ends the worker thread. */
  close(): Promise<void>
}

interface PublicationOptions {
  entries: Entries
  videos: Videos
  config: RuntimeConfig
  /** The origin of the public host. */
  origin: string
  /** Of the data of the API. */
  version: DataVersion
  log: Log
}

/** A text for machines, and the paths of the API from which it was made. */
interface MachineText {
  asset: Asset
  reads: readonly string[]
}

const LONG_CACHING = 'public, max-age=31536000, immutable'

/** Creates the feeds, the sitemap, robots.txt, llms.txt, the card images and the metadata of pages. */
export function createPublication({
  entries,
  videos,
  config,
  origin,
  version,
  log,
}: PublicationOptions): PublicationRoutes {
  const https = origin.startsWith('https:')
  const publication: Publication = { name: config.brand, description: siteDescription, origin }

  const cards = createCardStore()

  const orUnavailable = async <Value>(loading: Promise<Value>): Promise<Value> => {
    try {
      return await loading
    } catch (error) {
      log('publication.unavailable', { reason: (error as Error).name }, 'warn')
      throw new Refusal(503, 'This is not available at the moment. Please try again.', undefined, 60)
    }
  }

  const loadEntries = (): Promise<Entry[]> => orUnavailable(entries.list())

  const texts = createVersionedCache<MachineText>({
    version,
    most: MOST_TEXTS,
    readsOf: ({ reads }) => reads,
  })

  /** Answers with a text, made once until its data change, for any query; 404 on the console's host. */
  const answer = async (
    context: Context<Env>,
    { name, type }: { name: string; type: string },
    write: () => Promise<string> | string,
  ) => {
    if (isConsole(context)) return refuse(404, 'There is nothing here.')
    const { asset } = await texts.get(name, async () => {
      const { part, reads } = await recordReads(async () => write())
      return { asset: createAsset(new TextEncoder().encode(part), type), reads }
    })
    return respondWithAsset(context.req.raw, asset, {
      ...commonHeaders(https),
      'cache-control': feedCaching(config),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  }

  const isConsole = (context: Context<Env>) =>
    isAdminHost(new URL(context.req.url).hostname, config.adminHosts)

  /** The current card of a subject; null if there is no such subject. */
  async function findCard({ kind, id }: CardRequest): Promise<CardImage | null> {
    if (kind === 'blogs') {
      const entry = await orUnavailable(entries.find(id))
      return entry && cardImage({ kind, id, entry }, publication)
    }
    const isKnown =
      kind === 'pages'
        ? pages.some(({ path }) => path === `/${id}`)
        : categoriesOf(await loadEntries()).includes(id)
    return isKnown ? cardImage({ kind, id }, publication) : null
  }

  async function answerCard(context: Context<Env>) {
    const request = isConsole(context) ? null : cardRequestAt(new URL(context.req.url).pathname)
    const image = request && (await findCard(request))
    if (!request || !image) return refuse(404, 'There is no such image.')
    const png = await orUnavailable(cards.png(image))
    return respondWithAsset(context.req.raw, createAsset(png, 'image/png'), {
      ...fileHeaders(https),
      // The address of an older card answers with the current one.
      'cache-control': request.hash === image.hash ? LONG_CACHING : feedCaching(config),
    })
  }

  const routes = new Hono<Env>()
    .get('/cards/*', answerCard)
    .get('/robots.txt', async (context) =>
      isConsole(context)
        ? context.body(consoleRobots, 200, { 'content-type': 'text/plain; charset=utf-8' })
        : await answer(context, { name: 'robots', type: 'text/plain; charset=utf-8' }, () =>
            writeRobots(origin),
          ),
    )
    .get('/sitemap.xml', (context) =>
      answer(context, { name: 'sitemap', type: 'application/xml; charset=utf-8' }, async () =>
        writeSitemap(await loadEntries(), publication),
      ),
    )
    .get('/llms.txt', (context) =>
      answer(context, { name: 'llms', type: 'text/markdown; charset=utf-8' }, async () =>
        writeLlms(await loadEntries(), publication),
      ),
    )
    .get('/feeds/:file', (context) => {
      const [, slug = '', format = ''] = /^(.+)\.(\w+)$/.exec(context.req.param('file')) ?? []
      if (!isFeedFormat(format)) return refuse(404, 'There is no such feed.')
      return answer(context, { name: `${slug}.${format}`, type: feedFormats[format].type }, async () => {
        const all = await loadEntries()
        const category = slug === 'all' ? null : categoriesOf(all).find((each) => categorySlug(each) === slug)
        if (category === undefined) return refuse(404, 'There is no such feed.')
        const listed = category === null ? all : all.filter(({ categories }) => categories.includes(category))
        const newest = await entries.withBodies(listed.slice(0, MOST_IN_FEED))
        return writeFeed(format, newest, publication, category)
      })
    })

  /** All categories, for the page of a category; none if they cannot be loaded. */
  const categoriesFor = async (path: string): Promise<string[]> =>
    categoryAt(path) === undefined ? [] : categoriesOf(await entries.list().catch(() => []))

  /** The videos that a page shows; none if they cannot be loaded. */
  const videosFor = async (path: string, search: string): Promise<Video[]> =>
    hasVideos(path) ? videosOfPage(path, search, await videos.list().catch(() => [])) : []

  async function headOf(
    path: string,
    { isMissing = false, search = '' } = {},
  ): Promise<Omit<PageAnswer, 'status'>> {
    const [categories, pageVideos] = await Promise.all([categoriesFor(path), videosFor(path, search)])
    const card = cardOfPage(path, publication, categories)
    const head = writeHead({ path, search, isMissing, card, videos: pageVideos }, publication)
    return { head, card: card.path }
  }

  async function pageAt(path: string, search: string): Promise<PageAnswer> {
    if (!isPagePath(path)) return { status: 302, head: null, card: null }
    const id = entryIdAt(path)
    if (id === undefined) return { status: 200, ...(await headOf(path, { search })) }
    try {
      const entry = await entries.find(id)
      if (!entry) return { status: 404, ...(await headOf(path, { isMissing: true })) }
      const card = cardImage({ kind: 'blogs', id, entry }, publication)
      return { status: 200, head: writeHead({ path, entry, card }, publication), card: card.path }
    } catch (error) {
      // The browser calls the API again and shows its answer.
      log('publication.unavailable', { reason: (error as Error).name }, 'warn')
      return { status: 200, ...(await headOf(path)) }
    }
  }

  return { routes, pageAt, close: cards.close }
}
