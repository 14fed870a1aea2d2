import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isPagePath, type PostedForm } from '@tarang/publication'
import type { RuntimeConfig, Theme } from '@tarang/runtime-config'
import { type DataVersion, likesOf, ownDataVersion } from '../cache/data-version.ts'
import type { Log } from '../log-event.ts'
import { createEntries, type Entries } from '../publication/entries.ts'
import { createPublication, type PublicationRoutes } from '../publication/publication.ts'
import { createVideos } from '../publication/videos.ts'
import type { PublicPage } from '../web/site.ts'
import { noteRead, recordReads } from './page-reads.ts'
import { createPageRenderer, type RenderTimeouts } from './renderer.ts'

interface PublicPagesOptions {
  config: RuntimeConfig
  /** The origin of the public host. */
  origin: string
  /** The built renderer of public pages, if there is one in that file: their HTML then has its content. */
  pageRenderer: string | null
  /** Calls the API, and loads the bodies of entries. */
  fetchData: (request: Request) => Promise<Response>
  /** Answers the requests that a page sends while it is rendered. */
  fetchForPage: (request: Request) => Promise<Response>
  /** Of the data of the API; without it nothing is kept in memory. */
  version?: DataVersion
  timeouts?: PageTimeouts
  /** Whether the pages are written to files: a page then waits until its metadata is complete. */
  isFile?: boolean
  log: Log
}

/** How long pages wait, in milliseconds. */
export interface PageTimeouts extends RenderTimeouts {
  /** For the data of a page's metadata. */
  metadata: number
}

/** Short, because the browser completes a page that a slow API has left incomplete. */
const defaultTimeouts: PageTimeouts = { metadata: 1_500, load: 1_200, render: 1_500 }

/** The public pages over an API, and what machines read of them. */
export interface PublicPages {
  entries: Entries
  /** Feeds, sitemap and card images. */
  routes: PublicationRoutes['routes']
  /** Changes with the built renderer. */
  buildVersion(): string
  /** The public page at a URL, in the theme of a visitor, or as the answer to a form that was posted from it. */
  pageAt(url: URL, options?: { theme?: Theme | null; posted?: PostedForm | null }): Promise<PublicPage>
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
  version = ownDataVersion(null),
  timeouts = defaultTimeouts,
  isFile = false,
  log,
}: PublicPagesOptions): PublicPages {
  const apiBase = new URL(config.apiBase, origin)
  const module =
    pageRenderer !== null && existsSync(pageRenderer)
      ? { module: pathToFileURL(pageRenderer).href, config: JSON.stringify(config), origin }
      : null
  const fetchAndNote = (request: Request) => {
    noteRead(request.url)
    return fetchData(request)
  }
  const source = { apiBase: apiBase.href, fetch: fetchAndNote, timeout: timeouts.metadata }
  const entries = createEntries({
    ...source,
    bodyOrigins: [
      origin,
      apiBase.origin,
      ...(config.filesOrigin ? [new URL(config.filesOrigin).origin] : []),
    ],
    origin,
    waitsForBodies: isFile,
    log,
    preparer: module,
  })
  const publication = createPublication({
    entries,
    videos: createVideos(source),
    config,
    origin,
    version,
    log,
  })
  const buildVersion = () =>
    String((pageRenderer !== null && statSync(pageRenderer, { throwIfNoEntry: false })?.mtimeMs) || '')
  const renderer = module
    ? createPageRenderer({
        module,
        version: buildVersion,
        loadBody: entries.pageBody,
        fetch: fetchForPage,
        timeouts,
        isFile,
        log,
      })
    : null

  return {
    entries,
    routes: publication.routes,
    buildVersion,
    async pageAt({ pathname: path, search }, { theme = null, posted = null } = {}) {
      const [metadata, rendered] = await Promise.all([
        recordReads(() => publication.pageAt(path, search)),
        isPagePath(path) && renderer ? renderer.render({ path, search, theme, posted }) : null,
      ])
      const reads = [...metadata.reads, ...(rendered?.reads ?? []), ...(rendered?.likesOf ?? []).map(likesOf)]
      return { ...metadata.part, rendered, reads }
    },
    async close() {
      await Promise.all([publication.close(), entries.close(), renderer?.close()])
    },
  }
}
