/** A line that loses requests and answers: what changes something arrives once at most, and reads come through. */
import { afterAll, expect, test, vi } from 'vitest'
import { type ProxyOutcome, startDroppingProxy } from '../dropping-proxy.ts'
import { json, startTestServer } from '../test-server.ts'
import { createClient, isNetworkError } from './index.ts'
import { fixtures } from './testing/index.ts'

const server = await startTestServer()
afterAll(server.close)
// Hundreds of broken connections take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A random number that is the same in each run. */
function chanceOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Sends so many, some at a time. */
async function send(count: number, one: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const outcomes: unknown[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      outcomes[index] = await one(index).then(
        () => 'well',
        (error: unknown) => error,
      )
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return outcomes
}

const { newSplit, savedSplit } = fixtures.createStockSplit
const discount = fixtures.createDiscount.newCoupon

test.each([
  [
    'POST',
    700,
    (api: ReturnType<typeof createClient>, name: string) =>
      api.stockSplits.create({ ...newSplit, stockname: name }),
  ],
  [
    'PUT',
    150,
    (api: ReturnType<typeof createClient>, name: string) =>
      api.discounts.update(3, { ...discount, couponcode: name }),
  ],
  [
    'a GET that changes something',
    150,
    (api: ReturnType<typeof createClient>, name: string) => api.cache.refreshStrategy('strategy', name),
  ],
] as const)('%s: of %i none arrives twice', async (_, count, write) => {
  const chance = chanceOf(7)
  const fates: ProxyOutcome[] = []
  const proxy = await startDroppingProxy(Number(new URL(server.origin).port), () => {
    const fate =
      (['carried', 'request lost', 'answer lost', 'answer cut'] as const)[Math.floor(chance() * 4)] ??
      'carried'
    fates.push(fate)
    return fate
  })
  server.answer(json(200, savedSplit))
  const api = createClient({ baseUrl: `${proxy.origin}/api`, notificationsUrl: proxy.origin })
  const outcomes = await send(count, (index) => write(api, `WRITE-${index}-`))
  await proxy.close()

  const arrived = new Map<string, number>()
  for (const { url, body } of server.received) {
    const name = /WRITE-\d+-/.exec(url + body)?.[0] ?? 'none'
    arrived.set(name, (arrived.get(name) ?? 0) + 1)
  }
  expect([...arrived].filter(([, times]) => times !== 1)).toEqual([])
  // The line was as bad as it should be, and what it lost was said.
  const carried = fates.filter((fate) => fate === 'carried').length
  expect(fates).toHaveLength(count)
  expect(carried).toBeLessThan(count / 2)
  expect(arrived.size).toBe(fates.filter((fate) => fate !== 'request lost').length)
  expect(outcomes.filter((outcome) => outcome === 'well')).toHaveLength(carried)
  for (const outcome of outcomes)
    if (outcome !== 'well') expect(isNetworkError(outcome) && outcome.kind).toBe('offline')
})

test('reads come through a line that loses one in five', async () => {
  const chance = chanceOf(11)
  const proxy = await startDroppingProxy(Number(new URL(server.origin).port), () =>
    chance() < 0.2 ? 'answer lost' : 'carried',
  )
  server.answer(json(200, [savedSplit]))
  const api = createClient({
    baseUrl: `${proxy.origin}/api`,
    notificationsUrl: proxy.origin,
    retry: { base: 1 },
  })
  const outcomes = await send(100, () => api.stockSplits.list())
  await proxy.close()
  const well = outcomes.filter((outcome) => outcome === 'well').length
  // Without a second try it would be some 80.
  expect(well).toBeGreaterThanOrEqual(95)
  expect(server.received.length).toBeGreaterThan(110)
})
