import { isRecord } from '@tarang/machines/unknown-json'
import { type Density, densities } from '#platform/density'
import { localValue } from '#platform/stored/local-value'
import { type Column, type ColumnDisplay, defaultColumns, parseColumnDisplay } from '../columns/index.ts'

/** How this browser shows tables: row height and keyboard shortcuts for all, and the columns of each. */
export interface TableDisplay {
  readonly density: Density
  /** Whether single keys turn pages and search. */
  readonly hasKeys: boolean
  /** The columns by the name of their table. */
  readonly columns: Readonly<Record<string, ColumnDisplay>>
  /** The views that were opened last, by the name of their table. */
  readonly openedViews: Readonly<Record<string, OpenedView>>
}

interface OpenedView {
  readonly name: string
  /** The columns before a view was opened, which the table has again without one. */
  readonly columnsBefore: ColumnDisplay
}

const mapValues = <Parsed>(tables: unknown, parse: (value: unknown) => Parsed) =>
  isRecord(tables)
    ? Object.fromEntries(Object.entries(tables).map(([name, value]) => [name, parse(value)]))
    : {}

const parseOpenedView = (value: unknown): OpenedView => {
  const { name, columnsBefore } = isRecord(value) ? value : {}
  return { name: String(name), columnsBefore: parseColumnDisplay(columnsBefore) }
}

const stored = localValue('tableDisplay', (value): TableDisplay => {
  const { density, isCompact, hasKeys, columns, hidden, openedViews } = isRecord(value) ? value : {}
  const tables = {
    // An older version stored only hidden columns.
    ...mapValues(hidden, (ids) => parseColumnDisplay({ hidden: ids })),
    ...mapValues(columns, parseColumnDisplay),
  }
  return {
    // An older version stored a boolean.
    density: densities.find((known) => known === density) ?? (isCompact === true ? 'compact' : 'comfortable'),
    hasKeys: hasKeys !== false,
    columns: tables,
    openedViews: mapValues(openedViews, parseOpenedView),
  }
})

export const useTableDisplay = stored.useValue

/** Changes how tables are shown. */
export const changeTableDisplay = (changes: Partial<TableDisplay>) =>
  stored.write({ ...stored.read(), ...changes })

/** The columns of a table in this browser. */
export const useColumnDisplay = (table: string): ColumnDisplay =>
  stored.useValue().columns[table] ?? defaultColumns

/** Changes how the columns of a table are shown. */
export function changeColumnDisplay(table: string, changes: Partial<ColumnDisplay>) {
  const { columns } = stored.read()
  changeTableDisplay({
    columns: { ...columns, [table]: { ...(columns[table] ?? defaultColumns), ...changes } },
  })
}

function toggleIn(table: string, list: 'hidden' | 'shown' | 'pinned', id: string) {
  const ids = (stored.read().columns[table] ?? defaultColumns)[list]
  changeColumnDisplay(table, {
    [list]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  })
}

/** Shows or hides a column. */
export const toggleColumn = <Row>(table: string, { id, isOptional }: Column<Row>) =>
  toggleIn(table, isOptional ? 'shown' : 'hidden', id)

/** Pins a column beside the row header, or lets it scroll. */
export const togglePin = <Row>(table: string, { id }: Column<Row>) => toggleIn(table, 'pinned', id)

/** Sets the width of a column in pixels; null gives it the width of its kind. */
export function changeColumnWidth(table: string, id: string, width: number | null) {
  const { [id]: _, ...others } = (stored.read().columns[table] ?? defaultColumns).widths
  changeColumnDisplay(table, { widths: width === null ? others : { ...others, [id]: width } })
}

/** The key of the view that was opened last in a table. */
export const useOpenedView = (table: string): string | undefined => stored.useValue().openedViews[table]?.name

export const readOpenedView = (table: string): string | undefined => stored.read().openedViews[table]?.name

/** Shows the columns of a view; those of a view without any stay. */
export function openViewColumns(table: string, name: string, columns?: ColumnDisplay) {
  const { openedViews } = stored.read()
  const before = stored.read().columns[table] ?? defaultColumns
  const columnsBefore = openedViews[table]?.columnsBefore ?? before
  changeTableDisplay({ openedViews: { ...openedViews, [table]: { name, columnsBefore } } })
  if (columns) changeColumnDisplay(table, columns)
}

/** The columns of a table that opens with a view, or with none. Those of its view may have changed since, and stay. */
export function showUsualColumns(
  table: string,
  view?: { readonly name: string; readonly columns?: ColumnDisplay },
) {
  if (!view) leaveViewColumns(table)
  else if (stored.read().openedViews[table]?.name !== view.name)
    openViewColumns(table, view.name, view.columns)
}

/** Shows the columns from before a view was opened. */
export function leaveViewColumns(table: string) {
  const { [table]: opened, ...openedViews } = stored.read().openedViews
  if (!opened) return
  changeColumnDisplay(table, opened.columnsBefore)
  changeTableDisplay({ openedViews })
}
