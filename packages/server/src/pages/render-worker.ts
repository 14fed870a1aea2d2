import { parentPort, workerData } from 'node:worker_threads'
import type { PageBody, PageModule } from '@tarang/publication'
import type { MessageFromWorker, MessageToWorker, PlainAnswer, PostedForm, RenderedPage } from './messages.ts'

/**
 * Renders public pages in a thread of its own: a slow page holds up nothing else. The application finds the globals of a
 * page; its requests are answered by the server's thread.
 */
const { module, config, origin } = workerData as PageModule
const port = parentPort!
const send = (message: MessageFromWorker) => port.postMessage(message)

const requests = new Map<number, (answer: PlainAnswer | null) => void>()
let lastId = 0

async function fetchByServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const id = ++lastId
  const answered = Promise.withResolvers<PlainAnswer | null>()
  requests.set(id, answered.resolve)
  request.signal.addEventListener('abort', () => answered.reject(request.signal.reason))
  try {
    send({ type: 'request', id, url: request.url, headers: [...request.headers] })
    const answer = await answered.promise
    if (!answer) throw new TypeError('fetch failed')
    const { status, headers, body } = answer
    return new Response(body === '' ? null : body, { status, headers })
  } finally {
    requests.delete(id)
  }
}

const bodies = new Map<number, (body: PageBody | null) => void>()

/** The body at an address, which the server's thread has loaded, purified and prepared. */
async function loadBody(url: string): Promise<PageBody> {
  const id = ++lastId
  const loaded = Promise.withResolvers<PageBody | null>()
  bodies.set(id, loaded.resolve)
  send({ type: 'body', id, url })
  const body = await loaded.promise
  bodies.delete(id)
  if (!body) throw new Error('The body cannot be prepared on the server.')
  return body
}

// Node has storages of its own, and warns of them.
for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, storage, { value: undefined })
Object.assign(globalThis, { location: new URL(origin), tarangConfig: config, fetch: fetchByServer })
// The server's thread logs what was not loaded.
console.warn = () => {}

interface Renderer {
  renderPage(request: {
    path: string
    search: string
    timeout: number
    posted: PostedForm | null
    loadBody: (url: string) => Promise<PageBody>
  }): Promise<RenderedPage>
}
const { renderPage } = (await import(module)) as Renderer

port.on('message', async (message: MessageToWorker) => {
  if (message.type === 'answer') {
    requests.get(message.id)?.(message.answer)
    return
  }
  if (message.type === 'body') {
    bodies.get(message.id)?.(message.body)
    return
  }
  const { id, ...request } = message
  try {
    send({ type: 'rendered', id, page: await renderPage({ ...request, loadBody }) })
  } catch (error) {
    send({ type: 'failed', id, reason: error instanceof Error ? error.name : 'unknown' })
  }
})
send({ type: 'ready' })
