import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { Density } from '#platform/density'
import { cx } from '#styled-system/css'
import { table } from '#styled-system/recipes'
import { ScrollBox } from './scroll-box.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { wholeFigures } from './whole-figures.tsx'

const slots = table()

// Explicit, because the phone's card layout changes `display`, and some browsers then drop the role.
const withRole = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** Between which distances in pixels from the start of the table a column stays in view. */
export interface Pin {
  readonly start: number
  readonly end: number
}

export interface TableRootProps extends ComponentProps<'table'> {
  /** Names the table and the box it scrolls in. */
  label: string
  /** A sentence above the columns, for screen readers. */
  caption?: ReactNode
  /** The height of rows of one line. Without it, rows are as high as their texts. */
  density?: Density | undefined
  /** The width in pixels of the columns that stay in view at its start. */
  pinnedWidth?: number | undefined
  /** The width in pixels of the row headers, which are the first of these. */
  nameWidth?: number | undefined
}

/** For the recipe, which decides in which widths a column stays in view. */
const pinOf = (pin: Pin | undefined) =>
  pin && ({ '--pin': `${pin.start}px`, '--pin-end': `${pin.end}px` } as CSSProperties)

function Root({
  label,
  caption,
  density,
  pinnedWidth,
  nameWidth = 0,
  className,
  children,
  ...props
}: TableRootProps) {
  return (
    <ScrollBox
      label={label}
      className={slots.scroll}
      style={pinnedWidth === undefined ? undefined : pinOf({ start: pinnedWidth, end: nameWidth })}
    >
      <table
        {...withRole('table')}
        aria-label={label}
        {...props}
        data-density={density}
        className={cx(slots.table, className)}
      >
        {caption && (
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        )}
        {children}
      </table>
    </ScrollBox>
  )
}

function Head({ className, ...props }: ComponentProps<'thead'>) {
  return <thead {...withRole('rowgroup')} {...props} className={cx(slots.head, className)} />
}

function Body({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...withRole('rowgroup')} {...props} className={cx(slots.body, className)} />
}

function Foot({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot {...withRole('rowgroup')} {...props} className={cx(slots.foot, className)} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Greyed out, for a row that no longer counts. */
  muted?: boolean | undefined
  /** Its name is struck out, for a row that no longer exists. */
  gone?: boolean | undefined
  /** The row that the user worked on last. */
  current?: boolean | undefined
}

function Row({ muted, gone, current, className, ...props }: TableRowProps) {
  return (
    <tr
      {...withRole('row')}
      {...props}
      data-muted={muted ? '' : undefined}
      data-gone={gone ? '' : undefined}
      aria-current={current ? 'true' : undefined}
      className={cx(slots.row, className)}
    />
  )
}

/** The values of `aria-sort`. */
export type SortOrder = 'ascending' | 'descending'

export interface TableHeaderProps extends ComponentProps<'th'> {
  numeric?: boolean | undefined
  /** The sticky column whose cells name their rows. */
  namesRows?: boolean | undefined
  /** Stays in sight at the end of the rows. */
  atEnd?: boolean | undefined
  /** Where it stays in view beside the row headers. */
  pin?: Pin | undefined
  /** Makes the header a button that sorts. */
  onSort?: (() => void) | undefined
  /** The sort order, if the table is sorted by this column. */
  order?: SortOrder | null | undefined
  /** What else the column has at the edge of its header: a menu, a handle that resizes it. */
  tools?: ReactNode
}

function Header({
  numeric,
  namesRows,
  atEnd,
  pin,
  onSort,
  order,
  tools,
  style,
  className,
  children,
  ...props
}: TableHeaderProps) {
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th
      {...withRole('columnheader')}
      scope="col"
      aria-sort={order ?? undefined}
      {...props}
      data-numeric={numeric ? '' : undefined}
      data-names-rows={namesRows ? '' : undefined}
      data-at-end={atEnd ? '' : undefined}
      data-pinned={pin === undefined ? undefined : ''}
      style={{ ...style, ...pinOf(pin) }}
      className={cx(slots.header, className)}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className={slots.sort}>
          <span>{children}</span>
          <Arrow aria-hidden className={slots.arrow} />
        </button>
      ) : (
        <span>{children}</span>
      )}
      {tools}
    </th>
  )
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** The column's name, shown next to the value in card layout. */
  label?: string | undefined
  numeric?: boolean | undefined
  /** Takes the whole width in card layout, for long text. */
  wide?: boolean | undefined
  /** The row's header cell. */
  rowHeader?: boolean | undefined
  /** Stays in sight at the end of the row. */
  atEnd?: boolean | undefined
  /** Where it stays in view beside the row header. */
  pin?: Pin | undefined
  /** On a phone, beside the row header. */
  badge?: boolean | undefined
  /** Has the checkbox of the row. */
  selects?: boolean | undefined
  children?: ReactNode
}

function Cell({
  label,
  numeric,
  wide,
  rowHeader,
  atEnd,
  pin,
  badge,
  selects,
  className,
  children,
  ...props
}: TableCellProps) {
  const shared = {
    ...props,
    ...withRole(rowHeader ? 'rowheader' : 'cell'),
    'data-label': label,
    'data-numeric': numeric ? '' : undefined,
    'data-wide': wide ? '' : undefined,
    'data-at-end': atEnd ? '' : undefined,
    'data-pinned': pin === undefined ? undefined : '',
    style: pinOf(pin),
    'data-badge': badge ? '' : undefined,
    'data-selects': selects ? '' : undefined,
    className: cx(slots.cell, className),
    children: numeric ? children : wholeFigures(children),
  }
  return rowHeader ? <th scope="row" {...shared} /> : <td {...shared} />
}

export const Table = { Root, Head, Body, Foot, Row, Header, Cell }
