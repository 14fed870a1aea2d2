import React, { type CSSProperties, type ReactNode } from 'react'
import { Sign } from './event-kind.tsx'
import type { Box, Drawing, Line, StateBox, Way } from './layout.ts'

export interface Marks {
  /** The states that the machine is in, as paths. */
  readonly live?: readonly string[]
  /** The transitions of the last event. */
  readonly lit?: readonly string[]
  /** How many paths take each transition; without it the chart draws signs. */
  readonly coverage?: Readonly<Record<string, number>> | null
}

interface ChartViewProps extends Marks {
  readonly drawing: Drawing
  readonly label: string
  readonly style: CSSProperties
}

const flat = (box: StateBox): StateBox[] => [box, ...(box.children ?? []).flatMap(flat)]

/** A chart as SVG: the drawing has the positions, the marks have the highlighted states and transitions. */
export function ChartView({ drawing, label, style, live = [], lit = [], coverage = null }: ChartViewProps) {
  const { width, height, children, edges } = drawing
  const boxes = children.flatMap(flat)
  const isLit = ({ ways = [] }: Line) => ways.some(({ id }) => lit.includes(id))
  const marked = (className: string, mark: string, isMarked: boolean) =>
    isMarked ? `${className} ${mark}` : className
  const entries = (ways: readonly Way[]) =>
    ways.map(({ id, kind, name, guard }) => (
      <li key={id} className={marked('sc-way', 'sc-lit', lit.includes(id))} data-way={id}>
        {coverage ? <Count paths={coverage[id] ?? 0} /> : <Sign kind={kind} />}
        {name}
        {guard && <i>{guard}</i>}
      </li>
    ))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} style={style}>
      {boxes.map(
        (box) =>
          box.children && (
            <At key={box.id} box={box} className="sc-region">
              {box.state?.title}
            </At>
          ),
      )}
      {/* A highlighted line is drawn over the others. */}
      {edges
        .toSorted((a, b) => Number(isLit(a)) - Number(isLit(b)))
        .map((line) => (
          <g key={line.id} className={marked('sc-line', 'sc-lit', isLit(line))}>
            <Arrow line={line} />
          </g>
        ))}
      {boxes.map((box) => {
        const { id, x, y, state } = box
        if (!state) return <circle key={id} className="sc-start" cx={x + 6} cy={y + 6} r={5} />
        if (box.children) return null
        const { path, title, tags, invokes, stays, isFinal } = state
        const kind = marked(isFinal ? 'sc-state sc-final' : 'sc-state', 'sc-everywhere', path === '')
        return (
          <At
            key={id}
            box={box}
            className={marked(kind, 'sc-live', live.includes(path))}
            data-state={path || title}
          >
            <div className="sc-title">
              <b>{title}</b> <small>{tags.join(' ')}</small>
            </div>
            <ul>
              {invokes.map((call) => (
                <li key={call}>
                  <Sign kind="call" />
                  {call}
                </li>
              ))}
              {entries(stays)}
            </ul>
          </At>
        )
      })}
      {edges.map((line) =>
        line.labels?.map((box) => (
          <At key={line.id} box={box} className={marked('sc-label', 'sc-lit', isLit(line))}>
            <ul>{entries(line.ways ?? [])}</ul>
          </At>
        )),
      )}
    </svg>
  )
}

interface AtProps {
  readonly box: Box
  readonly className: string
  readonly children: ReactNode
}

/** HTML at the position of a box. */
const At = ({ box: { x, y, width, height }, ...attributes }: AtProps) => (
  <foreignObject x={x} y={y} width={width} height={height}>
    <div {...attributes} />
  </foreignObject>
)

/** A line of right angles with rounded corners, and its head. */
function Arrow({ line: { sections } }: { line: Line }) {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    ...[startPoint, ...bendPoints, endPoint].map(({ x, y }) => [x, y] as const),
  ])
  const towards = ([x, y]: Point, [toX, toY]: Point) => {
    const part = Math.min(9 / Math.hypot(toX - x, toY - y), 0.5)
    return `${x + (toX - x) * part} ${y + (toY - y) * part}`
  }
  const corners = points.map((corner, n) => {
    const [from, to] = [points[n - 1], points[n + 1]]
    if (!from || !to) return `${from ? 'L' : 'M'}${corner}`
    return `L${towards(corner, from)}Q${corner} ${towards(corner, to)}`
  })
  const [[fromX, fromY], [x, y]] = points.slice(-2) as [Point, Point]
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return (
    <>
      <path d={corners.join('')} />
      <path className="sc-head" d="M0 0L-8 4.5V-4.5Z" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </>
  )
}

type Point = readonly [x: number, y: number]

const Count = ({ paths }: { paths: number }) => (
  <span
    className={paths === 0 ? 'sc-count sc-none' : 'sc-count'}
    title={`Taken by ${paths} ${paths === 1 ? 'path' : 'paths'}`}
  >
    {Math.min(paths, 99)}
  </span>
)
