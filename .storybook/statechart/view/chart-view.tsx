import React from 'react'
import type { Box, Chart, Drawing } from '../chart/layout.ts'
import { anyState, metrics, titleOf, wayHeight } from '../chart/measure.ts'
import type { Way } from '../chart/outline.ts'
import { wordsOf } from '../chart/words.ts'
import type { Coverage } from '../coverage.ts'
import { arrowHead, roundedPath } from './geometry.ts'
import { CallSign, Sign } from './sign.tsx'

export interface Marks {
  /** The states that the machine is in, as paths. */
  readonly live?: readonly string[]
  /** The transitions of the last event. */
  readonly lit?: readonly string[]
  /** Without it the chart draws signs. */
  readonly coverage?: Coverage | null
}

export interface ChartViewProps extends Marks {
  readonly chart: Chart
  readonly drawing: Drawing
}

/** A chart as SVG: the drawing has the positions, the marks have the highlighted states and transitions. */
export function ChartView({ chart, drawing, live = [], lit = [], coverage = null }: ChartViewProps) {
  const waysOf = new Map(chart.edges.map(({ id, ways }) => [id, ways]))
  const isLit = (id: string) => (waysOf.get(id) ?? []).some((way) => lit.includes(way.id))
  const boxOf = new Map(drawing.states.map((box) => [box.id, box]))
  const regions = chart.states.filter(({ id, isCompound }) => isCompound && id !== '')
  const states = chart.states.filter(({ id }) => boxOf.has(id) && !regions.some((region) => region.id === id))
  // A highlighted line is drawn over the others.
  const lines = drawing.lines.toSorted((a, b) => Number(isLit(a.id)) - Number(isLit(b.id)))
  const marks = { lit, coverage }
  return (
    <g>
      {regions.map(({ id, name }) => (
        <g key={id} className="sc-region">
          <Rect box={boxOf.get(id)} rx={12} />
          <text x={(boxOf.get(id)?.x ?? 0) + 14} y={(boxOf.get(id)?.y ?? 0) + 20}>
            {name}
          </text>
        </g>
      ))}
      {drawing.dots.map(({ id, x, y, width }) => (
        <circle key={id} className="sc-start" cx={x + width / 2} cy={y + width / 2} r={width / 2 - 1} />
      ))}
      {lines.map(({ id, points }) => (
        <g key={id} className={`sc-line${isLit(id) ? ' sc-lit' : ''}`}>
          <path d={roundedPath(points)} />
          <path className="sc-head" d={arrowHead(points)} />
        </g>
      ))}
      {states.map((state) => {
        const box = boxOf.get(state.id) as Box
        const { x, y, width } = box
        const isLive = live.includes(state.id)
        const kind = state.id === '' ? ' sc-everywhere' : state.isFinal ? ' sc-final' : ''
        const left = x + metrics.padding
        const lineAt = (n: number) => y + metrics.title + n * metrics.line
        return (
          <g
            key={state.id}
            className={`sc-state${isLive ? ' sc-live' : ''}${kind}`}
            data-state={state.id || anyState}
          >
            {isLive && <Rect box={box} grow={4} rx={13} className="sc-glow" />}
            <Rect box={box} rx={9} className="sc-box" />
            {state.isFinal && <Rect box={box} grow={-3} rx={6.5} className="sc-ring" />}
            <text className="sc-name" x={left} y={y + 18}>
              {titleOf(state)}
            </text>
            <text className="sc-tags" x={x + width - metrics.padding} y={y + 17.5}>
              {state.tags.join(' ')}
            </text>
            {state.invokes.map((id, n) => (
              <g key={id}>
                <CallSign x={left} y={lineAt(n) + 3} />
                <text className="sc-event" x={left + metrics.sign} y={lineAt(n) + 12.5}>
                  {id}
                </text>
              </g>
            ))}
            {state.stays.map((way, n) => (
              <WayText
                {...{ way, x: left, y: lineAt(state.invokes.length + n), ...marks }}
                key={way.id}
                width={width - 2 * metrics.padding}
              />
            ))}
          </g>
        )
      })}
      {drawing.labels.map((box) => {
        let bottom = box.y + metrics.labelPadding - 1
        return (
          <g key={box.id} className={`sc-label${isLit(box.id) ? ' sc-lit' : ''}`}>
            <Rect box={box} rx={7} className="sc-label-box" />
            {waysOf.get(box.id)?.map((way) => {
              const y = bottom
              bottom += wayHeight(way)
              return (
                <WayText
                  {...{ way, x: box.x + metrics.labelPadding, y, ...marks }}
                  key={way.id}
                  width={box.width - 2 * metrics.labelPadding}
                  isStacked
                />
              )
            })}
          </g>
        )
      })}
    </g>
  )
}

interface RectProps {
  readonly box: Box | undefined
  readonly rx: number
  readonly grow?: number
  readonly className?: string
}

const Rect = ({ box, grow = 0, ...attributes }: RectProps) =>
  box && (
    <rect
      x={box.x - grow}
      y={box.y - grow}
      width={box.width + 2 * grow}
      height={box.height + 2 * grow}
      {...attributes}
    />
  )

interface WayTextProps extends Pick<Marks, 'lit' | 'coverage'> {
  readonly way: Way
  readonly x: number
  readonly y: number
  readonly width: number
  /** Draws the guard below the name instead of behind it. */
  readonly isStacked?: boolean
}

/** One transition as a line of text. Before it stands a symbol for its kind of event or, with coverage, how many paths take it. */
function WayText({ way, x, y, width, lit = [], coverage = null, isStacked = false }: WayTextProps) {
  const { kind, name } = wordsOf(way.event)
  const guard = isStacked && way.guard && way.guard !== 'else' ? `if ${way.guard}` : way.guard
  const count = coverage && (coverage[way.id] ?? 0)
  const shade = count === null ? '' : count === 0 ? ' sc-none' : ' sc-all'
  return (
    <g className={`sc-way${lit.includes(way.id) ? ' sc-lit' : ''}${shade}`} data-way={way.id}>
      <rect
        {...{ className: 'sc-way-back', x: x - 4, y, width: width + 8, rx: 4 }}
        height={isStacked ? wayHeight(way) : metrics.line}
      />
      {count !== null ? (
        <g transform={`translate(${x - 1} ${y + 2.5})`}>
          <circle className="sc-count" cx={6} cy={6} r={6} />
          <text className="sc-count-text" x={6} y={9}>
            {Math.min(count, 99)}
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
      {count !== null && <title>{`Taken by ${count} ${count === 1 ? 'path' : 'paths'}`}</title>}
      {way.reenters && count === null && <title>The state is entered again</title>}
    </g>
  )
}
