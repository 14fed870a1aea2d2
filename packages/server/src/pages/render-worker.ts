import { parentPort, workerData } from 'node:worker_threads'
import type { PageModule, PageRenderer } from '@tarang/publication'
import { createBirpc } from 'birpc'
import { noteRead, recordReads } from './page-reads.ts'
import type { ServerFunctions, WorkerFunctions } from './worker-functions.ts'

/**
 * Renders public pages in a thread, which the server can end when a page never finishes. The page's requests are sent by
 * the server's thread: most of them are for its own API.
 */
const { module, config, origin } = workerData as PageModule
const port = parentPort!

async function fetchByServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { url, headers, signal } = new Request(input, init)
  noteRead(url)
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason))
  const answer = await Promise.race([server.fetch(url, [...headers]), aborted.promise])
  if (!answer) throw new TypeError('fetch failed')
  return new Response(answer.body || null, answer)
}

async function loadBody(url: string) {
  const body = await server.loadBody(url)
  if (!body) throw new Error('The body cannot be prepared on the server.')
  return body
}

// Node has storages too, and warns when they are read.
for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, storage, { value: undefined })
// The application reads its surroundings from these globals.
Object.assign(globalThis, { location: new URL(origin), tarangConfig: config, fetch: fetchByServer })
// The application warns of failed loads, which the server's main thread logs already.
console.warn = () => {}

const { renderPage } = (await import(module)) as PageRenderer

const functions: WorkerFunctions = {
  ready: () => {},
  renderPage: async (request, options) => {
    const { part, reads } = await recordReads(() => renderPage(request, { ...options, loadBody }))
    return { ...part, reads }
  },
}
const server = createBirpc<ServerFunctions, WorkerFunctions>(functions, {
  post: (message) => port.postMessage(message),
  on: (receive) => port.on('message', receive),
  // The server ends what takes too long.
  timeout: -1,
})
