import { type KeyboardEvent, useRef, useState } from 'react'
import { saveCsv } from '#patterns/table'
import { today } from '#platform/browser/clock'
import { download } from '#platform/browser/download'
import { fileName } from '#platform/formats/file-name'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { wholeFigures } from '#ui/whole-figures'
import { MutedText } from '../muted-text.tsx'
import { chartImage } from './chart-image.ts'
import { ChartTable } from './chart-table.tsx'
import type { Chart, ChartData, ChartSource } from './charts.ts'
import { Derived, derivedFrom } from './derived.tsx'
import { canDraw } from './drawing.ts'
import { Key } from './key.tsx'
import { Plot } from './plot.tsx'

export interface ChartViewProps<Row extends object> {
  readonly chart: Chart<Row>
  readonly source: ChartSource
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
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
  '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
})
const strong = css({ fontWeight: 'semibold' })

/** A chart with its words, its table, its files and how it is calculated. */
export function ChartView<Row extends object>({ chart, source }: ChartViewProps<Row>) {
  const { title, how, columns, addressPrefix } = chart
  // The points must keep their identity between renders.
  const [data] = useState(() => chart.of(source))
  const { points, rows = points, basis, entries } = data
  const [isDrawable] = useState(canDraw)
  const [isTable, setTable] = useState(!isDrawable)
  const drawing = useRef<HTMLDivElement>(null)
  const name = `${source.strategyCode} ${title}`
  const savePicture = async () => {
    const host = drawing.current
    const note = derivedFrom(basis ?? formatCount(source.positions.length, 'closed trade'))
    const picture = host && (await chartImage(host, { title: name, note, entries }))
    if (!picture) return void toaster.error({ title: 'The picture could not be made.' })
    const file = fileName(name, today(), 'png')
    download(file, picture, 'image/png')
    toaster.success({ title: 'Exported the picture', description: file })
  }
  return (
    <Derived
      title={title}
      note={basis}
      how={how}
      action={
        isDrawable &&
        points.length > 0 && (
          <div className={actions}>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${title}`}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? 'Show as chart' : 'Show as table'}
            </Button>
            {!isTable && (
              <>
                <Button variant="ghost" size="sm" aria-label={`PNG: ${title}`} onClick={savePicture}>
                  PNG
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`CSV: ${title}`}
                  onClick={() => saveCsv(name, columns, rows)}
                >
                  CSV
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      {points.length === 0 ? (
        <MutedText>No closed trade has what this chart needs.</MutedText>
      ) : isTable ? (
        <ChartTable label={title} columns={columns} rows={rows} addressPrefix={addressPrefix} />
      ) : (
        <div ref={drawing} className={frame}>
          <Drawing chart={chart} data={data} />
        </div>
      )}
      {points.length > 0 && <Key entries={entries} />}
    </Derived>
  )
}

/** The next point for each key: arrows move one point, Page keys a tenth of them. */
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

/** The plots below the words of one point. Pointer and keys select the point. */
function Drawing<Row extends object>({ chart, data }: { chart: Chart<Row>; data: ChartData<Row> }) {
  const { title, words, pointName } = chart
  const { points, plots } = data
  const [drawn] = useState(plots)
  const [at, setAt] = useState<number | null>(null)
  const last = points.length - 1
  const shownIndex = at ?? last
  const point = points[shownIndex]
  if (!point) return null
  const shown = words(point)

  const read = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, step(shownIndex, last))))
  }
  return (
    <>
      <p className={readout}>
        {shown.map((part, index) => (
          <span key={part} className={index < 2 ? strong : undefined}>
            {wholeFigures(part)}
          </span>
        ))}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title} by ${pointName}. Use the arrow keys to read each point.`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shownIndex}
        aria-valuetext={shown.join('; ')}
        className={frame}
        onKeyDown={read}
        onBlur={() => setAt(null)}
      >
        {drawn.map((plot, index) => (
          <Plot key={index} plot={plot} at={at} onPoint={setAt} />
        ))}
      </div>
    </>
  )
}
