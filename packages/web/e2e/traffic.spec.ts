import { existsSync, readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { recordTraffic } from './traffic.ts'

const ENTRY = '/newsLetterAndBlogsTemplate/blogs/3'
/** The only call that the browser makes for a rendered page. */
const CALL = '/api/3/getLikeCount'

const recorded = (file: string): { request: { url: string }; response: { status: number } }[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** Collects unhandled rejections. */
function watchRejections() {
  const reasons: unknown[] = []
  const note = (reason: unknown) => void reasons.push(reason)
  process.on('unhandledRejection', note)
  return {
    reasons,
    stop: () => void process.off('unhandledRejection', note),
  }
}

test('requests of a page to the API are recorded', async ({ page }, info) => {
  const file = info.outputPath('traffic.ndjson')
  const finish = recordTraffic(page, file)
  const answered = page.waitForResponse(`**${CALL}`)
  await page.goto(ENTRY)
  await (await answered).finished()
  await finish()
  const list = recorded(file).find(({ request }) => new URL(request.url).pathname === CALL)
  expect(list?.response.status).toBe(200)
})

test('a page that closes while a response arrives fails no test', async ({ context }, info) => {
  const rejections = watchRejections()
  const finishes: (() => Promise<void>)[] = []
  for (let round = 0; round < 8; round++) {
    const page = await context.newPage()
    finishes.push(recordTraffic(page, info.outputPath('traffic.ndjson')))
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === CALL) void page.close()
    })
    const closed = page.waitForEvent('close')
    await page.goto(ENTRY)
    await closed
  }
  await Promise.all(finishes.map((finish) => finish()))
  rejections.stop()
  expect(rejections.reasons).toEqual([])
})

test('a response whose body is lost is left out at once', async ({ baseURL }, info) => {
  const rejections = watchRejections()
  const listeners: ((request: Request) => void)[] = []
  const pageOfRequests = { on: (_: string, listener: (request: Request) => void) => listeners.push(listener) }
  const file = info.outputPath('traffic.ndjson')
  const finish = recordTraffic(pageOfRequests as unknown as Page, file)
  const lost = {
    url: () => new URL(CALL, baseURL).href,
    response: () => Promise.reject(new Error('Target page, context or browser has been closed')),
  }
  for (const listener of listeners) listener(lost as unknown as Request)
  // Node reports an unhandled rejection in a later turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await finish()
  rejections.stop()
  expect(listeners).toHaveLength(1)
  expect(rejections.reasons).toEqual([])
  expect(recorded(file)).toEqual([])
})
