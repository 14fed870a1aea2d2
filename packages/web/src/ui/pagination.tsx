import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { formatNumber } from '#platform/format'
import { cx } from '#styled-system/css'
import { pagination } from '#styled-system/recipes'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** The page numbers to show, with gaps. */
  items: readonly (number | 'ellipsis')[]
  hasPrevious: boolean
  hasNext: boolean
  onPage: (page: number) => void
  pageSize?: number | undefined
  pageSizes?: readonly number[] | undefined
  onPageSize?: ((pageSize: number) => void) | undefined
  /** The number of all rows. */
  total?: number | undefined
  /** The name of the navigation, where a page has several. */
  label?: string | undefined
}

export function Pagination({
  page,
  items,
  hasPrevious,
  hasNext,
  onPage,
  pageSize,
  pageSizes,
  onPageSize,
  total,
  label = 'Pages',
}: PaginationProps) {
  const slots = pagination()
  const selectId = useId()
  return (
    <div className={slots.root}>
      <div className={slots.summary}>
        {total !== undefined && <span>{rowsShown(page, pageSize ?? total, total)}</span>}
        {pageSizes && onPageSize && (
          <span className={slots.size}>
            <label htmlFor={selectId}>Rows per page</label>
            <select
              id={selectId}
              value={pageSize}
              onChange={(event) => onPageSize(Number(event.target.value))}
              className={slots.select}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </span>
        )}
      </div>
      <nav aria-label={label} className={slots.pages}>
        {/* Not `disabled`: who turns to the last page by keyboard keeps the focus there. */}
        <button
          type="button"
          aria-disabled={!hasPrevious}
          onClick={() => hasPrevious && onPage(page - 1)}
          className={cx(slots.page, slots.turn)}
        >
          <ChevronLeft aria-hidden />
          Previous
        </button>
        <span className={slots.numbers}>
          {items.map((item, index) =>
            item === 'ellipsis' ? (
              <span key={`gap after ${items[index - 1]}`} aria-hidden className={slots.gap}>
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
                className={slots.page}
              >
                {item}
              </button>
            ),
          )}
        </span>
        <button
          type="button"
          aria-disabled={!hasNext}
          onClick={() => hasNext && onPage(page + 1)}
          className={cx(slots.page, slots.turn)}
        >
          Next
          <ChevronRight aria-hidden />
        </button>
      </nav>
    </div>
  )
}

function rowsShown(page: number, pageSize: number, total: number) {
  if (total === 0) return 'No rows'
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`
}
