import type { TableQuery } from '@tarang/machines/table'
import type { Column } from '../columns/index.ts'
import { columnFilterWords } from './column-filter.model.ts'
import type { Filter } from './table-tools.tsx'

interface Described<Row> {
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly Filter<Row>[]
  readonly search?: { readonly label: string } | undefined
  readonly serverQuery?: { readonly words: readonly string[] } | undefined
}

/** The search, the filters and the sort of a query in words. */
export function describeQuery<Row>(
  { columns, filters, search, serverQuery }: Described<Row>,
  query: TableQuery,
): readonly string[] {
  const text = query.search.trim()
  const sorted = columns.find(({ id }) => id === query.sort?.column)
  return [
    ...(serverQuery?.words ?? []),
    ...(search && text ? [`${search.label}: contains “${text}”`] : []),
    ...filters.flatMap(({ name, label, optionLabels }) => {
      const value = query.filters[name]
      return value === undefined ? [] : [`${label}: ${optionLabels?.[value] ?? value}`]
    }),
    ...columnFilterWords(columns, filters, query.filters).map((filter) => filter.text),
    ...(sorted ? [`Sorted by ${sorted.label}, ${query.sort?.order}`] : []),
  ]
}
