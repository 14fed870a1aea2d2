import type { SortKey } from '@tarang/machines/table'
import type { ReactNode } from 'react'

/** One column: what its header says and what its cells show. */
export interface Column<Row> {
  /** Names the column, in the address too; the field it shows, where it shows one. */
  readonly id: string
  readonly label: string
  /** `decimals` are how many each figure of the column shows. */
  readonly cell: (row: Row, rowNumber: number, decimals?: number) => ReactNode
  /** How many decimals the row's figure needs; the column shows as many as the longest of them. */
  readonly decimals?: (row: Row) => number
  /** The same in plain text, for an export; a column of buttons has none. */
  readonly plain?: (row: Row, rowNumber: number) => string | number
  /** What the header says in an export, where the figures lose their sign. */
  readonly plainLabel?: string
  /** Set to the right, in figures of one width. */
  readonly isNumeric?: boolean
  /** A text that may be long, and then takes several lines; everything else stays on one. */
  readonly isLong?: boolean
  /** Takes the whole width of a card. */
  readonly isWide?: boolean
  /** Carries no information of its row, such as a number or a picture, so it cannot name the row. */
  readonly isDecorative?: boolean
  /** Its cells name their rows, instead of the first column's. */
  readonly isNaming?: boolean
  /** A card shows it only when asked for more. */
  readonly isSecondary?: boolean
  /** What the column stands for when rows are put in order. */
  readonly value?: (row: Row) => SortKey
  /** Makes the header a button that sorts. */
  readonly isSortable?: boolean
}

/** The fields of a row that hold such a value, or nothing. */
export type Keys<Row, Value> = {
  [Key in keyof Row & string]-?: NonNullable<Row[Key]> extends Value ? Key : never
}[keyof Row & string]

/** What a field really holds: a row comes from the wire, and what the types promise is looked at where it is shown. */
export const field = <Row>(row: Row, key: keyof Row): unknown => row[key]

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : null

export const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** The same column, with its header made a button that sorts. */
export const sortable = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isSortable: true })

/** The same column, which the card of a small screen keeps under "More". */
export const secondary = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isSecondary: true })

/** The same column, whose cells name their rows: the title of a card, and what stays in sight of a wide table. */
export const naming = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isNaming: true })

/** The column whose cells name their rows: the one declared so, else the first that says something of them. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isNaming }) => isNaming) ?? columns.find(({ isDecorative }) => !isDecorative)
