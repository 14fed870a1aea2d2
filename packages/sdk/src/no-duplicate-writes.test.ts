/** Over a connection that loses requests and responses, writes arrive once at most, and reads succeed. */
import { afterAll, expect, test, vi } from 'vitest'
import { type ProxyOutcome, startDroppingProxy } from '../testing/dropping-proxy.ts'
import { json, startTestServer } from '../testing/test-server.ts'
import { createClient, isNetworkError } from './index.ts'
import { fixtures } from './testing/index.ts'

const server = await startTestServer()
afterAll(server.close)
// Hundreds of broken connections are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A random source with a seed. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Makes calls, twenty at a time. */
async function send(count: number, one: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const outcomes: unknown[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      outcomes[index] = await one(index).then(
        () => 'success',
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
] as const)('%s: none of %i arrives twice', async (_, count, write) => {
  const random = createRandom(7)
  const losses: ProxyOutcome[] = []
  const proxy = await startDroppingProxy(Number(new URL(server.origin).port), () => {
    const loss =
      (['forwarded', 'request lost', 'response lost', 'response truncated'] as const)[
        Math.floor(random() * 4)
      ] ?? 'forwarded'
    losses.push(loss)
    return loss
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
  // The connection dropped enough, and each loss was an error.
  const forwarded = losses.filter((loss) => loss === 'forwarded').length
  expect(losses).toHaveLength(count)
  expect(forwarded).toBeLessThan(count / 2)
  expect(arrived.size).toBe(losses.filter((loss) => loss !== 'request lost').length)
  expect(outcomes.filter((outcome) => outcome === 'success')).toHaveLength(forwarded)
  for (const outcome of outcomes)
    if (outcome !== 'success') expect(isNetworkError(outcome) && outcome.kind).toBe('offline')
})

test('reads succeed over a connection that loses one in five', async () => {
  const random = createRandom(11)
  const proxy = await startDroppingProxy(Number(new URL(server.origin).port), () =>
    random() < 0.2 ? 'response lost' : 'forwarded',
  )
  server.answer(json(200, [savedSplit]))
  const api = createClient({
    baseUrl: `${proxy.origin}/api`,
    notificationsUrl: proxy.origin,
    retry: { base: 1 },
  })
  const outcomes = await send(100, () => api.stockSplits.list())
  await proxy.close()
  const successes = outcomes.filter((outcome) => outcome === 'success').length
  // About 80 without retries.
  expect(successes).toBeGreaterThanOrEqual(95)
  expect(server.received.length).toBeGreaterThan(110)
})
