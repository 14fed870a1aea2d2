import { type Position, rupees, sumOf } from './positions.ts'

/** Where the realised P&L stood after a day on which trades were left. */
export interface CurvePoint {
  readonly day: string
  /** How many trades were left on that day. */
  readonly trades: number
  /** What they made together, in rupees. */
  readonly gain: number
  /** The realised P&L by then, in rupees. */
  readonly realised: number
  /** How far that is below its highest so far, in rupees: zero or less. */
  readonly below: number
}

/** The realised P&L, day by day, and how far it is under water; its first height is nothing at all. */
export function curveOf(positions: readonly Position[]): readonly CurvePoint[] {
  let realised = 0
  let highest = 0
  return [...Map.groupBy(positions, ({ exitDay }) => exitDay)].map(([day, left]) => {
    const gain = sumOf(left)
    realised += gain
    highest = Math.max(highest, realised)
    return {
      day,
      trades: left.length,
      gain: rupees(gain),
      realised: rupees(realised),
      below: rupees(realised - highest),
    }
  })
}

/** The same curve from the first entry on, when nothing was realised yet: a line has a beginning. */
export function fromNothing(
  curve: readonly CurvePoint[],
  positions: readonly Position[],
): readonly CurvePoint[] {
  const day = positions
    .flatMap(({ entryDay }) => entryDay ?? [])
    .reduce<string | null>((first, entry) => (first === null || entry < first ? entry : first), null)
  const [first] = curve
  if (day === null || !first || day >= first.day) return curve
  return [{ day, trades: 0, gain: 0, realised: 0, below: 0 }, ...curve]
}
