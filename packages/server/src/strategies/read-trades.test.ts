import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { strategies, trades } from '../db/schema/index.ts'
import { readTrades } from './read-trades.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
  const { database } = store
  const strategy = { factor: 'momentum', createdOn: new Date() }
  await database.insert(strategies).values([
    { ...strategy, id: 1, strategyCode: 'MANY' },
    { ...strategy, id: 2, strategyCode: 'OTHER' },
  ])
  const days = ['2026-01-05', '2026-01-06', '2026-03-02']
  await database.insert(trades).values(
    Array.from({ length: 500 }, (_, n) => ({
      strategyId: n % 50 === 0 ? 2 : 1,
      // Many have the same day and stock, so that batches end between them.
      stockName: `STOCK ${n % 3}`,
      entryPrice: 100.1 + n,
      exitPrice: n % 7 === 0 ? null : 0.3,
      pnl: -n / 8,
      entryDate: days[n % days.length]!,
      exitDate: n % 7 === 0 ? null : '2026-06-01',
    })),
  )
})
afterAll(() => store.close())

test.each([1, 7, 490, 1000])(
  'every trade is listed once and in order, in batches of %i',
  async (batchSize) => {
    const rows = await store.database
      .select()
      .from(trades)
      .where(eq(trades.strategyId, 1))
      .orderBy(desc(trades.entryDate), asc(trades.stockName), asc(trades.id))
    const expected = rows.map(({ strategyId: _strategyId, externalKey: _externalKey, ...trade }) => trade)
    expect(expected).toHaveLength(490)
    const isOpen = ({ exitDate }: { exitDate: string | null }) => exitDate === null
    expect(await readTrades(store.database, 1, batchSize)).toEqual({
      liveTrades: expected.filter(isOpen),
      excludedTrades: [],
      closedTrades: expected.filter((trade) => !isOpen(trade)),
    })
  },
  60_000,
)
