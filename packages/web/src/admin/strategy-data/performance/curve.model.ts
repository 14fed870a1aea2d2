import { type Position, rupees, sumOf } from '../../strategy/positions.ts'

/** The realised P&L after a day with exits. */
export interface CurvePoint {
  readonly day: string
  /** Trades closed on that day. */
  readonly trades: number
  /** Their total P&L, in rupees. */
  readonly gain: number
  /** Cumulative realised P&L, in rupees. */
  readonly realised: number
  /** Distance from the peak so far, in rupees: zero or negative. */
  readonly below: number
}

/** Cumulative realised P&L by exit day, with the distance from its peak. The peak starts at zero. */
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

/** Adds a zero point at the first entry day, so that the line starts before the first exit. */
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
