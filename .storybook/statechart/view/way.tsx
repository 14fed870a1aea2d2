import React from 'react'
import { metrics } from '../chart/measure.ts'
import type { Way } from '../chart/outline.ts'
import { wordsOf } from '../chart/words.ts'
import { Sign } from './sign.tsx'

/** How many drivers cover one transition, of how many. */
export interface DriverCoverage {
  readonly by: number
  readonly of: number
  readonly drivers: readonly string[]
}

export interface WayProps {
  readonly way: Way
  readonly x: number
  readonly y: number
  readonly width: number
  readonly isLit: boolean
  readonly coverage: DriverCoverage | null
  /** Draws the guard below the name instead of behind it. */
  readonly isStacked: boolean
}

/** One transition as a line of text with its sign; with coverage, the number of drivers instead of the sign. */
export function WayText({ way, x, y, width, isLit, coverage, isStacked }: WayProps): React.JSX.Element {
  const { kind, name } = wordsOf(way.event)
  const guard = way.guard && (way.guard === 'else' ? 'else' : isStacked ? `if ${way.guard}` : way.guard)
  const height = metrics.line + (isStacked && way.guard ? metrics.guardLine : 0)
  return (
    <g
      className={`sc-way${isLit ? ' sc-lit' : ''}${coverage ? ` ${shade(coverage)}` : ''}`}
      data-way={way.id}
    >
      <rect className="sc-way-back" x={x - 4} y={y} width={width + 8} height={height} rx={4} />
      {coverage ? (
        <g transform={`translate(${x - 1} ${y + 2.5})`}>
          <circle className="sc-count" cx={6} cy={6} r={6} />
          <text className="sc-count-text" x={6} y={9}>
            {coverage.by}
          </text>
        </g>
      ) : (
        <Sign kind={kind} x={x} y={y + 3} />
      )}
      <text className="sc-event" x={x + metrics.sign} y={y + 12.5}>
        {name}
        {guard && !isStacked && <tspan className="sc-guard">{` [${guard}]`}</tspan>}
      </text>
      {guard && isStacked && (
        <text className="sc-guard" x={x + metrics.sign} y={y + 25}>
          {guard}
        </text>
      )}
      {(coverage || way.reenters) && <title>{hint(way, coverage)}</title>}
    </g>
  )
}

const hint = ({ reenters }: Way, coverage: DriverCoverage | null) =>
  [
    ...(coverage ? [`Covered by ${coverage.drivers.join(', ') || 'no driver'}`] : []),
    ...(reenters ? ['The state is entered again'] : []),
  ].join('. ')

const shade = ({ by, of }: DriverCoverage) => (by === 0 ? 'sc-none' : by < of ? 'sc-some' : 'sc-all')
