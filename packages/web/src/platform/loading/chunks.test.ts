import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './chunks.ts'

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const serverNames = (entry: string) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(`<script type="module" crossorigin src="${entry}"></script>`),
  )

beforeEach(() => {
  const entry = document.createElement('script')
  entry.type = 'module'
  entry.setAttribute('src', '/assets/index-old.js')
  entry.dataset.test = ''
  // Not connected, because happy-dom would fetch and run it.
  vi.spyOn(document, 'querySelector').mockImplementation((query) =>
    query.includes('type="module"') ? entry : null,
  )
  serverNames('/assets/index-old.js')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('returns the loaded module', async () => {
  await expect(loadChunk(async () => ({ default: 1 }))).resolves.toEqual({ default: 1 })
})

test('a failure has the specified message, and its cause', async () => {
  const error = await loadChunk(fails).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed' })
  expect((error as ChunkLoadError).cause).toBeInstanceOf(TypeError)
})

test('a load fails after 120000 ms', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  loadChunk(() => new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }))
})

test('a chunk of an older deployment reloads the page, once', async () => {
  serverNames('/assets/index-new.js')
  const reload = vi.fn()
  const outcome = vi.fn()
  loadChunk(fails, { reload }).then(outcome, outcome)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(outcome).not.toHaveBeenCalled()
  await expect(loadChunk(fails, { reload })).rejects.toThrow('Loading chunk failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the server names the same entry', () => {}],
  [
    'the server cannot be reached',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))),
  ],
  ['the server answers 502', () => vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))],
  ['the server answers another page', () => vi.stubGlobal('fetch', async () => new Response('<p>hi</p>'))],
])('nothing is reloaded when %s', async (_, arrange) => {
  arrange()
  const reload = vi.fn()
  await expect(loadChunk(fails, { reload })).rejects.toThrow('Loading chunk failed')
  expect(reload).not.toHaveBeenCalled()
})

test('a rendered page knows its entry by its starter', async () => {
  const start = document.createElement('script')
  start.dataset.entry = '/assets/index-1.js'
  vi.spyOn(document, 'querySelector').mockImplementation((query) =>
    query === 'script[data-entry]' ? start : null,
  )
  const page = (entry: string) =>
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(
          `<script data-theme-key="theme" data-entry="${entry}" data-stylesheet="/assets/index.css">start()</script>
          <script type="application/json" id="tarang-page-data">{"explore":{"data":[{"entry":"/x.js"}]}}</script>`,
        ),
    )
  const reload = vi.fn()
  page('/assets/index-1.js')
  await expect(loadChunk(fails, { reload })).rejects.toThrow('Loading chunk failed')
  expect(reload).not.toHaveBeenCalled()
  page('/assets/index-2.js')
  void loadChunk(fails, { reload }).catch(() => {})
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
