import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled-system/css'
import { table } from '#styled-system/recipes'
import { ScrollBox } from './scroll-box.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const slots = table()

// Said aloud because the phone's card layout changes `display`, and some browsers drop the meaning with it.
const means = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

export interface TableRootProps extends ComponentProps<'table'> {
  /** Names the table and the box it scrolls in. */
  label: string
  /** A sentence above the columns, for screen readers. */
  caption?: ReactNode
}

function Root({ label, caption, className, children, ...props }: TableRootProps) {
  return (
    <ScrollBox label={label} className={slots.scroll}>
      <table {...means('table')} aria-label={label} {...props} className={cx(slots.table, className)}>
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
  return <thead {...means('rowgroup')} {...props} className={cx(slots.head, className)} />
}

function Body({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...means('rowgroup')} {...props} className={cx(slots.body, className)} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Greyed: it is there, but counts no longer. */
  muted?: boolean | undefined
}

function Row({ muted, className, ...props }: TableRowProps) {
  return (
    <tr
      {...means('row')}
      {...props}
      data-muted={muted ? '' : undefined}
      className={cx(slots.row, className)}
    />
  )
}

/** The values of `aria-sort`. */
export type SortOrder = 'ascending' | 'descending'

export interface TableHeaderProps extends ComponentProps<'th'> {
  numeric?: boolean | undefined
  /** The column whose cells name their rows; it stays in sight. */
  namesRows?: boolean | undefined
  /** Makes the header a button that sorts. */
  onSort?: (() => void) | undefined
  /** The order now, where the table is sorted by this column. */
  order?: SortOrder | null | undefined
}

function Header({ numeric, namesRows, onSort, order, className, children, ...props }: TableHeaderProps) {
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th
      {...means('columnheader')}
      scope="col"
      aria-sort={order ?? undefined}
      {...props}
      data-numeric={numeric ? '' : undefined}
      data-names-rows={namesRows ? '' : undefined}
      className={cx(slots.header, className)}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className={slots.sort}>
          {children}
          <Arrow aria-hidden className={slots.arrow} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value where a row becomes a card. */
  label?: string | undefined
  numeric?: boolean | undefined
  /** Takes the whole width where a row becomes a card: for long text. */
  wide?: boolean | undefined
  /** The cell that names its row. */
  rowHeader?: boolean | undefined
  children?: ReactNode
}

function Cell({ label, numeric, wide, rowHeader, className, ...props }: TableCellProps) {
  const shared = {
    ...means(rowHeader ? 'rowheader' : 'cell'),
    ...props,
    'data-label': label,
    'data-numeric': numeric ? '' : undefined,
    'data-wide': wide ? '' : undefined,
    className: cx(slots.cell, className),
  }
  return rowHeader ? <th scope="row" {...shared} /> : <td {...shared} />
}

export const Table = { Root, Head, Body, Row, Header, Cell }
