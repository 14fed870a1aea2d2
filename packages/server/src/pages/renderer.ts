import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PageBody, PageModule, PageRequest } from '@tarang/publication'
import { type BirpcReturn, createBirpc } from 'birpc'
import type { Log } from '../log-event.ts'
import type { PageWithReads, ReadAnswer, ServerFunctions, WorkerFunctions } from './worker-functions.ts'

/** How long a page waits, in milliseconds. */
export interface RenderTimeouts {
  /** For the API: the browser can complete a page. */
  load: number
  /** To be rendered, before it is sent without its content. */
  render: number
  /** Until its worker is ended; ten seconds more than `render`, if it is left out. */
  stuck?: number
}

/** How many milliseconds longer the worker may take for a page before it is ended. */
const STUCK_TIMEOUT = 10_000
/** How many milliseconds a page waits for the worker to start. */
const START_TIMEOUT = 10_000
/** How many pages wait for the worker at most; the browser renders further ones. */
const MAX_WAITING = 50
/** The same for pages with a query, whose number has no limit: they must not delay the other pages. */
const MAX_WAITING_QUERIES = 10

/** Renders public pages as HTML. */
export interface PageWorker {
  /** The page, or null where rendering fails or takes too long, or too many pages wait for it. */
  render(request: PageRequest): Promise<PageWithReads | null>
  close(): Promise<void>
}

interface RendererOptions {
  module: PageModule
  /** Changes with the module: a build may be replaced while the server runs. */
  version?: () => string
  /** Answers the requests of the pages. */
  fetch: (request: Request) => Promise<Response>
  /** Loads and prepares the body of an entry; null where only a browser can. */
  loadBody: (url: string) => Promise<PageBody | null>
  timeouts: RenderTimeouts
  /** Whether the pages are written to files. */
  isFile?: boolean
  log: Log
}

interface Running {
  version: string
  worker: Worker
  functions: BirpcReturn<WorkerFunctions, ServerFunctions>
  isReady: Promise<boolean>
  waiting: number
}

/** Starts a worker thread that renders pages; it is replaced when it ends, hangs, or the build changes. */
export function createPageRenderer({
  module,
  version = () => '',
  fetch,
  loadBody,
  timeouts,
  isFile = false,
  log,
}: RendererOptions): PageWorker {
  const serverFunctions: ServerFunctions = {
    fetch: answerRequest,
    loadBody: (url) => loadBody(url).catch(() => null),
  }

  function start(): Running {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: module })
    const functions = createBirpc<WorkerFunctions, ServerFunctions>(serverFunctions, {
      post: (message) => worker.postMessage(message),
      on: (receive) => worker.on('message', receive),
      timeout: -1,
    })
    const isReady = functions.ready().then(
      () => true,
      () => false,
    )
    const started: Running = { version: version(), worker, functions, isReady, waiting: 0 }
    worker.on('error', (error) => log('page.renderer-failed', { reason: nameOf(error) }, 'error'))
    worker.on('exit', () => {
      if (running === started) running = null
      functions.$close()
    })
    // Open pages must not keep a process that has nothing else to do.
    worker.unref()
    return started
  }

  async function answerRequest(url: string, headers: [string, string][]): Promise<ReadAnswer | null> {
    const path = new URL(url).pathname
    try {
      const signal = AbortSignal.timeout(timeouts.load)
      const response = await fetch(new Request(url, { headers, signal }))
      if (!response.ok) log('page.not-loaded', { path, status: response.status }, 'warn')
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    } catch (error) {
      log('page.not-loaded', { path, reason: nameOf(error) }, 'warn')
      return null
    }
  }

  let running: Running | null = start()
  let waitingQueries = 0
  let isBusy = false

  /** The page; null if it fails, or if its worker ends before. */
  async function renderIn({ worker, functions }: Running, request: PageRequest) {
    const stuckAfter = timeouts.stuck ?? timeouts.render + STUCK_TIMEOUT
    const stuck = setTimeout(() => void worker.terminate(), stuckAfter).unref()
    try {
      return await functions.renderPage(request, { timeout: timeouts.load, isFile })
    } catch (error) {
      if (!functions.$closed) log('page.not-rendered', { reason: nameOf(error) }, 'error')
      return null
    } finally {
      clearTimeout(stuck)
    }
  }

  /** Null after the time limit of a page; `done` ends the wait. */
  const afterTimeout = (done: AbortSignal) =>
    delay(timeouts.render, null, { signal: done }).then(
      () => {
        log('page.not-rendered', { reason: 'TimeoutError' }, 'warn')
        return null
      },
      () => null,
    )

  return {
    async render(request) {
      if (running?.version !== version()) {
        void running?.worker.terminate()
        running = start()
      }
      const present = running
      // A start that takes longer fails this page alone: the worker may serve the next ones.
      if (!(await Promise.race([present.isReady, delay(START_TIMEOUT, false, { ref: false })]))) return null
      const hasQuery = request.search !== ''
      const isFull = hasQuery ? waitingQueries >= MAX_WAITING_QUERIES : present.waiting >= MAX_WAITING
      // The answer to a form is always rendered, because the visitor would send the form again.
      if (isFull && !request.posted) {
        if (!isBusy) log('page.not-rendered', { reason: 'busy' }, 'warn')
        isBusy = true
        return null
      }
      isBusy = false
      present.waiting += 1
      if (hasQuery) waitingQueries += 1
      const done = new AbortController()
      const rendering = renderIn(present, request).finally(() => {
        present.waiting -= 1
        if (hasQuery) waitingQueries -= 1
        done.abort()
      })
      return Promise.race([rendering, afterTimeout(done.signal)])
    },
    async close() {
      await running?.worker.terminate()
    },
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
