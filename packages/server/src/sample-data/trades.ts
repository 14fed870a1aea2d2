import { addDays, daysBetween, tradingDay } from './days.ts'
import { type Random, round } from './random.ts'
import { priceOn, type Stock, stocks } from './stocks.ts'

export interface SampleTrade {
  strategyId: number
  stockName: string
  entryPrice: number
  exitPrice: number | null
  pnl: number
  entryDate: string
  exitDate: string | null
}

/** The starting capital of every strategy: ten lakh rupees. */
export const capital = 1_000_000

interface Plan {
  strategyId: number
  breadth: number
  /** The typical number of days that a holding stays between two reviews. */
  holding: number
  inception: string
  today: string
  random: Random
}

/** A strategy's live and closed trades, oldest first, at the shared price series. */
export function sampleTrades(plan: Plan): SampleTrade[] {
  const { breadth, holding, inception, today, random } = plan
  const age = daysBetween(inception, today)
  const live = Math.min(15, Math.max(4, Math.round(breadth * random.between(0.25, 0.7))))
  const closed = Math.min(
    Math.round((age / (holding + 25)) * live * 0.6) + 6,
    plan.strategyId <= 3 ? 140 : 38,
  )
  const slot = capital / Math.max(6, live * 0.85)
  // Some strategies do better than random choice, some worse.
  const skill = random.between(-0.55, 0.65)
  const lengthOf = () => Math.round((holding + 20) * random.between(0.5, 2.4))
  const choose = (entry: string, exit: string) => {
    const [first, second] = [random.pick(stocks), random.pick(stocks)]
    const gain = (stock: Stock) => priceOn(stock, exit, today) / priceOn(stock, entry, today)
    if (!random.boolean(Math.abs(skill))) return first
    return gain(first) > gain(second) === skill > 0 ? first : second
  }

  const trades = new Map<string, SampleTrade>()
  const add = (entryDate: string, exitDate: string | null) => {
    const last = exitDate ?? today
    const stock = choose(entryDate, last)
    const entryPrice = priceOn(stock, entryDate, today)
    const price = priceOn(stock, last, today)
    // A trade is won or lost, so its prices differ.
    const exitPrice = price === entryPrice ? round(price + 0.05) : price
    const quantity = Math.max(1, Math.floor(slot / entryPrice))
    trades.set(`${stock.name} ${entryDate}`, {
      strategyId: plan.strategyId,
      stockName: stock.name,
      entryPrice,
      exitPrice: exitDate ? exitPrice : null,
      pnl: round(quantity * (exitPrice - entryPrice)),
      entryDate,
      exitDate,
    })
  }

  for (let count = 0; count < closed; count++) {
    const holdingDays = Math.max(3, Math.min(lengthOf(), age - 4))
    const entryDate = tradingDay(addDays(inception, random.integer(2, Math.max(2, age - holdingDays - 2))))
    const exitDate = tradingDay(addDays(entryDate, holdingDays))
    if (exitDate < today && exitDate > entryDate) add(entryDate, exitDate)
  }
  for (let count = 0; count < live; count++) {
    const entryDate = tradingDay(
      addDays(today, -random.integer(3, Math.max(4, Math.min(age - 2, lengthOf())))),
    )
    add(entryDate, null)
  }
  return [...trades.values()].sort((one, other) => one.entryDate.localeCompare(other.entryDate))
}
