import { type ReactNode, useDeferredValue } from 'react'

/** As many rows as most screens show. */
export const ROWS_AT_ONCE = 20

interface Page<Row> {
  readonly rows: readonly Row[]
  /** All loaded rows, of which these are a page. */
  readonly loaded: readonly Row[]
  readonly firstRowNumber: number
}

interface LateRowsProps<Row> {
  readonly page: Page<Row>
  readonly children: (row: Row, index: number, firstRowNumber: number) => ReactNode
}

const NOTHING: Page<never> = { rows: [], loaded: [], firstRowNumber: 1 }

/**
 * The rows of a long page below those that a screen shows. They are drawn after these were painted, so that a press is
 * answered at once; until then the rows before them stay. After a load nothing waits: a record that was deleted is gone.
 */
export function LateRows<Row>({ page, children }: LateRowsProps<Row>) {
  const late = useDeferredValue<Page<Row>>(page, NOTHING)
  const shown = late === NOTHING || late.loaded === page.loaded ? late : page
  return shown.rows
    .slice(ROWS_AT_ONCE, page.rows.length)
    .map((row, index) => children(row, ROWS_AT_ONCE + index, shown.firstRowNumber))
}
