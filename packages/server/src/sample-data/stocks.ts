import { daysBetween } from './days.ts'
import { createRandom, round } from './random.ts'
// Symbols of the National Stock Exchange with plausible prices. The price series below are invented.
import prices from './stocks.json' with { type: 'json' }

export const stockNames = Object.keys(prices)

export const stocks = Object.entries(prices).map(([name, price]) => {
  const random = createRandom(`stock ${name}`)
  const waves = [900, 410, 170, 61].map((days, index) => ({
    days: days * random.between(0.8, 1.25),
    phase: random.between(0, 2 * Math.PI),
    height: random.between(0.5, 1) * [0.16, 0.11, 0.07, 0.035][index]!,
  }))
  return { name, price, yearlyDrift: random.between(-0.1, 0.3), beta: random.between(0.5, 1.5), waves }
})

export type Stock = (typeof stocks)[number]

const tick = (price: number) => round(Math.round(price / 0.05) * 0.05)

/** The market's deviation from its trend: long swings, and two sharp falls with slow recoveries. */
function marketOn(ago: number) {
  const fall = (bottom: number, depth: number) =>
    -depth * Math.exp(-(((ago - bottom) / (ago > bottom ? 32 : 70)) ** 2))
  return 0.05 * Math.sin(ago / 75) + 0.03 * Math.sin(ago / 27 + 1) + fall(205, 0.17) + fall(640, 0.22)
}

/** The closing price of a stock on a day. Each stock has one series, so all trades in it are consistent. */
export function priceOn(stock: Stock, day: string, today: string) {
  const ago = daysBetween(day, today)
  const swing = (days: number) =>
    stock.waves.reduce(
      (sum, wave) => sum + wave.height * Math.sin(wave.phase + (2 * Math.PI * days) / wave.days),
      0,
    )
  const market = stock.beta * (marketOn(ago) - marketOn(0))
  const noise = createRandom(`${stock.name} ${ago}`).between(-0.012, 0.012)
  return tick(
    stock.price * Math.exp(-stock.yearlyDrift * (ago / 365) + swing(ago) - swing(0) + market + noise),
  )
}
