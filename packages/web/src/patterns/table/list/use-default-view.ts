import { useEffect, useState } from 'react'
import { address } from '#platform/navigation/address'
import { hasTableQuery, openView } from '../query/index.ts'
import { defaultTableView } from '../views/index.ts'
import type { Table } from './define-table.ts'
import type { RunningTable } from './use-table.ts'

/**
 * Opens a table with the view that this browser starts with, unless the address has a query. The columns stay as they are:
 * they may have changed since the view was saved.
 */
export function useDefaultView<Row extends object>(
  name: string,
  { rules, addressPrefix, serverQuery }: Table<Row>,
  actor: RunningTable<Row>,
) {
  const [isUsual] = useState(
    () => !address.isSeen() && !hasTableQuery(address.search(), rules, addressPrefix, serverQuery?.keys),
  )
  const serverKeys = serverQuery?.keys
  useEffect(() => {
    const view = isUsual && defaultTableView(name)
    if (!view) return
    openView(view.search, { rules, addressPrefix, serverKeys }, actor.send, { isStep: false })
  }, [isUsual, name, actor, rules, addressPrefix, serverKeys])
}
