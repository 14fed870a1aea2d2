import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PageBody, PageModule } from '@tarang/publication'
import type { Log } from '../log-event.ts'
import type { MessageFromWorker, MessageToWorker, PlainAnswer, PostedForm, RenderedPage } from './messages.ts'

/** How long a page waits, in milliseconds. */
export interface RenderTimeouts {
  /** For the API: the browser can complete a page. */
  load: number
  /** To be rendered, before it is sent without its content. */
  render: number
  /** Until its worker is taken for stuck; ten seconds more than `render`, if it is left out. */
  stuck?: number
}

/** How much longer the worker may take for a page before it is taken for stuck. */
const STUCK_TIMEOUT = 10_000
/** How long a page waits for the worker to start. */
const START_TIMEOUT = 10_000
/** How many pages wait for the worker at most; further ones are sent without their content, which the browser loads. */
const MAX_WAITING = 50
/** The same for pages with a query, of which there is no end: they do not hold up the pages that everybody reads. */
const MAX_WAITING_QUERIES = 10

/** Renders public pages as HTML. */
export interface PageRenderer {
  /**
   * The page at a path (not decoded) with a query, or as the answer to a form; null where rendering fails or takes too
   * long, or too many pages wait for it.
   */
  render(path: string, search: string, posted?: PostedForm | null): Promise<RenderedPage | null>
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
  log: Log
}

interface Running {
  version: string
  worker: Worker
  isReady: Promise<boolean>
  pages: Map<number, (page: RenderedPage | null) => void>
}

/** Creates a renderer with one worker thread, and starts it: the first page does not wait for that. */
export function createPageRenderer({
  module,
  version = () => '',
  fetch,
  loadBody,
  timeouts,
  log,
}: RendererOptions): PageRenderer {
  let lastId = 0

  function start(): Running {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: module })
    const ready = Promise.withResolvers<boolean>()
    const started: Running = { version: version(), worker, isReady: ready.promise, pages: new Map() }
    const end = () => {
      ready.resolve(false)
      if (running === started) running = null
      for (const resolve of started.pages.values()) resolve(null)
    }
    worker.on('error', (error) =>
      log('page.renderer-failed', { reason: error instanceof Error ? error.name : 'unknown' }, 'error'),
    )
    worker.on('exit', end)
    worker.on('message', (message: MessageFromWorker) => {
      if (message.type === 'ready') {
        ready.resolve(true)
      } else if (message.type === 'request') {
        void answer(started, message)
      } else if (message.type === 'body') {
        void answerBody(started, message)
      } else {
        if (message.type === 'failed') log('page.not-rendered', { reason: message.reason }, 'error')
        started.pages.get(message.id)?.(message.type === 'rendered' ? message.page : null)
      }
    })
    // Open pages must not keep a process that has nothing else to do.
    worker.unref()
    return started
  }

  async function answer({ worker }: Running, { id, url, headers }: MessageFromWorker & { type: 'request' }) {
    const message: MessageToWorker = { type: 'answer', id, answer: await plainAnswer(url, headers) }
    worker.postMessage(message)
  }

  async function answerBody({ worker }: Running, { id, url }: MessageFromWorker & { type: 'body' }) {
    const body = await loadBody(url).catch(() => null)
    const message: MessageToWorker = { type: 'body', id, body }
    worker.postMessage(message)
  }

  async function plainAnswer(url: string, headers: [string, string][]): Promise<PlainAnswer | null> {
    try {
      const signal = AbortSignal.timeout(timeouts.load)
      const response = await fetch(new Request(url, { headers, signal }))
      if (!response.ok)
        log('page.not-loaded', { path: new URL(url).pathname, status: response.status }, 'warn')
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    } catch (error) {
      log('page.not-loaded', { path: new URL(url).pathname, reason: (error as Error).name }, 'warn')
      return null
    }
  }

  let running: Running | null = start()
  let waitingQueries = 0
  let isBusy = false

  return {
    async render(path, search, posted = null) {
      if (running?.version !== version()) {
        void running?.worker.terminate()
        running = start()
      }
      const { worker, isReady, pages } = running
      // A start that takes longer fails this page alone: the worker may serve the next ones.
      if (!(await Promise.race([isReady, delay(START_TIMEOUT, false, { ref: false })]))) return null
      const hasQuery = search !== ''
      // The answer to a form is not left out: whoever sent it would send it again.
      if (!posted && (hasQuery ? waitingQueries >= MAX_WAITING_QUERIES : pages.size >= MAX_WAITING)) {
        if (!isBusy) log('page.not-rendered', { reason: 'busy' }, 'warn')
        isBusy = true
        return null
      }
      isBusy = false
      if (hasQuery) waitingQueries += 1
      const id = ++lastId
      const rendered = Promise.withResolvers<RenderedPage | null>()
      const timer = setTimeout(() => {
        log('page.not-rendered', { reason: 'TimeoutError' }, 'warn')
        rendered.resolve(null)
      }, timeouts.render)
      const stuckAfter = timeouts.stuck ?? timeouts.render + STUCK_TIMEOUT
      const stuck = setTimeout(() => void worker.terminate(), stuckAfter).unref()
      pages.set(id, (page) => {
        clearTimeout(timer)
        clearTimeout(stuck)
        pages.delete(id)
        if (hasQuery) waitingQueries -= 1
        rendered.resolve(page)
      })
      const message: MessageToWorker = { type: 'render', id, path, search, timeout: timeouts.load, posted }
      worker.postMessage(message)
      return rendered.promise
    },
    async close() {
      await running?.worker.terminate()
    },
  }
}
