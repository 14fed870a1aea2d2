import type { Strategy } from '@tarang/sdk'
import { formatDate } from '#platform/formats/console-date'
import { formatNumber } from '#platform/formats/format'
import { css, cx } from '#styled-system/css'
import { badge, button, link, table } from '#styled-system/recipes'

/** The console's cells, with the same attributes, for all peers. The classes are computed once. */
export type { Strategy }

const slots = table()

export const classes = {
  scroll: slots.scroll,
  table: slots.table,
  head: slots.head,
  body: slots.body,
  row: slots.row,
  sort: slots.sort,
  cell: slots.cell,
  checkbox: css({
    display: 'block',
    boxSize: { base: '6', md: '5' },
    margin: '0',
    accentColor: 'accent.solid',
    cursor: 'pointer',
  }),
  header: slots.header,
  name: cx(slots.cell, css({ _print: { overflowWrap: 'anywhere' } })),
  link: link(),
  positive: badge({ tone: 'positive' }),
  neutral: badge({ tone: 'neutral' }),
  figure: css({ whiteSpace: 'nowrap' }),
  withDetails: css({
    display: 'flex',
    alignItems: 'center',
    columnGap: '1',
    width: 'full',
    minWidth: '0',
  }),
  named: css({ flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' }),
  withWarnings: css({ display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full' }),
  shrinks: css({ minWidth: '0' }),
  pair: css({ display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' }),
  code: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
  details: cx(
    button({ variant: 'ghost', size: 'sm', shape: 'icon' }),
    css({
      flexShrink: '0',
      color: 'fg.muted',
      md: { boxSize: '6', minHeight: '6!', overflow: 'hidden' },
      mdDown: {
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: '0',
        width: '12',
        height: 'full',
        borderRadius: '0',
        _focusVisible: { outlineOffset: '-4px' },
      },
    }),
  ),
  hidden: css({ srOnly: true }),
}

export interface PeerColumn {
  readonly id: keyof Strategy | 'Select' | 'Preview' | 'Replay'
  readonly label: string
  readonly kind: 'select' | 'code' | 'number' | 'date' | 'status' | 'preview' | 'replay'
  readonly isSortable?: true
}

export const columns: readonly PeerColumn[] = [
  { id: 'Select', label: 'Select', kind: 'select' },
  { id: 'strategyCode', label: 'Strategy Code', kind: 'code' },
  { id: 'xirr', label: 'XIRR (%)', kind: 'number', isSortable: true },
  { id: 'netReturn', label: 'Net Return', kind: 'number' },
  { id: 'drawDownStartDate', label: 'Drawdown Start Date', kind: 'date' },
  { id: 'drawDownEndDate', label: 'Drawdown End Date', kind: 'date' },
  { id: 'drawDownPercentage', label: 'Drawdown Percentage (%)', kind: 'number' },
  { id: 'status', label: 'Status', kind: 'status' },
  { id: 'createdOn', label: 'Created On', kind: 'date', isSortable: true },
  { id: 'modifiedOn', label: 'Modified On', kind: 'date', isSortable: true },
  { id: 'Preview', label: 'Preview', kind: 'preview' },
  { id: 'Replay', label: 'Replay', kind: 'replay' },
]

/** The index of the column by which the list is sorted first. */
export const DEFAULT_SORT = columns.findIndex(({ id }) => id === 'xirr')

export const PAGE_SIZES = [15, 25, 50, 100]
export const isNumeric = ({ kind }: PeerColumn) => kind === 'number'
export const value = (row: Strategy, { id }: PeerColumn): unknown => row[id as keyof Strategy]

/** The text of a cell. */
export function text(row: Strategy, column: PeerColumn): string {
  const field = value(row, column)
  if (column.kind === 'number') return formatNumber(field, 2)
  if (column.kind === 'date') return formatDate(field)
  if (column.kind === 'status') return field === 1 ? 'Active' : 'Inactive'
  if (column.kind === 'code') return String(field)
  return column.label
}

export const pathOf = ({ strategyCode }: Strategy) =>
  `/strategyDataManager/${encodeURIComponent(strategyCode)}`
export const replayOf = ({ strategyCode }: Strategy) =>
  `https://backtest.tarang.example/${encodeURIComponent(strategyCode)}`

/** The sort key of a column: a number, or the instant of a date. */
export const sortKey = (row: Strategy, column: PeerColumn): number =>
  column.kind === 'date' ? Date.parse(String(value(row, column))) : Number(value(row, column))

/** The rows, or those that the three filters of `pnpm bench console --filters` keep. */
export async function load(): Promise<readonly Strategy[]> {
  const answer = (await (await fetch('/api/liveStrategies')).json()) as { data: { strategies: Strategy[] } }
  const { strategies } = answer.data
  return location.search === '' ? strategies : strategies.filter(isKept)
}

function isKept({ xirr, status, createdOn }: Strategy): boolean {
  const created = Date.parse(String(createdOn))
  return Number(xirr) >= -10 && status === 1 && created >= FROM && created < UNTIL
}
const FROM = Date.parse('2022-01-01T00:00:00+05:30')
const UNTIL = Date.parse('2026-01-01T00:00:00+05:30')
