import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { excludedLiveTrades, staffActions, strategies, trades } from '../../db/schema/index.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer({ sampleData: true })
  token = await server.staffToken()
})
afterAll(() => server.close())

const call = (method: string, path: string, body?: unknown) =>
  server.fetch(
    new Request(`http://admin.localhost/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
const extension = async <Answer>(operationId: string, method: string, path: string, body?: unknown) =>
  (await expectDescribed(operationId, await call(method, `extensions/${path}`, body))) as Answer

const lastAction = async () => {
  const [action] = await server.database.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1)
  return `${action?.action} ${action?.subject}`
}

const highlights = {
  winningTrades: 3,
  losingTrades: 1,
  totalTrades: 4,
  averageHoldingPeriod: 10.5,
  averageStockPeriod: null,
  drawDownPeriod: null,
}
const drawdown = {
  startRange: '2026-01-01',
  endRange: '2026-02-01',
  drawDownInPercentage: -4.5,
  drawDownAmount: -4500,
  currentPortfolioReturn: 8,
  maxPortfolioReturn: 11,
  prevPortfolioReturn: 7,
}
const figures = { factor: 'momentum', xirr: 12, netReturn: 9, pnl: 900.5, status: 1, highlights, drawdown }
const plain = { ...figures, highlights: null, drawdown: null }

interface Saved {
  id: number
  strategyCode: string
  etag: string
  figures: typeof figures
}

interface Details {
  data: {
    strategyDetails: { strategyHighlights: object | null; drawdown: object | null; liveTrades: object[] }
  }
}
const detailsOf = async (code: string) =>
  ((await (await call('GET', `backtest/strategy-details/${code}`)).json()) as Details).data.strategyDetails

test('a strategy is added, corrected, and shown with its highlights and drawdown', async () => {
  const added = await extension<Saved>('createStrategyRecord', 'POST', 'strategies', {
    strategyCode: 'HAND-1',
    figures,
  })
  expect(added.figures).toEqual(figures)
  expect(await lastAction()).toBe('strategy.added HAND-1')
  expect(await detailsOf('HAND-1')).toMatchObject({ strategyHighlights: highlights, drawdown })

  const list = await extension<Saved[]>('listStrategyRecords', 'GET', 'strategies')
  expect(list.at(-1)).toEqual(added)

  const changed = await extension<Saved>('updateStrategyRecord', 'PUT', `strategies/${added.id}`, plain)
  expect(changed.figures).toEqual(plain)
  expect(await lastAction()).toBe('strategy.changed HAND-1')
  expect(await detailsOf('HAND-1')).toMatchObject({ strategyHighlights: null, drawdown: null })
})

const CODE_RULE = 'must not begin with a dot, or contain / \\ ? # or control characters.'

test.each(['MOM/50', 'A?B', 'A#B', 'A\\B', '.', ' .. ', 'A\nB', 'A\u0085B'])(
  'a code that no address can hold is refused wherever it enters: %j',
  async (code) => {
    const plan = {
      ...{ strategyCode: code, title: 'T', description: 'D', features: ['F'], tag: 'T', iconURL: '/i' },
      ...{ subscriptionStatus: 1, yearlyprice: 1, quarterlyprice: 1, monthlyprice: 1 },
    }
    const coupon = {
      ...{ strategycode: code, couponcode: 'C', type: 'COUPON', status: 'Active', preferred: 0, discount: 5 },
      ...{ combo: 0, description: 'D', condition: 'C' },
    }
    const description = {
      ...{ strategyDescriptionCode: code, videoLink: 'https://example.com/v', strategyDescription: 'D' },
      status: 1,
    }
    // As an earlier version stored it.
    await server.database
      .insert(strategies)
      .values({ strategyCode: code.trim(), factor: 'momentum', createdOn: new Date() })
    const sent = [
      ['extensions/strategies', { strategyCode: code, figures }, 'strategyCode', 'Strategy code'],
      ['strategies/update-title-description/0', plan, 'strategyCode', 'Strategy code'],
      ['saveStrategyDiscount', coupon, 'strategycode', 'Strategy code'],
      ['addStrategyDescription', description, 'strategyDescriptionCode', 'Code'],
    ] as const
    for (const [path, body, field, noun] of sent) {
      const answer = await call('POST', path, body)
      expect([path, answer.status]).toEqual([path, 422])
      expect((await answer.json()).status.errors).toEqual({ [field]: `${noun} ${CODE_RULE}` })
    }
  },
)

test('a cache is not refreshed for a code that no address can hold', async () => {
  const answer = await call('GET', `refreshCache/strategy/${encodeURIComponent('MOM/50')}`)
  expect([answer.status, (await answer.json()).status.message]).toEqual([422, `Strategy code ${CODE_RULE}`])
})

test('a code is stored composed, and found in either form', async () => {
  const added = await extension<Saved>('createStrategyRecord', 'POST', 'strategies', {
    strategyCode: ' Cafe\u0301 ',
    figures: plain,
  })
  expect(added.strategyCode).toBe('Caf\u00e9')
  const second = { strategyCode: 'Caf\u00e9', figures: plain }
  expect((await call('POST', 'extensions/strategies', second)).status).toBe(409)
})

test('clearing the highlights keeps the link to a description', async () => {
  const { id } = await extension<Saved>('createStrategyRecord', 'POST', 'strategies', {
    strategyCode: 'HAND-2',
    figures,
  })
  const [description] = (await (await call('GET', 'getStrategyDescription')).json()) as {
    strategyDescriptionCode: string
  }[]
  const { strategyDescriptionCode } = description!
  await call('POST', 'linkStrategyToStrategyDescription', { strategyCode: 'HAND-2', strategyDescriptionCode })
  await extension('updateStrategyRecord', 'PUT', `strategies/${id}`, plain)
  expect(await detailsOf('HAND-2')).toMatchObject({
    strategyHighlights: { strategyDescriptionCode, totalTrades: 0, averageHoldingPeriod: null },
  })
})

const live = {
  stockName: 'TCS',
  entryPrice: 100,
  exitPrice: null,
  pnl: 5,
  entryDate: '2026-01-05',
  exitDate: null,
}
const closed = { ...live, exitPrice: 120, pnl: 20, exitDate: '2026-03-05' }

test('a trade is added, closed and deleted', async () => {
  await extension('createStrategyRecord', 'POST', 'strategies', { strategyCode: 'HAND-3', figures: plain })
  const path = 'strategies/HAND-3/trades'
  const { id } = await extension<{ id: number }>('createTrade', 'POST', path, live)
  expect(await lastAction()).toBe(`trade.added HAND-3 ${id}`)
  expect((await detailsOf('HAND-3')).liveTrades).toEqual([{ id, ...live }])
  const saved = { id, ...closed, etag: expect.any(String) }
  expect(await extension('updateTrade', 'PUT', `trades/${id}`, closed)).toEqual(saved)
  expect(await lastAction()).toBe(`trade.changed ${id}`)
  expect(await extension('listTrades', 'GET', path)).toEqual([saved])
  expect(await extension('deleteTrade', 'DELETE', `trades/${id}`)).toEqual({ id })
  expect(await lastAction()).toBe(`trade.deleted ${id}`)
  expect(await extension('listTrades', 'GET', path)).toEqual([])
})

test('the trades of a strategy come open ones first, also over several batches', async () => {
  const [strategy] = await server.database
    .insert(strategies)
    .values({ strategyCode: 'MANY', factor: 'momentum', createdOn: new Date() })
    .returning()
  await server.database.execute(sql`
    insert into trades (strategy_id, stock_name, entry_price, exit_price, pnl, entry_date, exit_date)
    select ${strategy!.id}, 'STOCK ' || n % 3, 100, case when n % 2 = 0 then 110 end, 10,
      date '2026-01-01' + n % 5, case when n % 2 = 0 then date '2026-06-01' end
    from generate_series(1, 5000) n`)
  const rows = await server.database
    .select({ id: trades.id })
    .from(trades)
    .where(eq(trades.strategyId, strategy!.id))
    .orderBy(sql`exit_date is not null`, desc(trades.entryDate), asc(trades.stockName), asc(trades.id))
  const listed = await extension<{ id: number }[]>('listTrades', 'GET', 'strategies/MANY/trades')
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

describe('an excluded trade that is corrected', () => {
  const excluded = { stockName: 'TYPO', entryDate: '2026-01-06' }
  const corrected = { stockName: 'RIGHT', entryDate: '2026-01-07' }
  const exclusionsOf = (names: string[]) =>
    server.database
      .select({ stockName: excludedLiveTrades.stockName, entryDate: excludedLiveTrades.businessDate })
      .from(excludedLiveTrades)
      .where(inArray(excludedLiveTrades.stockName, names))
      .orderBy(asc(excludedLiveTrades.stockName))
  const addTrade = (code: string, values: object) =>
    extension<{ id: number }>('createTrade', 'POST', `strategies/${code}/trades`, { ...live, ...values })
  const exclude = ({ stockName, entryDate }: typeof excluded) =>
    call('POST', 'excludeLiveTrades', { stockName, businessDate: entryDate })

  test('stays excluded by its new stock and date', async () => {
    await extension('createStrategyRecord', 'POST', 'strategies', { strategyCode: 'HAND-4', figures: plain })
    const { id } = await addTrade('HAND-4', excluded)
    await exclude(excluded)
    await extension('updateTrade', 'PUT', `trades/${id}`, { ...live, ...corrected })
    expect(await detailsOf('HAND-4')).toMatchObject({
      liveTrades: [],
      excludedTrades: [{ id, ...corrected }],
    })
    expect(await exclusionsOf(['TYPO', 'RIGHT'])).toEqual([corrected])
  })

  test('leaves another trade of the stock and date before excluded', async () => {
    await extension('createStrategyRecord', 'POST', 'strategies', { strategyCode: 'HAND-5', figures: plain })
    const names = { stockName: 'TWICE', entryDate: '2026-01-08' }
    const { id } = await addTrade('HAND-5', names)
    const other = await addTrade('HAND-5', names)
    await exclude(names)
    const moved = { stockName: 'MOVED', entryDate: '2026-01-08' }
    await extension('updateTrade', 'PUT', `trades/${id}`, { ...live, ...moved })
    expect(await detailsOf('HAND-5')).toMatchObject({
      liveTrades: [],
      excludedTrades: [
        { id, ...moved },
        { id: other.id, ...names },
      ],
    })
    expect(await exclusionsOf(['TWICE', 'MOVED'])).toEqual([moved, names])
  })

  test('takes its exclusion with it when it is deleted, unless another trade has the name', async () => {
    await extension('createStrategyRecord', 'POST', 'strategies', { strategyCode: 'HAND-6', figures: plain })
    const names = { stockName: 'GONE', entryDate: '2026-01-09' }
    const { id } = await addTrade('HAND-6', names)
    const other = await addTrade('HAND-6', names)
    await exclude(names)
    await extension('deleteTrade', 'DELETE', `trades/${id}`)
    expect(await exclusionsOf(['GONE'])).toEqual([names])
    await extension('deleteTrade', 'DELETE', `trades/${other.id}`)
    expect(await exclusionsOf(['GONE'])).toEqual([])
  })
})

test.each<[method: string, path: string, body: unknown, status: number, field: string | null]>([
  ['POST', 'strategies', { strategyCode: 'HAND-3', figures: plain }, 409, 'strategyCode'],
  ['POST', 'strategies', { strategyCode: '', figures: plain }, 422, 'strategyCode'],
  ['POST', 'strategies', { strategyCode: 'X', figures: { ...plain, xirr: '12' } }, 422, 'figures.xirr'],
  ['PUT', 'strategies/999999', plain, 404, null],
  ['PUT', 'strategies/1', { ...plain, status: 2 }, 422, 'status'],
  ['PUT', 'strategies/1', { ...plain, drawdown: { ...drawdown, endRange: '2025-12-31' } }, 422, 'endRange'],
  [
    'PUT',
    'strategies/1',
    { ...plain, drawdown: { ...drawdown, drawDownInPercentage: -101 } },
    422,
    'drawdown.drawDownInPercentage',
  ],
  [
    'PUT',
    'strategies/1',
    { ...plain, highlights: { ...highlights, winningTrades: -1 } },
    422,
    'highlights.winningTrades',
  ],
  ['GET', 'strategies/NONE/trades', undefined, 404, null],
  ['POST', 'strategies/NONE/trades', live, 404, null],
  ['POST', 'strategies/HAND-3/trades', { ...live, entryPrice: -1 }, 422, 'entryPrice'],
  ['POST', 'strategies/HAND-3/trades', { ...live, entryDate: '1989-12-31' }, 422, 'entryDate'],
  ['POST', 'strategies/HAND-3/trades', { ...closed, exitDate: '2026-01-04' }, 422, 'exitDate'],
  ['POST', 'strategies/HAND-3/trades', { ...closed, exitPrice: null }, 422, 'exitPrice'],
  ['PUT', 'trades/999999', live, 404, null],
  ['DELETE', 'trades/999999', undefined, 404, null],
])('%s %s with %j is refused with %i', async (method, path, body, status, field) => {
  const before = await lastAction()
  const response = await call(method, `extensions/${path}`, body)
  expect(response.status).toBe(status)
  const { status: refusal } = (await response.json()) as { status: { errors?: Record<string, string> } }
  if (field) expect(Object.keys(refusal.errors ?? {})).toContain(field)
  expect(await lastAction()).toBe(before)
})
