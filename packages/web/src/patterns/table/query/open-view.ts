import type { QueryEvent, TableRules } from '@tarang/machines/table'
import { address } from '#platform/navigation/address'
import { toaster } from '#ui/toaster'
import { hasUnknownFilters, openViewAddress, readQuery } from './address.ts'

/** Where a table's query stands in the address, and what it may have. */
export interface AddressedTable<Row> {
  readonly rules: TableRules<Row>
  readonly addressPrefix?: string | undefined
  /** Parameters of the address that the server answers. */
  readonly serverKeys?: readonly string[] | undefined
}

/** Tells the user that the list does not know all filters of a link or a view. */
export function tellLeftOut<Row>(
  source: 'link' | 'view',
  search: string,
  rules: TableRules<Row>,
  prefix?: string,
) {
  if (hasUnknownFilters(search, rules, prefix))
    toaster.info({ title: `Filters of this ${source} that do not fit the list are left out.` })
}

/** Shows a table with the query of a saved view. As a step, Back leads to the query before it. */
export function openView<Row>(
  search: string,
  { rules, addressPrefix, serverKeys }: AddressedTable<Row>,
  send: (event: QueryEvent) => void,
  { isStep }: { isStep: boolean },
) {
  tellLeftOut('view', search, rules, addressPrefix)
  // The machine writes its part again, without what it does not know.
  address.write(openViewAddress(address.search(), search, rules, addressPrefix, serverKeys), { isStep })
  send({ type: 'query.restore', query: readQuery(search, rules, addressPrefix) })
}
