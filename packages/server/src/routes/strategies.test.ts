import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Call, createCaller, type Refused } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { refreshCache } from '../cache/refresh.ts'
import { staffActions, strategyHighlights, trades } from '../db/schema/index.ts'

interface Strategy {
  id: number
  strategyCode: string
  xirr: number | null
  netReturn: number | null
}
interface Trade {
  id: number
  stockName: string
  entryDate: string
  exitDate: string | null
}
interface Details {
  data: {
    strategyDetails: {
      strategyCode: string
      liveTrades: Trade[]
      excludedTrades: Trade[]
      closedTrades: Trade[]
      strategyHighlights: Record<string, unknown> | null
      drawdown: Record<string, unknown> | null
    }
  }
}

let server: TestServer
let staff: Call
let all: Strategy[]
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
  all = (await staff<Strategy[]>('/api/liveStrategies')).body
})
afterAll(() => server.close())

const detailsOf = async (code: string | number) =>
  (await staff<Details>(`/api/backtest/strategy-details/${code}`)).body.data.strategyDetails

test('strategy details are found by code and by id', async () => {
  const { id, strategyCode } = all[4]!
  const details = await detailsOf(strategyCode)
  expect(details.strategyCode).toBe(strategyCode)
  expect(await detailsOf(id)).toEqual(details)
  expect(details.liveTrades.every(({ exitDate }) => exitDate === null)).toBe(true)
  expect(details.closedTrades.every(({ exitDate }) => exitDate !== null)).toBe(true)
  expect(details.strategyHighlights).not.toHaveProperty('strategyId')
})

test('trades come newest first, those of a day by stock', async () => {
  for (const { id, strategyCode } of all) {
    const rows = await server.database
      .select()
      .from(trades)
      .where(eq(trades.strategyId, id))
      .orderBy(desc(trades.entryDate), asc(trades.stockName), asc(trades.id))
    const listed = rows.map(({ strategyId: _, externalKey: __, ...trade }) => trade)
    const { liveTrades, excludedTrades, closedTrades } = await detailsOf(strategyCode)
    const isExcluded = ({ id }: { id: number }) => excludedTrades.some((trade) => trade.id === id)
    const open = listed.filter(({ exitDate }) => exitDate === null)
    expect(liveTrades).toEqual(open.filter((trade) => !isExcluded(trade)))
    expect(excludedTrades).toEqual(open.filter(isExcluded))
    expect(closedTrades).toEqual(listed.filter(({ exitDate }) => exitDate !== null))
  }
})

test('a strategy that has not traded has details without figures', async () => {
  const empty = all.find(({ netReturn }) => netReturn === null)!
  const details = await detailsOf(empty.strategyCode)
  expect(details).toMatchObject({
    liveTrades: [],
    closedTrades: [],
    strategyHighlights: null,
    drawdown: null,
  })
})

test('linking a description changes the highlights', async () => {
  const { strategyCode } = all[0]!
  const link = (code: string) =>
    staff('/api/linkStrategyToStrategyDescription', { json: { strategyCode, strategyDescriptionCode: code } })
  await link('VAL-10')
  const before = (await detailsOf(strategyCode)).strategyHighlights
  expect(await link('GRO-75')).toMatchObject({ status: 200 })
  const after = (await detailsOf(strategyCode)).strategyHighlights
  expect(after).toMatchObject({ strategyDescriptionCode: 'GRO-75', totalTrades: before?.totalTrades })
  expect(after?.strategyDescription).not.toBe(before?.strategyDescription)
})

test('a strategy without highlights can be linked, and an unknown code changes nothing', async () => {
  const empty = all.find(({ netReturn }) => netReturn === null)!
  const { strategyCode } = empty
  const link = (code: string) =>
    staff<Refused>('/api/linkStrategyToStrategyDescription', {
      json: { strategyCode, strategyDescriptionCode: code },
    })
  const refused = await link('NOPE')
  expect(refused.body.status).toMatchObject({
    statusCode: 404,
    errors: { strategyDescriptionCode: 'Is unknown.' },
  })
  expect((await detailsOf(strategyCode)).strategyHighlights).toBeNull()
  await link('VAL-10')
  expect((await detailsOf(strategyCode)).strategyHighlights).toMatchObject({
    strategyDescriptionCode: 'VAL-10',
    totalTrades: 0,
  })
})

test('a live trade that is excluded several times in parallel is listed once', async () => {
  const listed = async () => (await staff<{ stockName: string }[]>('/api/getExcludedLiveTrades')).body
  const excluded = new Set((await listed()).map(({ stockName }) => stockName))
  const { liveTrades } = await detailsOf(all[4]!.strategyCode)
  const { stockName, entryDate } = liveTrades.find((trade) => !excluded.has(trade.stockName))!
  const exclude = () => staff('/api/excludeLiveTrades', { json: { stockName, businessDate: entryDate } })
  const answers = await Promise.all([exclude(), exclude(), exclude()])
  const recorded = (action: string) =>
    server.database.$count(
      staffActions,
      and(eq(staffActions.action, action), eq(staffActions.subject, `${stockName} ${entryDate}`)),
    )
  expect(await recorded('live-trade.excluded')).toBe(1)
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { stockName } })
  expect((await listed()).filter((trade) => trade.stockName === stockName)).toHaveLength(1)
  const trade = expect.objectContaining({ stockName, entryDate })
  const after = await detailsOf(all[4]!.strategyCode)
  expect(after.liveTrades).not.toContainEqual(trade)
  expect(after.excludedTrades).toContainEqual(trade)

  // The exclusion can be taken back, once.
  const include = () =>
    staff('/api/extensions/live-trades/include', { json: { stockName, businessDate: entryDate } })
  expect(await include()).toMatchObject({ status: 200, body: { stockName, businessDate: entryDate } })
  expect((await listed()).map((excludedTrade) => excludedTrade.stockName)).not.toContain(stockName)
  const again = await detailsOf(all[4]!.strategyCode)
  expect(again.liveTrades).toEqual(liveTrades)
  expect(again.excludedTrades).not.toContainEqual(trade)
  expect((await include()).status).toBe(404)
  expect(await recorded('live-trade.included')).toBe(1)
})

test('a closed trade cannot be excluded', async () => {
  const { closedTrades, liveTrades } = await detailsOf(all[4]!.strategyCode)
  const { stockName, entryDate } = closedTrades.find(
    (trade) => !liveTrades.some((live) => live.stockName === trade.stockName),
  )!
  const answer = await staff('/api/excludeLiveTrades', { json: { stockName, businessDate: entryDate } })
  expect(answer.status).toBe(404)
})

test('a refresh recomputes a cache from the tables', async () => {
  const { strategyCode } = all[4]!
  const before = (await detailsOf(strategyCode)).strategyHighlights
  await server.database.execute('update strategy_highlights set winning_trades = 0, total_trades = 0')
  const lastAction = async () => {
    const [action] = await server.database.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1)
    return action!
  }
  const answer = await staff<string>(`/api/refreshCache/strategy/${strategyCode}`)
  expect(answer.body).toBe(`Cache strategy of ${strategyCode} refreshed: 1 entry.`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await detailsOf(strategyCode)).strategyHighlights).toEqual(before)
  const { winningTrades, losingTrades, totalTrades } = before!
  expect(await lastAction()).toMatchObject({
    action: 'cache.refreshed',
    subject: `strategy ${strategyCode}`,
    before: { counts: [{ strategyCode, winningTrades: 0, losingTrades, totalTrades: 0 }] },
    after: { counts: [{ strategyCode, winningTrades, losingTrades, totalTrades }] },
  })
  const { strategyId } = strategyHighlights
  const count = await server.database.$count(
    strategyHighlights,
    sql`exists (select from trades where strategy_id = ${strategyId} and exit_date is not null)`,
  )
  expect((await staff('/api/refreshCache/strategy')).body).toBe(`Cache strategy refreshed: ${count} entries.`)
  expect((await staff('/api/refreshCache/availableFactor')).body).toBe(
    'This server keeps no cache availableFactor, so nothing was emptied.',
  )
  expect((await lastAction()).subject).toBe('strategy')
})

test('a refresh leaves the counts of a strategy without closed trades as staff entered them', async () => {
  const { database } = server
  const { id, strategyCode } = all[0]!
  const record = vi.fn()
  const isItsOwn = eq(strategyHighlights.strategyId, id)
  await database
    .transaction(async (tx) => {
      await tx
        .update(strategyHighlights)
        .set({ totalTrades: 7, winningTrades: 4, losingTrades: 3 })
        .where(isItsOwn)
      await tx.delete(trades).where(and(eq(trades.strategyId, id), isNotNull(trades.exitDate)))
      expect(await refreshCache(tx, { cacheName: 'strategy', strategyCode }, record)).toEqual({
        message: `Cache strategy of ${strategyCode} has no entries, so nothing was emptied.`,
        isRefreshed: false,
      })
      await refreshCache(tx, { cacheName: 'strategy', strategyCode: null }, record)
      const [row] = await tx.select().from(strategyHighlights).where(isItsOwn)
      expect(row).toMatchObject({ totalTrades: 7, winningTrades: 4, losingTrades: 3 })
      expect(JSON.stringify(record.mock.calls)).not.toContain(strategyCode)
      tx.rollback()
    })
    .catch((error: Error) => expect(error.message).toBe('Rollback'))
})

test('a cache can be refreshed once a second', async () => {
  expect((await staff('/api/refreshCache/categories')).status).toBe(200)
  const tooSoon = await staff('/api/refreshCache/categories')
  expect(tooSoon.status).toBe(429)
  expect(tooSoon.headers.get('retry-after')).toBe('1')
  server.advanceClock(1001)
  expect((await staff('/api/refreshCache/categories')).status).toBe(200)
})

test('subscribers are listed by strategy, also where there are none', async () => {
  interface Catalog {
    data: { plans: { strategyCode: string; isSubscribed: number }[] }
  }
  const { plans } = (await staff<Catalog>('/api/subscription-plan/3')).body.data
  for (const { strategyCode, isSubscribed } of [plans[0]!, plans.at(-1)!]) {
    const path = `/api/strategies/getUsersByStrategyCode/${strategyCode}`
    const { data } = (await staff<{ data: { strategycode: string }[] }>(path)).body
    expect(data).toHaveLength(isSubscribed)
    expect(data.every(({ strategycode }) => strategycode === strategyCode)).toBe(true)
  }
  expect(plans[0]!.isSubscribed).toBeGreaterThan(15)
  expect(plans.at(-1)!.isSubscribed).toBe(0)
})
