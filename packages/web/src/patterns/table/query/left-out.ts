import type { TableRules } from '@tarang/machines/table'
import { toaster } from '#ui/toaster'
import { hasUnknownFilters } from './address.ts'

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
