import { useLayoutEffect, useState } from 'react'
import { address } from '#platform/navigation/address'
import { hasTableQuery, openView } from '../query/index.ts'
import { defaultTableView, showUsualColumns } from '../views/index.ts'
import type { Table } from './define-table.ts'
import type { RunningTable } from './use-table.ts'

/** Opens a table with the view that this browser starts with, or with none, unless the address has a query. */
export function useDefaultView<Row extends object>(
  name: string,
  { rules, addressPrefix, serverQuery }: Table<Row>,
  actor: RunningTable<Row>,
) {
  const [isUsual] = useState(
    () => !address.isSeen() && !hasTableQuery(address.search(), rules, addressPrefix, serverQuery?.keys),
  )
  const serverKeys = serverQuery?.keys
  // Before the paint, so that no column appears or moves later.
  useLayoutEffect(() => {
    if (!isUsual) return
    const view = defaultTableView(name)
    showUsualColumns(name, view)
    if (view) openView(view.search, { rules, addressPrefix, serverKeys }, actor.send, { isStep: false })
  }, [isUsual, name, actor, rules, addressPrefix, serverKeys])
}
