import { PanelRight } from 'lucide-react'
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
    <tr {...withRole('row')} aria-rowindex={number + 1} data-peek={row.id} className={classes.row}>
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
              <div className={classes.named}>{content(row, column)}</div>
              {isTabStop && (
                <button
                  type="button"
                  title={`Details of ${row.strategyCode}`}
                  aria-label={`Details of ${row.strategyCode}`}
                  aria-haspopup="dialog"
                  data-opens-peek=""
                  data-on-hover=""
                  tabIndex={0}
                  className={classes.details}
                >
                  <PanelRight aria-hidden />
                </button>
              )}
            </div>
          </th>
        ) : (
          <td
            key={column.id}
            {...withRole('cell')}
            data-label={column.label}
            data-numeric={isNumeric(column) ? '' : undefined}
            data-selects={column.kind === 'select' ? '' : undefined}
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
    case 'select':
      return <input type="checkbox" aria-label={`Select ${row.strategyCode}`} className={classes.checkbox} />
    case 'code':
      return (
        <span className={classes.withWarnings}>
          <span className={classes.shrinks}>
            <span className={classes.pair}>
              <span translate="no" className={classes.code}>
                <a href={pathOf(row)} className={classes.link}>
                  {words}
                </a>
              </span>
            </span>
          </span>
        </span>
      )
    case 'date':
      return (
        <span>
          <span className={classes.figure}>{words}</span>
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
          <span>{words}</span>
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
