import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageRenderer, type PageWorker } from './renderer.ts'

const log = vi.fn()
let renderer: PageWorker
afterEach(async () => {
  await renderer.close()
  log.mockReset()
})

function open(fetch: (request: Request) => Promise<Response>, version = () => '') {
  renderer = createPageRenderer({
    module: {
      module: new URL('../../testing/fake-page-renderer.ts', import.meta.url).href,
      config: '{}',
      origin: 'http://localhost',
    },
    version,
    fetch,
    loadBody: async () => null,
    log,
    timeouts: { load: 300, render: 1_500, stuck: 2_500 },
  })
  return {
    render: (path: string, search: string) => renderer.render({ path, search, theme: null, posted: null }),
  }
}

test('a page’s requests are answered by the server', async () => {
  const { render } = open(async (request) => new Response(new URL(request.url).pathname))
  expect((await render('/one', ''))?.body).toBe('<p>200 /one</p>')
  const pages = await Promise.all(['/a', '/b', '/c'].map((path) => render(path, '')))
  expect(pages.map((page) => page?.body)).toEqual(['/a', '/b', '/c'].map((path) => `<p>200 ${path}</p>`))
  expect(log).not.toHaveBeenCalled()
})

test('the page and the log get refusals and failures', async () => {
  const { render } = open(async (request) => {
    if (request.url.endsWith('/away')) throw new TypeError('fetch failed')
    return new Response('no', { status: 503 })
  })
  expect((await render('/full', ''))?.body).toBe('<p>503 no</p>')
  expect((await render('/away', ''))?.body).toBe('<p>TypeError</p>')
  expect(log.mock.calls.map(([event]) => event)).toEqual(['page.not-loaded', 'page.not-loaded'])
})

test('a page that cannot be rendered is null, and the next one is rendered', async () => {
  const { render } = open(async () => new Response('fine'))
  expect(await render('/throw', '')).toBeNull()
  expect(log).toHaveBeenCalledWith('page.not-rendered', { reason: 'RangeError' }, 'error')
  expect((await render('/one', ''))?.body).toBe('<p>200 fine</p>')
})

test.each(['/hang', '/exit'])('%s: the worker is replaced', async (path) => {
  const { render } = open(async () => new Response('fine'))
  expect((await render('/one', ''))?.body).toBe('<p>200 fine</p>')
  const began = performance.now()
  expect(await render(path, '')).toBeNull()
  expect(performance.now() - began).toBeLessThan(2_400)
  await vi.waitFor(async () => expect((await render('/two', ''))?.body).toBe('<p>200 fine</p>'), {
    timeout: 20_000,
  })
})

test('an API that does not answer holds a page up no longer than its time limit', async () => {
  const { render } = open(async (request) => {
    await setTimeout(10_000, undefined, { signal: request.signal })
    return new Response('late')
  })
  await render('/one', '')
  expect(log).toHaveBeenCalledWith('page.not-loaded', expect.objectContaining({ path: '/one' }), 'warn')
})

test('a flood of queries holds up no page without one', async () => {
  const released = Promise.withResolvers<void>()
  const { render } = open(async () => {
    await released.promise
    return new Response('fine')
  })
  await render('/throw', '')
  log.mockReset()
  const flood = Array.from({ length: 30 }, (_, each) => render('/list', `?q=${each}`))
  const page = render('/list', '')
  released.resolve()
  const rendered = (await Promise.all(flood)).filter((each) => each !== null)
  expect(rendered.length).toBe(10)
  expect(log.mock.calls).toEqual([['page.not-rendered', { reason: 'busy' }, 'warn']])
  expect((await page)?.body).toBe('<p>200 fine</p>')
})

test('a replaced build is used from the next page on', async () => {
  let version = 'first'
  const { render } = open(
    async () => new Response('fine'),
    () => version,
  )
  const nameOf = async () => (await render('/thread', ''))?.body
  const first = await nameOf()
  expect(await nameOf()).toBe(first)
  version = 'second'
  expect(await nameOf()).not.toBe(first)
})
