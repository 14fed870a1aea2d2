import type { Position } from '../../strategy/positions.ts'

/** What a chart of the closed trades is drawn from. */
export interface ChartOf {
  readonly strategyCode: string
  readonly positions: readonly Position[]
}
