import type { QueryEvent, TableFilter, TableView } from '@tarang/machines/table'
import type { Ref } from 'react'
import { css } from '#styled-system/css'
import { SelectField } from '#ui/field'
import { SearchField } from '#ui/search-field'

/** A select above the table that filters its rows. */
export interface Filter<Row> {
  /** Its key, also in the address. */
  readonly name: string
  readonly label: string
  /** The option that shows all rows: 'All Sections'. */
  readonly all: string
  /** The value that is compared; the values of all rows are the options. */
  readonly by?: (row: Row) => string | null | undefined
  /** For options that are not values of the rows. */
  readonly rule?: TableFilter<Row>
  /** Labels of options whose name in the URL is not readable. */
  readonly optionLabels?: Readonly<Record<string, string>>
}

/**
 * The search, the selects and the days of a list. A phone has a line for the search alone: there, the others are below
 * it, once they have a value or the menu of the list is open.
 */
export const filterBar = css({
  display: { base: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  flex: 'none',
  maxWidth: 'full',
  _print: { display: 'none' },
  '& > *:not(button)': {
    flex: { base: '1 1 6rem', md: 'none' },
    maxWidth: { md: '[13rem]', _navWide: '64' },
  },
  '&:has([type=search]) > :has(select, [type=date])': { mdDown: { order: '1', flexBasis: 'full' } },
  '[data-list]:not(:has([data-more][aria-expanded=true])) &': {
    '&:has([type=search]) > :has(option[value=""]:checked, [type=date][value=""])': {
      mdDown: { display: 'none' },
    },
  },
  '& > :has([type=search])': { width: { md: '60' }, maxWidth: { md: '60' } },
  '& :is(input, select)': { md: { minHeight: '8', paddingBlock: '0', fontSize: 'sm' } },
})

interface TableToolsProps<Row> {
  readonly table: { readonly search?: { readonly label: string }; readonly filters: readonly Filter<Row>[] }
  readonly view: TableView<Row>
  readonly send: (event: QueryEvent) => void
  readonly ref: Ref<HTMLDivElement>
}

/** The search and the filters that the table declares. */
export function TableTools<Row>({ table, view, send, ref }: TableToolsProps<Row>) {
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
