import type { SortKey } from '@tarang/machines/table'
import type { ReactNode } from 'react'
import { formatText, MISSING } from '#platform/formats/format'
import type { PopoverProps } from '#ui/popover'
import type { ColumnDisplay } from './column-display.ts'

/** One column of a table: its header and its cells. */
export interface Column<Row> {
  /** Its key, also in the address: the field's name, if it shows a field. */
  readonly id: string
  readonly label: string
  /** The content of its header, where that is not the label. */
  readonly header?: ReactNode
  /** Explains the label, from the menu of its header and beside it in the details of a row. */
  readonly explanation?: PopoverProps
  /** `decimals` is the number of decimals of every figure of the column. */
  readonly cell: (row: Row, rowNumber: number, decimals?: number) => ReactNode
  /** The cell in a row of a phone, where only the name of a row is a link: a tap elsewhere opens its details. */
  readonly unlinked?: (row: Row, rowNumber: number, decimals?: number) => ReactNode
  /** The cell in the details of a row, where it says more than in the list. */
  readonly detail?: (row: Row, rowNumber: number) => ReactNode
  /** The number of decimals of a row's figure; the column shows the most of all rows. */
  readonly decimals?: (row: Row) => number
  /** The cell as plain text; a column of buttons has none. */
  readonly plain?: (row: Row, rowNumber: number) => string | number
  /** The text in an export, where it differs: files keep their form of dates when that of the screens changes. */
  readonly exported?: (row: Row) => string | number
  /** The header in an export, where figures have no currency sign. */
  readonly plainLabel?: string
  /** Aligned right, in tabular figures. */
  readonly isNumeric?: boolean
  /** Gives the column its width; `text` unless set. */
  readonly kind?: ColumnKind
  /** The width in pixels where that of its kind does not fit. */
  readonly width?: number
  /** Does not identify its row (a row number, a picture), so it cannot be the row header. */
  readonly isDecorative?: boolean
  /** A link that is an action on its row: it stands among the actions in the details. */
  readonly isAction?: boolean
  /** Its cells are the row headers, instead of the first column's. */
  readonly isRowHeader?: boolean
  /** Left out of the rows of a phone, whose details have it. */
  readonly isSecondary?: boolean
  /** Formats a figure as the cells of the column do. */
  readonly figure?: (value: number, decimals?: number) => string
  /** Its footer shows the sum of all matching rows. */
  readonly isTotalled?: boolean
  /** The value by which rows are filtered, and by which the header sorts them. */
  readonly value?: (row: Row) => SortKey
  /** Shown only once it is chosen: a column that the specification's table does not have. */
  readonly isOptional?: boolean
  /** By what its rows can be filtered: their text, the figure or the day of `value`, or the choice that is shown. */
  readonly filter?: ColumnFilterKind
}

export type ColumnKind =
  | 'rowNumber'
  | 'number'
  | 'money'
  | 'date'
  | 'dateTime'
  | 'badge'
  | 'word'
  | 'code'
  | 'text'
  | 'longText'
  | 'link'
  | 'image'
  | 'selection'
  | 'actions'

/** A column whose header sorts. */
export type ValueColumn<Row> = Column<Row> & Required<Pick<Column<Row>, 'value'>>

export type ColumnFilterKind = 'text' | 'number' | 'date' | 'choice'

/** The fields of a row whose values have this type or are missing. */
export type Keys<Row, Value> = {
  [Key in keyof Row & string]-?: NonNullable<Row[Key]> extends Value ? Key : never
}[keyof Row & string]

/** A field's value as received, whose type is checked only when it is shown. */
export const field = <Row>(row: Row, key: keyof Row): unknown => row[key]

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : null

export const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** The same column, left out of the rows of a phone. */
export const secondary = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isSecondary: true })

/** The same column, which is shown only once it is chosen in Display. */
export const optional = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isOptional: true })

/** The same column of figures, with their sum below the rows. */
export const totalled = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isTotalled: true })

/** The same column with an explanation of its label. */
export const explained = <Row>(column: Column<Row>, explanation: PopoverProps): Column<Row> => ({
  ...column,
  explanation,
})

/** The same column as the row header: the first line of a row on a phone, and sticky in a wide table. */
export const rowHeader = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isRowHeader: true })

/** The column of the row headers: the declared one, else the first that is not decorative. */
export const rowHeaderColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns.find(({ isDecorative }) => !isDecorative)

/** What a row is called: by `rowName`, else the text of its row header; null if it has neither. */
export function nameOfRow<Row>(
  {
    columns,
    rowName,
  }: { readonly columns: readonly Column<Row>[]; readonly rowName?: ((row: Row) => unknown) | undefined },
  row: Row,
  rowNumber: number,
): string | null {
  const given = formatText(rowName?.(row))
  const name = given === MISSING ? formatText(rowHeaderColumn(columns)?.plain?.(row, rowNumber)) : given
  return name === MISSING ? null : name
}

/** The column whose badge stands beside the row header on a phone: the last one, which is the status. */
export const badgeColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.findLast(
    (column) => column.kind === 'badge' && !column.isSecondary && column !== rowHeaderColumn(columns),
  )

const MOST_PHONE_FIELDS = 3
const notOnPhones: readonly (ColumnKind | undefined)[] = ['rowNumber', 'link', 'image', 'badge']

const isLong = <Row>({ kind }: Column<Row>) => kind === 'longText'

/**
 * The columns of a row on a phone: its name, its badge, and the first ones that are not secondary, of which a long text
 * has the room that the others leave; all where no details have the rest.
 */
export function phoneColumns<Row>(
  columns: readonly Column<Row>[],
  hasDetails: boolean,
): readonly Column<Row>[] {
  const headerColumn = rowHeaderColumn(columns)
  const badge = badgeColumn(columns)
  const fields = columns
    .filter((column) => column !== headerColumn && isOfValues(column))
    .filter(({ kind, isSecondary }) => !hasDetails || (!isSecondary && !notOnPhones.includes(kind)))
    .filter((column) => column !== badge)
    .toSorted((one, other) => (hasDetails ? Number(isLong(one)) - Number(isLong(other)) : 0))
    .slice(0, hasDetails ? MOST_PHONE_FIELDS : undefined)
  const selection = columns.find(({ kind }) => kind === 'selection')
  return [selection, headerColumn, badge, ...fields].filter((column) => column !== undefined)
}

/** Whether a column is shown: an optional one where it was chosen, another one where it was not hidden. */
export const isShown = <Row>({ id, isOptional }: Column<Row>, { hidden, shown }: ColumnDisplay): boolean =>
  isOptional ? shown.includes(id) : !hidden.includes(id)

/** The columns that a user may hide and move: all but the row header, and those of checkboxes and buttons. */
export function hideable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const headerColumn = rowHeaderColumn(columns)
  return columns.filter((column) => column !== headerColumn && isOfValues(column))
}

/** Whether a column shows values of its rows, and not their checkboxes or buttons. */
export const isOfValues = <Row>({ kind }: Column<Row>) => kind !== 'actions' && kind !== 'selection'
