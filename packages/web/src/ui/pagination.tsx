import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { formatNumber } from '#platform/formats/format'
import { cx } from '#styled-system/css'
import { pagination } from '#styled-system/recipes'
import { ActionLink } from './action-link.tsx'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** The page numbers to show, with gaps. */
  items: readonly (number | 'ellipsis')[]
  hasPrevious: boolean
  hasNext: boolean
  onPage: (page: number) => void
  /** The address of a page, for pages that work without script. */
  hrefOf?: ((page: number) => string) | undefined
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
  hrefOf,
  pageSize,
  pageSizes,
  onPageSize,
  total,
  label = 'Pages',
}: PaginationProps) {
  const slots = pagination()
  const selectId = useId()
  const turn = (to: number, isPossible: boolean): TurnProps => ({
    href: hrefOf && isPossible ? hrefOf(to) : undefined,
    isLink: hrefOf !== undefined,
    // Not `disabled`, which would drop the focus when a keyboard user reaches the last page.
    'aria-disabled': !isPossible,
    onPress: () => isPossible && onPage(to),
    className: cx(slots.page, slots.turn),
  })
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
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {items.length > 1 && (
        <nav aria-label={label} className={slots.pages}>
          <Turn {...turn(page - 1, hasPrevious)}>
            <ChevronLeft aria-hidden />
            Previous
          </Turn>
          <span className={slots.numbers}>
            {items.map((item, index) =>
              item === 'ellipsis' ? (
                <span key={`gap after ${items[index - 1]}`} aria-hidden className={slots.gap}>
                  …
                </span>
              ) : (
                <Turn
                  key={item}
                  href={hrefOf?.(item)}
                  isLink={hrefOf !== undefined}
                  aria-label={`Page ${item}`}
                  aria-current={item === page ? 'page' : undefined}
                  onPress={() => onPage(item)}
                  className={slots.page}
                >
                  {item}
                </Turn>
              ),
            )}
          </span>
          <Turn {...turn(page + 1, hasNext)}>
            Next
            <ChevronRight aria-hidden />
          </Turn>
        </nav>
      )}
    </div>
  )
}

interface TurnProps
  extends Pick<
    ComponentProps<'a'>,
    'aria-label' | 'aria-current' | 'aria-disabled' | 'className' | 'children'
  > {
  /** Undefined if that page does not exist. */
  href: string | undefined
  isLink: boolean
  onPress: () => void
}

/** Turns to a page. It is a link where pages have addresses, else a button. */
const Turn = ({ href, isLink, onPress, ...props }: TurnProps) =>
  isLink ? (
    <ActionLink {...props} href={href} onAction={onPress} />
  ) : (
    <button type="button" {...props} onClick={onPress} />
  )

function rowsShown(page: number, pageSize: number, total: number) {
  if (total === 0) return 'No rows'
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`
}
