import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type KeyboardEvent, type RefObject, useState } from 'react'
import { formatNumber, MISSING } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Popover } from '#ui/popover'
import { Spinner } from '#ui/spinner'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type Column, columnDecimals, isOfValues, nameOfRow } from '../columns/index.ts'
import { otherFields, rowKeys } from './peek.model.ts'
import { useDockTop } from './use-dock-top.ts'

interface PeekProps<Row extends object> {
  /** The label of the list. */
  readonly label: string
  /** All columns, also hidden ones. */
  readonly columns: readonly Column<Row>[]
  readonly rowName: ((row: Row) => unknown) | undefined
  readonly addedFields: readonly string[]
  readonly rowId: (row: Row) => string | number | null | undefined
  /** The rows that match, in the order of the list. */
  readonly matches: readonly Row[]
  /** All loaded rows. */
  readonly rows: readonly Row[]
  /** The text of a first load that has failed. */
  readonly failure: string | null
  /** Rows are loading for the first time. */
  readonly isLoading: boolean
  /** The key of the open row; null if none is. */
  readonly peeked: string | null
  readonly onMove: (key: string) => void
  readonly onClose: () => void
  /** Beside the list, which stays in use. */
  readonly isDocked: boolean
  /** The list, whose button of the row gets the focus at the end. */
  readonly list: RefObject<HTMLElement | null>
}

const body = css({ display: 'grid', gap: '6' })
const nav = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const place = css({ textStyle: 'numeric', color: 'fg.muted' })
const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '5',
  rowGap: { base: '0.5', sm: '3' },
  textStyle: 'body.sm',
  overflowWrap: 'anywhere',
})
const label = css({ color: 'fg.muted' })
const value = css({ whiteSpace: 'pre-wrap', marginBottom: { base: '3', sm: '0' } })
const figure = css({ fontVariantNumeric: 'tabular-nums', marginBottom: { base: '3', sm: '0' } })
const subheading = css({ textStyle: 'label', marginBottom: '3' })
const line = css({ display: 'contents' })

/** The whole record of a row beside its list, and the way to the rows before and after it. */
export function Peek<Row extends object>({ peeked, list, onClose, ...props }: PeekProps<Row>) {
  // Still shown while it closes.
  const [last, setLast] = useState(peeked)
  if (peeked !== null && peeked !== last) setLast(peeked)
  const shown = peeked ?? last
  const found = shown === null ? null : findRow(props, shown)
  const actions = found ? actionsOf(props.columns, found) : []
  const title = (found && nameOfRow(props, found.row, found.number)) ?? `Details in ${props.label}`
  const opener = () =>
    list.current?.querySelector<HTMLElement>(`[data-peek="${CSS.escape(shown ?? '')}"] [data-opens-peek]`) ??
    // The row is on another page by now.
    list.current?.querySelector<HTMLElement>('[data-opens-peek]') ??
    null
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    const neighbours: Readonly<Record<string, string | undefined>> = {
      ArrowDown: found?.next,
      ArrowUp: found?.previous,
    }
    const neighbour = neighbours[key]
    // A menu of the record takes its arrows; it stands elsewhere in the document.
    const isTaken = event.defaultPrevented || !currentTarget.contains(target as Element)
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (neighbour === undefined || isTaken || hasModifier) return
    event.preventDefault()
    props.onMove(neighbour)
  }
  return (
    <Dialog
      open={peeked !== null}
      onOpenChange={onClose}
      size="drawer"
      docked={props.isDocked}
      dockTop={useDockTop(list, props.isDocked && peeked !== null)}
      // The whole name is among the fields.
      title={<span className={css({ lineClamp: '3' })}>{title}</span>}
      finalFocus={opener}
      onKeyDown={moveByArrow}
      footer={
        found &&
        actions.length > 0 &&
        actions.map(({ id, cell, detail }) => (
          <Fragment key={id}>{detail?.(found.row, found.number) ?? cell(found.row, found.number)}</Fragment>
        ))
      }
    >
      {found ? (
        <Details {...props} found={found} name={title} />
      ) : props.isLoading ? (
        <Spinner label="Loading..." />
      ) : (
        <p>{props.failure ?? 'This record is not in the list. It may have been deleted.'}</p>
      )}
    </Dialog>
  )
}

interface Found<Row> {
  readonly row: Row
  readonly number: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** A row among the matches, else among all rows: a search or a filter may hide it. */
function findRow<Row extends object>(
  { matches, rows, rowId }: Pick<PeekProps<Row>, 'matches' | 'rows' | 'rowId'>,
  key: string,
): Found<Row> | null {
  for (const order of [matches, rows]) {
    const keys = rowKeys(order, rowId)
    const index = keys.indexOf(key)
    const row = order[index]
    if (!row) continue
    const isMatch = order === matches
    return {
      row,
      number: index + 1,
      total: isMatch ? order.length : 1,
      previous: isMatch ? keys[index - 1] : undefined,
      next: isMatch ? keys[index + 1] : undefined,
    }
  }
  return null
}

/** The columns of buttons, and the links that the row has. */
const actionsOf = <Row extends object>(columns: readonly Column<Row>[], { row, number }: Found<Row>) =>
  columns.filter(({ kind, isAction, plain }) =>
    isAction ? plain?.(row, number) !== MISSING : kind === 'actions',
  )

interface DetailsProps<Row extends object>
  extends Pick<PeekProps<Row>, 'columns' | 'addedFields' | 'rows' | 'onMove'> {
  readonly found: Found<Row>
  readonly name: string
}

function Details<Row extends object>({ columns, addedFields, rows, found, name, onMove }: DetailsProps<Row>) {
  const { row, number, total } = found
  const others = otherFields(row, columns, addedFields)
  return (
    <div className={body}>
      {total > 1 && (
        <nav aria-label="Before and after" className={nav}>
          <Neighbour row={found.previous} label="Previous" onMove={onMove} />
          <p role="status" className={place}>
            <span>{`${formatNumber(number)} of ${formatNumber(total)}`}</span>
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </p>
          <Neighbour row={found.next} label="Next" onMove={onMove} />
        </nav>
      )}
      <dl className={fields}>
        {columns
          .filter((column) => isOfValues(column) && column.kind !== 'rowNumber' && !column.isAction)
          .map((column) => (
            <div key={column.id} className={line}>
              <dt className={label}>
                {column.label}
                {column.explanation && <Popover {...column.explanation} />}
              </dt>
              <dd className={column.isNumeric ? figure : value}>
                {column.detail?.(row, number) ?? column.cell(row, number, columnDecimals(column, rows))}
              </dd>
            </div>
          ))}
      </dl>
      {others.length > 0 && (
        <section>
          <h3 className={subheading}>Other fields</h3>
          <dl className={fields}>
            {others.map((field) => (
              <div key={field.label} className={line}>
                <dt className={label}>{field.label}</dt>
                <dd className={value}>{field.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

interface NeighbourProps {
  readonly row: string | undefined
  readonly label: 'Previous' | 'Next'
  readonly onMove: (key: string) => void
}

// At an end the button stays, with the focus.
const Neighbour = ({ row, label, onMove }: NeighbourProps) => (
  <Button
    variant="outline"
    size="sm"
    blocked={row === undefined}
    onClick={() => row !== undefined && onMove(row)}
  >
    {label === 'Previous' && <ChevronLeft aria-hidden />}
    <span>{label}</span>
    {label === 'Next' && <ChevronRight aria-hidden />}
  </Button>
)
