import type { ComplaintsData, ComplaintsTrend } from '#platform/complaints'
import { formatDate, formatNumber } from '#platform/format'
import { css } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { Table } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useComplaints } from './use-complaints.ts'

const part = css({ display: 'grid', gap: '3', width: 'full', minWidth: '0' })
const title = css({ textStyle: 'heading.md', color: 'fg.default' })
const note = css({ textStyle: 'body.sm' })

const sum = <Row,>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((total, row) => total + count(row), 0)

/** The three tables of Annexure B, from the file beside the build; a sentence where it is not there or not whole. */
export function ComplaintsTables() {
  const { isLoading, data } = useComplaints()
  if (isLoading)
    return (
      <div className={part} aria-busy="true">
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton shape="block" style={{ height: '12rem' }} />
      </div>
    )
  if (!data) return <p>The figures of last month are not here yet. They come by the 7th of each month.</p>
  return (
    <>
      <p>Data for the month ending {formatDate(data.monthEnding)}.</p>
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
  /** What stands in the last line; the sum where nothing else is said. */
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
    name="Complaints by where they came from"
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

const shown = (value: number | null) => (value === null ? '–' : formatNumber(value))

function Figures<Row>({ name, first, rows, label, columns }: FiguresProps<Row>) {
  return (
    <div className={part}>
      <h3 className={title}>{name}</h3>
      <Table.Root label={name}>
        <Table.Head>
          <Table.Row>
            <Table.Header namesRows>{first}</Table.Header>
            {columns.map((column) => (
              <Table.Header key={column.name} numeric>
                {column.name}
              </Table.Header>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={label(row)}>
              <Table.Cell rowHeader label={first}>
                {label(row)}
              </Table.Cell>
              {columns.map((column) => (
                <Table.Cell key={column.name} label={column.name} numeric>
                  {shown(column.of(row))}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          <Table.Row>
            <Table.Cell rowHeader label={first}>
              <strong>Grand total</strong>
            </Table.Cell>
            {columns.map((column) => (
              <Table.Cell key={column.name} label={column.name} numeric>
                <strong>
                  {shown(column.total ? column.total(rows) : sum(rows, (row) => column.of(row) ?? 0))}
                </strong>
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </div>
  )
}
