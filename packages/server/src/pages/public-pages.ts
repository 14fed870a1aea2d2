import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isPagePath } from '@tarang/publication'
import type { RuntimeConfig } from '@tarang/runtime-config'
import type { Log } from '../log-event.ts'
import { createEntries, type Entries } from '../publication/entries.ts'
import { createPublication, type PublicationRoutes } from '../publication/publication.ts'
import { createVideos } from '../publication/videos.ts'
import type { PublicPage } from '../web/site.ts'
import type { PostedForm } from './messages.ts'
import { createPageRenderer, type RenderTimeouts } from './renderer.ts'

interface PublicPagesOptions {
  config: RuntimeConfig
  /** The origin of the public host. */
  origin: string
  /** The built renderer of public pages, if there is one in that file: their HTML then has its content. */
  pageRenderer: string | null
  /** Calls the API, and loads the bodies of entries. */
  fetchData: (request: Request) => Promise<Response>
  /** Answers whatever a page requests while it is rendered. */
  fetchForPage: (request: Request) => Promise<Response>
  timeouts?: PageTimeouts
  /** Whether a page waits until its metadata is complete, so that the same data gives the same page. */
  isComplete?: boolean
  log: Log
}

/** How long pages wait, in milliseconds. */
export interface PageTimeouts extends RenderTimeouts {
  /** For the data of a page's metadata. */
  metadata: number
}

/** A slow API must not hold up a page, which the browser can complete. */
const defaultTimeouts: PageTimeouts = { metadata: 1_500, load: 1_200, render: 1_500 }

/** The public pages over an API, and what machines read of them. */
export interface PublicPages {
  entries: Entries
  /** Feeds, sitemap and card images. */
  routes: PublicationRoutes['routes']
  /** Changes with the built renderer. */
  buildVersion(): string
  /** The public page at a URL, or as the answer to a form that was posted from it. */
  pageAt(url: URL, posted?: PostedForm): Promise<PublicPage>
  /** Ends the worker threads. */
  close(): Promise<void>
}

/** Creates the public pages, from the API that the configuration names. */
export function createPublicPages({
  config,
  origin,
  pageRenderer,
  fetchData,
  fetchForPage,
  timeouts = defaultTimeouts,
  isComplete = false,
  log,
}: PublicPagesOptions): PublicPages {
  const apiBase = new URL(config.apiBase, origin)
  const module =
    pageRenderer !== null && existsSync(pageRenderer)
      ? { module: pathToFileURL(pageRenderer).href, config: JSON.stringify(config), origin }
      : null
  const source = { apiBase: apiBase.href, fetch: fetchData, timeout: timeouts.metadata }
  const entries = createEntries({
    ...source,
    bodyOrigins: [
      origin,
      apiBase.origin,
      ...(config.filesOrigin ? [new URL(config.filesOrigin).origin] : []),
    ],
    origin,
    waitsForBodies: isComplete,
    log,
    preparer: module,
  })
  const publication = createPublication({ entries, videos: createVideos(source), config, origin, log })
  const buildVersion = () =>
    String((pageRenderer !== null && statSync(pageRenderer, { throwIfNoEntry: false })?.mtimeMs) || '')
  const renderer = module
    ? createPageRenderer({
        module,
        version: buildVersion,
        loadBody: entries.pageBody,
        fetch: fetchForPage,
        timeouts,
        log,
      })
    : null

  return {
    entries,
    routes: publication.routes,
    buildVersion,
    async pageAt({ pathname, search }, posted) {
      const [page, rendered] = await Promise.all([
        publication.pageAt(pathname, search),
        isPagePath(pathname) && renderer ? renderer.render(pathname, search, posted) : null,
      ])
      return { ...page, rendered }
    },
    async close() {
      await Promise.all([publication.close(), entries.close(), renderer?.close()])
    },
  }
}
