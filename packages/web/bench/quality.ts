import type { StockSplit, StrategyDetails } from '@tarang/sdk'
import { checkStrategy } from '../src/admin/strategy-quality/strategy-quality.model.ts'

const TRADES = Number(process.argv[2] ?? 10_000)
const ROUNDS = 9

const day = (n: number) => new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10)

/** Three years of trades in 150 stocks, every fiftieth at a price that a split could explain. */
const details: StrategyDetails = {
  strategyHighlights: { winningTrades: TRADES, losingTrades: 0, totalTrades: TRADES },
  closedTrades: Array.from({ length: TRADES }, (_, n) => ({
    id: n,
    stockName: `STOCK${n % 150}`,
    entryPrice: 1000 + (n % 90),
    exitPrice: n % 50 === 0 ? 220 : 1100 + (n % 90),
    pnl: n % 50 === 0 ? -780 : 100,
    entryDate: day(Math.floor(n / 150) * 15),
    exitDate: `${day(Math.floor(n / 150) * 15 + 60)}T15:20:00+05:30`,
  })),
}
const splits: StockSplit[] = Array.from({ length: 150 }, (_, n) => ({
  id: n,
  stockname: `STOCK${n}`,
  splitratio: '1:5',
  splitdate: day((n * 6) % 1000),
  corporateaction: 'Split',
}))

/** Milliseconds of processor time, which other programs of the machine do not lengthen. */
const timeOfCheck = () => {
  const before = process.cpuUsage()
  checkStrategy(details, { splits, today: '2026-11-25' })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const [first = 0, ...later] = Array.from({ length: ROUNDS }, timeOfCheck)
const median = later.toSorted((a, b) => a - b)[later.length >> 1] ?? 0
process.stdout.write(`${TRADES} trades: ${first.toFixed(1)} ms at first, then ${median.toFixed(1)} ms\n`)
