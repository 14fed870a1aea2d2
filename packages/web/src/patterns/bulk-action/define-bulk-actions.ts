import type { CallOptions } from '#patterns/action'

/** An action on each of the selected rows. */
export interface BulkAction<Row> {
  /** The label of its button: 'Delete'. */
  readonly label: string
  /** The title of its dialog: 'Delete Blogs'. */
  readonly title: string
  /** The question before the first call; `rows` is a count with the noun: '12 blogs'. */
  readonly question: (rows: string) => string
  /** It takes something away: its button is red. */
  readonly isDangerous?: boolean
  /** What happens, for the progress: 'Deleting'. */
  readonly doing: string
  /** What has happened, for the summary: 'deleted'. */
  readonly done: string
  /** A wait between the question and the first call: its whole seconds, and the button that ends it ('Delete now'). */
  readonly wait?: { readonly seconds: number; readonly actNow: string } | undefined
  /** The call for one row. */
  readonly act: (row: Row, options: CallOptions) => Promise<unknown>
  /** Why one row failed, where the API gave no reason. */
  readonly failure: (error: unknown) => string
  /** What the call does to a row, in "We do not know whether it was changed."; `changed` unless set. */
  readonly participle?: string
}

interface SelectionLink<Row> {
  /** 'Compare' */
  readonly label: string
  /** It needs so many rows. */
  readonly least: number
  readonly href: (rows: readonly Row[]) => string
}

/** What can be done with several rows of a list at once. */
export interface BulkActions<Row> {
  /** One row and several: `['blog', 'blogs']`. */
  readonly noun: readonly [one: string, many: string]
  readonly nameOf: (row: Row) => unknown
  readonly actions: readonly BulkAction<Row>[]
  /** A screen that opens with the selected rows, for viewers too. */
  readonly opens?: SelectionLink<Row>
}

/** A row cannot be changed in a bulk action; the message says why. Nothing was sent. */
export class RowProblem extends Error {
  override readonly name = 'RowProblem'
}
