import React from 'react'
import type { Box, Chart, Drawing } from '../chart/layout.ts'
import { anyState, metrics, titleOf, wayHeight } from '../chart/measure.ts'
import type { EdgeOutline, StateOutline, Way } from '../chart/outline.ts'
import { arrowHead, roundedPath } from './geometry.ts'
import { CallSign } from './sign.tsx'
import { type DriverCoverage, WayText } from './way.tsx'

export interface Marks {
  /** The states that the machine is in, as paths. */
  readonly live?: readonly string[]
  /** The transitions of the last event. */
  readonly lit?: readonly string[]
  /** The coverage of each transition; without it the chart draws signs. */
  readonly coverage?: ((way: string) => DriverCoverage) | null
}

export interface ChartViewProps extends Marks {
  readonly chart: Chart
  readonly drawing: Drawing
}

/** A chart as SVG: the drawing has the positions, the marks have the highlighted states and transitions. */
export function ChartView({
  chart,
  drawing,
  live = [],
  lit = [],
  coverage = null,
}: ChartViewProps): React.JSX.Element {
  const state = byId(chart.states)
  const edge = byId(chart.edges)
  const isLit = (ways: readonly Way[]) => ways.some(({ id }) => lit.includes(id))
  const lines = drawing.lines.map((line) => ({ ...line, isLit: isLit(edge(line.id).ways) }))
  return (
    <g>
      {drawing.states
        .filter(({ id }) => state(id).isCompound && id !== '')
        .map((box) => (
          <Region key={box.id} box={box} name={state(box.id).name} />
        ))}
      {drawing.starts.map(({ id, x, y, points }) => (
        <g key={id} className="sc-line">
          <circle className="sc-start" cx={x} cy={y} r={metrics.dot / 2 - 1} />
          <path d={roundedPath(points)} />
          <path className="sc-head" d={arrowHead(points)} />
        </g>
      ))}
      {[...lines]
        .sort((a, b) => Number(a.isLit) - Number(b.isLit))
        .map(({ id, points, isLit }) => (
          <g key={id} className={`sc-line${isLit ? ' sc-lit' : ''}`}>
            <path d={roundedPath(points)} />
            <path className="sc-head" d={arrowHead(points)} />
          </g>
        ))}
      {drawing.states
        .filter(({ id }) => !state(id).isCompound || id === '')
        .map((box) => (
          <State
            key={box.id}
            box={box}
            state={state(box.id)}
            isLive={live.includes(box.id)}
            lit={lit}
            coverage={coverage}
          />
        ))}
      {drawing.labels.map((box) => (
        <Label key={box.id} box={box} edge={edge(box.id)} lit={lit} coverage={coverage} />
      ))}
    </g>
  )
}

interface MarkedProps {
  readonly box: Box
  readonly lit: readonly string[]
  readonly coverage: ((way: string) => DriverCoverage) | null
}

const Region = ({ box: { x, y, width, height }, name }: { box: Box; name: string }) => (
  <g className="sc-region">
    <rect x={x} y={y} width={width} height={height} rx={12} />
    <text x={x + 14} y={y + 20}>
      {name}
    </text>
  </g>
)

function State({
  box,
  state,
  isLive,
  lit,
  coverage,
}: MarkedProps & { state: StateOutline; isLive: boolean }) {
  const { x, y, width, height } = box
  const top = y + metrics.title
  const left = x + metrics.padding
  const inner = width - 2 * metrics.padding
  const kind = state.id === '' ? ' sc-everywhere' : state.isFinal ? ' sc-final' : ''
  return (
    <g className={`sc-state${isLive ? ' sc-live' : ''}${kind}`} data-state={state.id || anyState}>
      {isLive && (
        <rect className="sc-glow" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={13} />
      )}
      <rect className="sc-box" x={x} y={y} width={width} height={height} rx={9} />
      {state.isFinal && (
        <rect className="sc-ring" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6.5} />
      )}
      <text className="sc-name" x={left} y={y + 18}>
        {titleOf(state)}
      </text>
      {state.tags.length > 0 && (
        <text className="sc-tags" x={x + width - metrics.padding} y={y + 17.5}>
          {state.tags.join(' ')}
        </text>
      )}
      {state.invokes.map((id, n) => (
        <g key={id}>
          <CallSign x={left} y={top + n * metrics.line + 3} />
          <text className="sc-event" x={left + metrics.sign} y={top + n * metrics.line + 12.5}>
            {id}
          </text>
        </g>
      ))}
      {state.stays.map((way, n) => (
        <WayText
          key={way.id}
          way={way}
          x={left}
          y={top + (state.invokes.length + n) * metrics.line}
          width={inner}
          isLit={lit.includes(way.id)}
          coverage={coverage?.(way.id) ?? null}
          isStacked={false}
        />
      ))}
    </g>
  )
}

function Label({ box, edge, lit, coverage }: MarkedProps & { edge: EdgeOutline }) {
  const { x, y, width, height } = box
  let top = y + metrics.labelPadding - 1
  return (
    <g className={`sc-label${edge.ways.some(({ id }) => lit.includes(id)) ? ' sc-lit' : ''}`}>
      <rect className="sc-label-box" x={x} y={y} width={width} height={height} rx={7} />
      {edge.ways.map((way) => {
        const at = top
        top += wayHeight(way)
        return (
          <WayText
            key={way.id}
            way={way}
            x={x + metrics.labelPadding}
            y={at}
            width={width - 2 * metrics.labelPadding}
            isLit={lit.includes(way.id)}
            coverage={coverage?.(way.id) ?? null}
            isStacked
          />
        )
      })}
    </g>
  )
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): (id: string) => Item {
  const found = new Map(items.map((item) => [item.id, item]))
  return (id) => {
    const item = found.get(id)
    if (!item) throw new Error(`The drawing has ${id}, the chart does not: lay the charts out again.`)
    return item
  }
}
