import type { QueryEvent, TableView } from '@tarang/machines/table'
import type { Ref } from 'react'
import { SelectField } from '#ui/field'
import { SearchField } from '#ui/search-field'
import type { Table } from './define-table.ts'
import { filterBar } from './filter-bar.ts'

interface TableToolsProps<Row extends object> {
  readonly table: Table<Row>
  readonly view: TableView<Row>
  readonly send: (event: QueryEvent) => void
  readonly ref: Ref<HTMLDivElement>
}

/** The search and the filters that the table declares. */
export function TableTools<Row extends object>({ table, view, send, ref }: TableToolsProps<Row>) {
  if (!table.search && table.filters.length === 0) return null
  return (
    <div ref={ref} className={filterBar}>
      {table.search && (
        <SearchField
          label={table.search.label}
          value={view.search}
          onChange={(search) => send({ type: 'search.change', search })}
        />
      )}
      {table.filters.map(({ name, label, all, optionLabels }) => (
        <SelectField
          key={name}
          label={label}
          hideLabel
          value={view.filters[name] ?? ''}
          onChange={(event) => send({ type: 'filter.change', filter: name, value: event.target.value })}
        >
          <option value="">{all}</option>
          {choices(view, name).map((choice) => (
            <option key={choice} value={choice}>
              {optionLabels?.[choice] ?? choice}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

/** The options, with the chosen one of the address even if no row has it yet. */
function choices<Row>(view: TableView<Row>, name: string): readonly string[] {
  const offered = view.filterOptions[name] ?? []
  const chosen = view.filters[name]
  return chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered]
}
