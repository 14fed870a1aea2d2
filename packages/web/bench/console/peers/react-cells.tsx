import { Copy, PanelRightOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  classes,
  columns,
  isNumeric,
  type PeerColumn,
  pathOf,
  replayOf,
  type Strategy,
  text,
} from './cells.ts'

// Explicit, as in the console.
const withRole = (role: string) => ({ role })

/** The console's row in plain React, with two components: the row and its icon. */
export function Row({ row, number, isTabStop }: { row: Strategy; number: number; isTabStop: boolean }) {
  return (
    <tr {...withRole('row')} aria-rowindex={number + 1} className={classes.row}>
      {columns.map((column) =>
        column.kind === 'code' ? (
          <th
            key={column.id}
            scope="row"
            {...withRole('rowheader')}
            data-label={column.label}
            className={classes.name}
          >
            <div className={classes.withDetails}>
              <div>
                <span className={classes.named}>{content(row, column)}</span>
              </div>
              <button
                type="button"
                title={`Details of ${row.strategyCode}`}
                aria-label={`Details of ${row.strategyCode}`}
                aria-haspopup="dialog"
                data-peek={row.id}
                tabIndex={isTabStop ? 0 : -1}
                className={classes.details}
              >
                <PanelRightOpen aria-hidden />
              </button>
            </div>
          </th>
        ) : (
          <td
            key={column.id}
            {...withRole('cell')}
            data-label={column.label}
            data-numeric={isNumeric(column) ? '' : undefined}
            className={classes.cell}
          >
            {content(row, column)}
          </td>
        ),
      )}
    </tr>
  )
}

function content(row: Strategy, column: PeerColumn): ReactNode {
  const words = text(row, column)
  switch (column.kind) {
    case 'code':
      return (
        <span className={classes.pair}>
          <a href={pathOf(row)} className={classes.link}>
            {words}
          </a>
          <button
            type="button"
            title={`Copy ${words}`}
            aria-label={`Copy ${words}`}
            className={classes.copy}
            onClick={() => navigator.clipboard.writeText(words)}
          >
            <Copy aria-hidden />
          </button>
        </span>
      )
    case 'status':
      return <span className={words === 'Active' ? classes.positive : classes.neutral}>{words}</span>
    case 'preview':
      return (
        <a href={`${pathOf(row)}?fromPreview=true`} className={classes.link}>
          {words}
        </a>
      )
    case 'replay':
      return (
        <a href={replayOf(row)} target="_blank" rel="noopener noreferrer" className={classes.link}>
          {words}
          <span className={classes.hidden}> (opens in a new tab)</span>
        </a>
      )
    default:
      return words
  }
}

interface FrameProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly count: number
  readonly onSort: (column: number) => void
  readonly size: number
  readonly sizes: readonly number[]
  readonly onSize: (size: number) => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly children: ReactNode
}

/** The controls above and below the rows. */
export const Frame = (props: FrameProps) => (
  <>
    <input
      type="search"
      aria-label="Strategy code"
      value={props.search}
      onChange={({ target }) => props.onSearch(target.value)}
    />
    <p role="status">{props.count} results</p>
    <section className={classes.scroll}>
      <table {...withRole('table')} className={classes.table}>
        <thead {...withRole('rowgroup')} className={classes.head}>
          <tr {...withRole('row')} className={classes.row}>
            {columns.map(({ id, label, isSortable }, index) => (
              <th key={id} {...withRole('columnheader')} scope="col" className={classes.header}>
                {isSortable ? (
                  <button type="button" className={classes.sort} onClick={() => props.onSort(index)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...withRole('rowgroup')} className={classes.body}>
          {props.children}
        </tbody>
      </table>
    </section>
    <select value={props.size} onChange={({ target }) => props.onSize(Number(target.value))}>
      {props.sizes.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
    <button type="button" disabled={!props.onPrevious} onClick={props.onPrevious}>
      Previous
    </button>
    <button type="button" disabled={!props.onNext} onClick={props.onNext}>
      Next
    </button>
  </>
)
