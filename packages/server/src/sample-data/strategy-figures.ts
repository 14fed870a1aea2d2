import { addDays, daysBetween } from './days.ts'
import { round } from './random.ts'
import { capital, type SampleTrade } from './trades.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: number[]) => (numbers.length === 0 ? null : round(sum(numbers) / numbers.length, 1))

const isClosed = (trade: SampleTrade): trade is SampleTrade & { exitDate: string } => trade.exitDate !== null

export const netReturnOf = (trades: SampleTrade[]) =>
  round((sum(trades.map((trade) => trade.pnl)) / capital) * 100)

/** The annual rate from the starting capital to the current value; null for less than a year of trades. */
export function xirrOf(trades: SampleTrade[], age: number) {
  if (trades.length === 0 || age < 365) return null
  return round(((1 + netReturnOf(trades) / 100) ** (365 / age) - 1) * 100)
}

export function highlightsOf(trades: SampleTrade[], today: string) {
  const closed = trades.filter(isClosed)
  const winningTrades = closed.filter((trade) => trade.pnl > 0).length
  const { start, end } = deepestFall(trades) ?? {}
  return {
    winningTrades,
    losingTrades: closed.length - winningTrades,
    totalTrades: closed.length,
    averageHoldingPeriod: mean(closed.map((trade) => daysBetween(trade.entryDate, trade.exitDate))),
    averageStockPeriod: mean(trades.map((trade) => daysBetween(trade.entryDate, trade.exitDate ?? today))),
    drawDownPeriod: start && end ? daysBetween(start, end) : null,
  }
}

/** The realised value after each day with a closed trade. */
function realised(trades: SampleTrade[]) {
  const closed = trades.filter(isClosed).sort((one, other) => one.exitDate.localeCompare(other.exitDate))
  let value = capital
  const byDay = new Map<string, number>(closed[0] && [[closed[0].entryDate, capital]])
  for (const trade of closed) {
    value += trade.pnl
    byDay.set(trade.exitDate, value)
  }
  return [...byDay].map(([day, worth]) => ({ day, worth }))
}

function deepestFall(trades: SampleTrade[]) {
  let peak: { day: string; worth: number } | null = null
  let deepest: { start: string; end: string; from: number; to: number } | null = null
  for (const point of realised(trades)) {
    if (!peak || point.worth >= peak.worth) peak = point
    else if (!deepest || point.worth / peak.worth < deepest.to / deepest.from) {
      deepest = { start: peak.day, end: point.day, from: peak.worth, to: point.worth }
    }
  }
  return deepest
}

export function drawdownOf(trades: SampleTrade[], strategyId: number, today: string) {
  const fall = deepestFall(trades)
  if (!fall) return null
  const curve = realised(trades)
  const asReturn = (worth: number) => round((worth / capital - 1) * 100)
  const monthAgo = addDays(today, -30)
  return {
    strategyId,
    startRange: fall.start,
    endRange: fall.end,
    drawDownInPercentage: round((fall.to / fall.from - 1) * 100),
    drawDownAmount: round(fall.to - fall.from),
    currentPortfolioReturn: asReturn(curve.at(-1)!.worth),
    maxPortfolioReturn: asReturn(Math.max(...curve.map((point) => point.worth))),
    prevPortfolioReturn: asReturn(curve.findLast((point) => point.day < monthAgo)?.worth ?? capital),
  }
}
