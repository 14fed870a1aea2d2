export interface TableQuery {
  readonly search: string
  /** The chosen value by filter name; a missing filter passes every row. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  readonly page: number
  readonly pageSize: number
}

export interface Sort {
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

/** A missing value sorts last in both orders. */
export type SortKey = string | number | null | undefined

/** Opaque, and compared as text. A row without an id matches no id. */
export type RowId = string | number | null | undefined

export interface TableFilter<Row> {
  readonly keeps: (row: Row, value: string) => boolean
  /** A fixed list, which rejects other values, or values found in the rows; any value without options. */
  readonly options?: readonly string[] | ((rows: readonly Row[]) => readonly string[]) | undefined
  /** Whether it knows a value; without it, every value that its options allow. */
  readonly accepts?: ((value: string) => boolean) | undefined
  /** What `keeps` compares with beside the value, such as today: rows are compared again when it has changed. */
  readonly asOf?: (() => string | number) | undefined
}

export interface TableRules<Row> {
  readonly rowId: (row: Row) => RowId
  /** A table with one size offers no choice. */
  readonly pageSizes: readonly number[]
  readonly pageSize?: number | undefined
  readonly sort?: Sort | undefined
  readonly searchText?: ((row: Row) => SortKey) | undefined
  readonly filters?: Readonly<Record<string, TableFilter<Row>>> | undefined
  readonly sortKeys?: Readonly<Record<string, (row: Row) => SortKey>> | undefined
  /** Changed rows go back to page 1; otherwise the page stays while it exists. */
  readonly firstPageOnChange?: boolean | undefined
}

/** A query from an address or storage. The table ignores what it does not know. */
export type QueryInput = { readonly [Part in keyof TableQuery]?: TableQuery[Part] | undefined }

export interface TableContext<Row> {
  readonly rules: TableRules<Row>
  /** Null until the first load has succeeded; a later failure keeps them. */
  readonly rows: readonly Row[] | null
  /** What a check has loaded, until it is shown; null without one. */
  readonly pending: readonly Row[] | null
  readonly query: TableQuery
  /** Why the last load failed; null after a success. */
  readonly error: unknown
}

export type QueryEvent =
  | { type: 'search.change'; search: string }
  /** A null or empty value passes every row. */
  | { type: 'filter.change'; filter: string; value: string | null }
  /** Without an order, the other one of the sorted column; another column starts ascending. */
  | { type: 'sort.toggle'; column: string; order?: Sort['order'] | undefined }
  | { type: 'page.turn'; page: number }
  | { type: 'pageSize.change'; pageSize: number }
  /** Clears search and filters. */
  | { type: 'query.clear' }
  /** Replaces the whole query; missing parts get their default. */
  | { type: 'query.restore'; query: QueryInput }

export type TableEvent<Row> =
  | QueryEvent
  | { type: 'rows.refresh' }
  /** Loads without moving a row: changes appear in place, new rows wait for `rows.show`. */
  | { type: 'rows.check' }
  | { type: 'rows.show' }
  /** Shows a written or new row before the rows are loaded again. */
  | { type: 'row.put'; row: Row }
  | { type: 'row.remove'; rowId: RowId }

/** Emitted when an event or new rows change the query. */
export interface QueryChanged {
  readonly type: 'queryChanged'
  readonly query: TableQuery
  readonly why: QueryEvent['type'] | 'rows.change'
}
