import type { Strategy } from '@tarang/sdk'

/** Pseudo-random numbers from 0 to 1, the same in every run. */
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

export const KINDS = ['sound', 'mistyped', 'missing', 'equal', 'reversed', 'almost-sorted'] as const
/** The kind of unusual values in the rows. */
export type Kind = (typeof KINDS)[number]

/** Values of a wrong type that an upstream may send. */
const WRONG_TYPES: readonly unknown[] = [
  null,
  '',
  'n/a',
  '12.5',
  '1,234.50 ₹',
  0,
  1e308,
  true,
  [],
  { value: 12 },
  '0000-00-00',
  '2024-02-30',
  '31/12/2024',
  '2024-05-06 07:08:09.123456789+0530',
  '\u202e\ud800',
  'शून्य 👨‍👩‍👧 '.repeat(3),
]

/** Adds unusual values to the rows. Ids and codes stay, because the bench finds rows by them. */
function withUnusual(rows: Strategy[], kind: Kind): Strategy[] {
  const unusual = (values: (index: number) => Record<string, unknown>) =>
    rows.map((row, index) => ({ ...row, ...values(index) }) as Strategy)
  const inOrder = (at: number) => ({
    xirr: (at + 1) / 100,
    createdOn: new Date(START + at * 60_000).toISOString(),
    modifiedOn: new Date(START + at * 90_000).toISOString(),
  })
  switch (kind) {
    case 'sound':
      return rows
    case 'mistyped':
      return rows.map((row, index) => {
        const { id, strategyCode, ...others } = row
        const wrong = Object.keys(others).map((key, at) => [
          key,
          WRONG_TYPES[(index * 7 + at) % WRONG_TYPES.length],
        ])
        return { id, strategyCode, ...Object.fromEntries(wrong) } as Strategy
      })
    case 'missing':
      return rows.map(({ id, strategyCode }) => ({ id, strategyCode }) as Strategy)
    case 'equal':
      return unusual(() => inOrder(0))
    case 'reversed':
      return unusual((index) => inOrder(rows.length - index))
    case 'almost-sorted':
      // One row in a hundred is out of order.
      return unusual((index) => inOrder(index % 100 === 0 ? rows.length - index : index))
  }
}

/** Rows in the API's format. */
export function strategies(count: number, kind: Kind = 'sound'): Strategy[] {
  const next = random(count)
  const figure = (from: number, to: number) => Math.round((from + next() * (to - from)) * 100) / 100
  const instant = () =>
    new Date(START + Math.floor(next() * 2000) * DAY + Math.floor(next() * DAY)).toISOString()
  const sound = Array.from({ length: count }, (_, index) => ({
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
  return withUnusual(sound, kind)
}
