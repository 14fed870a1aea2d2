import { addDays, daysBetween, duringOffice, tradingDay } from './days.ts'
import { createRandom, type Random, round } from './random.ts'
import { priceOn, type Stock, stocks } from './stocks.ts'

export const factors = ['momentum', 'growth', 'fundamental', 'valuation'] as const
export type Factor = (typeof factors)[number]

export const breadths = [10, 15, 20, 25, 30, 40, 50, 75] as const

export const pairs = [
  ['momentum', 'growth'],
  ['momentum', 'valuation'],
  ['momentum', 'fundamental'],
  ['growth', 'valuation'],
  ['growth', 'fundamental'],
  ['fundamental', 'valuation'],
] as const satisfies [Factor, Factor][]

/** The days between two reviews. */
const cadences = { W: 7, M: 30, Q: 91 } as const

interface Rule {
  mix: readonly Factor[]
  breadth: number
  cadence: keyof typeof cadences
}

const rules: Rule[] = [
  ...factors.flatMap((factor) =>
    breadths.flatMap((breadth) =>
      (['W', 'M', 'Q'] as const).map((cadence) => ({ mix: [factor], breadth, cadence })),
    ),
  ),
  ...pairs.flatMap((mix) =>
    [15, 25, 50].flatMap((breadth) => (['M', 'Q'] as const).map((cadence) => ({ mix, breadth, cadence }))),
  ),
]

/** The starting capital of every strategy: ten lakh rupees. */
const capital = 1_000_000

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: number[]) => (numbers.length === 0 ? null : round(sum(numbers) / numbers.length, 1))

/** The code of the description for these factors and this breadth. */
export const descriptionCode = (mix: readonly Factor[], breadth: number) =>
  `${mix.map((factor) => factor.slice(0, 3).toUpperCase()).join('-')}-${breadth}`

/** Every strategy with its trades, and figures computed from them. */
export const sampleStrategies = (today: string) =>
  createRandom('strategy order')
    .shuffle(rules)
    .map((rule, index) => sampleStrategy(rule, index + 1, today))

function sampleStrategy({ mix, breadth, cadence }: Rule, id: number, today: string) {
  // `MOMENTUM-50-W`: the factors, the number of holdings, and the review interval.
  const strategyCode = [...mix.map((factor) => factor.toUpperCase()), breadth, cadence].join('-')
  const random = createRandom(strategyCode)
  // The newest few have no trades yet, and a seventh are younger than a year.
  const isNew = id % 33 === 0
  const age = isNew
    ? random.integer(3, 12)
    : random.boolean(0.14)
      ? random.integer(80, 340)
      : random.integer(380, 1090)
  const trades = isNew ? [] : sampleTrades({ id, breadth, holding: cadences[cadence], age, today, random })
  const hasTraded = trades.length > 0
  const modified = hasTraded ? addDays(today, -random.integer(0, Math.min(age, 45))) : null
  const pnl = round(sum(trades.map((trade) => trade.pnl)))
  const netReturn = round((sum(trades.map((trade) => trade.pnl)) / capital) * 100)
  const isYearOld = hasTraded && age >= 365
  const status = random.boolean(0.82) ? 1 : 0
  const fall = deepestFall(trades)
  const closed = trades.filter(isClosed)
  const winningTrades = closed.filter((trade) => trade.pnl > 0).length
  return {
    strategy: {
      id,
      strategyCode,
      factor: mix.join('+'),
      xirr: isYearOld ? round(((1 + netReturn / 100) ** (365 / age) - 1) * 100) : null,
      netReturn: hasTraded ? netReturn : null,
      pnl: hasTraded ? pnl : null,
      status,
      createdOn: duringOffice(addDays(today, -age), id),
      modifiedOn: modified === null ? null : duringOffice(modified, id + 3),
    },
    trades,
    highlights: hasTraded
      ? {
          strategyId: id,
          strategyDescriptionCode: random.boolean(0.86) ? descriptionCode(mix, breadth) : null,
          winningTrades,
          losingTrades: closed.length - winningTrades,
          totalTrades: closed.length,
          averageHoldingPeriod: mean(closed.map((trade) => daysBetween(trade.entryDate, trade.exitDate))),
          averageStockPeriod: mean(
            trades.map((trade) => daysBetween(trade.entryDate, trade.exitDate ?? today)),
          ),
          drawDownPeriod: fall ? daysBetween(fall.peak.day, fall.low.day) : null,
        }
      : null,
    drawdown: fall && drawdownOf(fall, trades, id, today),
  }
}

interface Trade {
  strategyId: number
  stockName: string
  entryPrice: number
  exitPrice: number | null
  pnl: number
  entryDate: string
  exitDate: string | null
}

const isClosed = (trade: Trade): trade is Trade & { exitDate: string } => trade.exitDate !== null

interface TradeOptions {
  id: number
  breadth: number
  /** The typical number of days that a holding stays between two reviews. */
  holding: number
  age: number
  today: string
  random: Random
}

/** A strategy's live and closed trades, oldest first, at the shared price series. */
function sampleTrades({ id, breadth, holding, age, today, random }: TradeOptions): Trade[] {
  const live = Math.min(15, Math.max(4, Math.round(breadth * random.between(0.25, 0.7))))
  const closed = Math.min(Math.round((age / (holding + 25)) * live * 0.6) + 6, id <= 3 ? 140 : 38)
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

  const trades = new Map<string, Trade>()
  const add = (entryDate: string, exitDate: string | null) => {
    const last = exitDate ?? today
    const stock = choose(entryDate, last)
    const entryPrice = priceOn(stock, entryDate, today)
    const price = priceOn(stock, last, today)
    // A trade is won or lost, so its prices differ.
    const exitPrice = price === entryPrice ? round(price + 0.05) : price
    const quantity = Math.max(1, Math.floor(slot / entryPrice))
    trades.set(`${stock.name} ${entryDate}`, {
      strategyId: id,
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
    const entered = random.integer(2, Math.max(2, age - holdingDays - 2))
    const entryDate = tradingDay(addDays(today, entered - age))
    const exitDate = tradingDay(addDays(entryDate, holdingDays))
    if (exitDate < today && exitDate > entryDate) add(entryDate, exitDate)
  }
  for (let count = 0; count < live; count++)
    add(tradingDay(addDays(today, -random.integer(3, Math.max(4, Math.min(age - 2, lengthOf()))))), null)
  return [...trades.values()].sort((one, other) => one.entryDate.localeCompare(other.entryDate))
}

interface Point {
  day: string
  worth: number
}

/** The realised value after each day with a closed trade. */
function realised(trades: Trade[]): Point[] {
  const closed = trades.filter(isClosed).sort((one, other) => one.exitDate.localeCompare(other.exitDate))
  let value = capital
  const byDay = new Map<string, number>(closed[0] && [[closed[0].entryDate, capital]])
  for (const trade of closed) {
    value += trade.pnl
    byDay.set(trade.exitDate, value)
  }
  return [...byDay].map(([day, worth]) => ({ day, worth }))
}

function deepestFall(trades: Trade[]) {
  let peak: Point | null = null
  let deepest: { peak: Point; low: Point } | null = null
  for (const point of realised(trades)) {
    if (!peak || point.worth >= peak.worth) peak = point
    else if (!deepest || point.worth / peak.worth < deepest.low.worth / deepest.peak.worth)
      deepest = { peak, low: point }
  }
  return deepest
}

function drawdownOf({ peak, low }: { peak: Point; low: Point }, trades: Trade[], id: number, today: string) {
  const curve = realised(trades)
  const asReturn = (worth: number) => round((worth / capital - 1) * 100)
  const monthAgo = addDays(today, -30)
  return {
    strategyId: id,
    startRange: peak.day,
    endRange: low.day,
    drawDownInPercentage: round((low.worth / peak.worth - 1) * 100),
    drawDownAmount: round(low.worth - peak.worth),
    currentPortfolioReturn: asReturn(curve.at(-1)!.worth),
    maxPortfolioReturn: asReturn(Math.max(...curve.map((point) => point.worth))),
    prevPortfolioReturn: asReturn(curve.findLast((point) => point.day < monthAgo)?.worth ?? capital),
  }
}
