import type { Strategy } from '@tarang/sdk'

/** A small generator of numbers from 0 to 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

const NAMES = [
  'NIFTY',
  'BANKNIFTY',
  'RELIANCE',
  'INFY',
  'TATASTEEL',
  'HDFCBANK',
  'SBIN',
  'ITC',
  'MARUTI',
  'LT',
]
const DAY = 86_400_000
const START = Date.UTC(2021, 0, 1, 3, 45)

/** Strategies as the list sends them. */
export function strategies(count: number): Strategy[] {
  const next = random(count)
  const figure = (from: number, to: number) => Math.round((from + next() * (to - from)) * 100) / 100
  const instant = () =>
    new Date(START + Math.floor(next() * 2000) * DAY + Math.floor(next() * DAY)).toISOString()
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    strategyCode: `${NAMES[Math.floor(next() * NAMES.length)]}-${String(index + 1).padStart(6, '0')}`,
    xirr: figure(-20, 60),
    netReturn: figure(-30, 140),
    drawDownStartDate: instant(),
    drawDownEndDate: instant(),
    drawDownPercentage: figure(-40, 0),
    status: next() < 0.8 ? 1 : 0,
    createdOn: instant(),
    modifiedOn: instant(),
  })) as Strategy[]
}
