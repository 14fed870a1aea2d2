import type { ComplaintsData, ComplaintsTrend } from '#platform/api/complaints'
import { formatNumber, numberDecimals } from '#platform/formats/format'
import { formatDate } from '#platform/formats/public-date'
import { css, sva } from '#styled-system/css'
import { ScrollBox } from '#ui/scroll-box'
import { Skeleton } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import { wholeFigures } from '#ui/whole-figures'
import { useComplaints } from './use-complaints.ts'

const part = css({ display: 'grid', gap: '3', width: 'full', minWidth: '0' })
const title = css({ textStyle: 'heading.md', color: 'fg.default' })
const note = css({ textStyle: 'body.sm' })

const cell = {
  paddingBlock: '2.5',
  paddingInlineStart: { base: '3', md: '4' },
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
  textAlign: 'end',
  _last: { paddingInlineEnd: '2' },
} as const

/** A table at every width, because readers compare figures within a column. */
const figures = sva({
  slots: ['scroll', 'table', 'head', 'name', 'value', 'sum'],
  base: {
    scroll: { overflowX: 'auto', borderRadius: 'sm', _focusVisible: { layerStyle: 'focusRing' } },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'numeric',
      '&:has(th:nth-child(6))': { minWidth: { base: 'xl', lg: 'full' } },
    },
    head: {
      ...cell,
      textStyle: 'caption',
      fontWeight: 'semibold',
      verticalAlign: 'bottom',
      borderColor: 'border.strong',
      _first: { textAlign: 'start', paddingInlineStart: '0' },
    },
    name: {
      ...cell,
      textAlign: 'start',
      paddingInlineStart: '0',
      fontWeight: 'normal',
      color: 'fg.default',
      whiteSpace: 'nowrap',
    },
    value: { ...cell, color: 'fg.default' },
    sum: { '& > *': { fontWeight: 'semibold', borderColor: 'border.strong' } },
  },
})

const sum = <Row,>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((total, row) => total + count(row), 0)

/** The three tables of Annexure B, or a message if the file is missing or incomplete. */
export function ComplaintsTables() {
  const { isLoading, data } = useComplaints()
  if (isLoading)
    return (
      <div className={part} aria-busy="true">
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton shape="block" className={css({ height: '48' })} />
      </div>
    )
  if (!data)
    return <p>Last month’s figures are not available yet. They are published by the 7th of each month.</p>
  return (
    <>
      <p>{wholeFigures(`Data for the month ending ${formatDate(data.monthEnding)}.`)}</p>
      <BySource rows={data.bySource} />
      <Trend name="Trend of monthly disposal of complaints" period="Month" rows={data.byMonth} />
      <Trend name="Trend of annual disposal of complaints" period="Year" rows={data.byYear} />
      <p className={note}>
        Received and resolved count the period itself; resolved includes complaints of earlier periods that
        were resolved in it, and pending is as on its last day. The average is the days that all complaints
        resolved in the month took, divided by their number.
      </p>
    </>
  )
}

interface Column<Row> {
  readonly name: string
  readonly of: (row: Row) => number | null
  /** The value of the last row; the sum by default. */
  readonly total?: (rows: readonly Row[]) => number | null
}

type Source = ComplaintsData['bySource'][number]

const sourceColumns: readonly Column<Source>[] = [
  { name: 'Pending at the end of last month', of: (row) => row.pendingBefore },
  { name: 'Received', of: (row) => row.received },
  { name: 'Resolved', of: (row) => row.resolved },
  { name: 'Total pending', of: (row) => row.pending },
  { name: 'Pending over 3 months', of: (row) => row.pendingOverThreeMonths },
  {
    name: 'Average resolution (days)',
    of: (row) => row.averageDays,
    total: (rows) => {
      const resolved = sum(rows, (row) => row.resolved)
      return resolved === 0 ? null : sum(rows, (row) => (row.averageDays ?? 0) * row.resolved) / resolved
    },
  },
]

const trendColumns: readonly Column<ComplaintsTrend>[] = [
  {
    name: 'Carried forward',
    of: (row) => row.carriedForward,
    total: (rows) => rows[0]?.carriedForward ?? null,
  },
  { name: 'Received', of: (row) => row.received },
  { name: 'Resolved', of: (row) => row.resolved },
  { name: 'Pending', of: (row) => row.pending, total: (rows) => rows.at(-1)?.pending ?? null },
]

const BySource = ({ rows }: { rows: readonly Source[] }) => (
  <Figures
    name="Complaints by source"
    first="Received from"
    rows={rows}
    label={(row) => row.source}
    columns={sourceColumns}
  />
)

interface TrendProps {
  readonly name: string
  readonly period: string
  readonly rows: readonly ComplaintsTrend[]
}

const Trend = ({ name, period, rows }: TrendProps) =>
  rows.length > 0 && (
    <Figures name={name} first={period} rows={rows} label={(row) => row.period} columns={trendColumns} />
  )

interface FiguresProps<Row> {
  readonly name: string
  readonly first: string
  readonly rows: readonly Row[]
  readonly label: (row: Row) => string
  readonly columns: readonly Column<Row>[]
}

/** The figures of one column with equal decimals; the last figure is the total. */
function figuresOf<Row>({ of, total }: Column<Row>, rows: readonly Row[]): string[] {
  const values = [...rows.map(of), total ? total(rows) : sum(rows, (row) => of(row) ?? 0)]
  const decimals = Math.max(...values.map(numberDecimals))
  return values.map((value) => (value === null ? '–' : formatNumber(value, decimals)))
}

function Figures<Row>({ name, first, rows, label, columns }: FiguresProps<Row>) {
  const slots = figures()
  const shown = columns.map((column) => ({ name: column.name, figures: figuresOf(column, rows) }))
  return (
    <div className={part}>
      <h3 className={title}>{name}</h3>
      <ScrollBox label={name} className={slots.scroll}>
        <table aria-label={name} className={slots.table}>
          <thead>
            <tr>
              <th scope="col" className={slots.head}>
                {first}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={slots.head}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={label(row)}>
                <th scope="row" className={slots.name}>
                  {label(row)}
                </th>
                {shown.map(({ name, figures }) => (
                  <td key={name} className={slots.value}>
                    {figures[index]}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={slots.sum}>
              <th scope="row" className={slots.name}>
                Grand total
              </th>
              {shown.map(({ name, figures }) => (
                <td key={name} className={slots.value}>
                  {figures.at(-1)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
