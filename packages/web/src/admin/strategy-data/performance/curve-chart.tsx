import { type KeyboardEvent, useState } from 'react'
import { formatConsoleDate } from '#platform/console-date'
import { formatGain, formatMoney } from '#platform/format-money'
import { css } from '#styled-system/css'
import type { CurvePoint } from './curve.model.ts'
import { curvePlots } from './curve-plots.ts'
import { Plot } from './plot.tsx'
import type { ReportedDrawdown } from './reported-drawdown.ts'

interface CurveChartProps {
  readonly curve: readonly CurvePoint[]
  readonly range: ReportedDrawdown | null
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  borderRadius: 'md',
  touchAction: 'pan-y',
})
const readout = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '1',
  textStyle: 'numeric',
  minHeight: '[1.5em]',
})
const strong = css({ fontWeight: 'semibold' })

/** The next point for each key: arrows move one point, Page keys a tenth of the curve. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at, last) => at - Math.max(1, Math.round(last / 10)),
  PageUp: (at, last) => at + Math.max(1, Math.round(last / 10)),
  Home: () => 0,
  End: (_, last) => last,
}

/** The realised P&L chart above its drawdown chart. Pointer and keys select a point to read. */
export function CurveChart({ curve, range }: CurveChartProps) {
  const [plots] = useState(() => curvePlots(curve, range))
  const [at, setAt] = useState<number | null>(null)
  const last = curve.length - 1
  const shownIndex = at ?? last
  const point = curve[shownIndex]
  if (!point) return null

  const read = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, step(shownIndex, last))))
  }
  const words = [
    formatConsoleDate(point.day),
    `Realised P&L ${formatGain(point.realised)}`,
    point.below < 0 ? `${formatMoney(-point.below)} below its peak` : 'At its peak',
  ]
  return (
    <>
      <p className={readout}>
        {words.map((part, index) => (
          <span key={part} className={index < 2 ? strong : undefined}>
            {part}
          </span>
        ))}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Realised P&L by day. Use the arrow keys to read each point."
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shownIndex}
        aria-valuetext={words.join('; ')}
        className={frame}
        onKeyDown={read}
        onBlur={() => setAt(null)}
      >
        <Plot plot={plots.realised} at={at} onPoint={setAt} />
        <Plot plot={plots.below} at={at} onPoint={setAt} />
      </div>
    </>
  )
}
