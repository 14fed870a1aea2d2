import { useEffect, useState } from 'react'
import { address } from '#platform/navigation/address'
import { hasTableQuery, openViewAddress, readAddress, tellLeftOut } from '../query/index.ts'
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
    tellLeftOut('view', view.search, rules, addressPrefix)
    actor.send({ type: 'query.restore', query: readAddress(view.search, rules, addressPrefix) })
    // The filters that the server applies are read from the address, so those of a view must be written there.
    if (serverKeys)
      address.write(openViewAddress(address.search(), view.search, rules, addressPrefix, serverKeys), {
        isStep: false,
      })
  }, [isUsual, name, actor, rules, addressPrefix, serverKeys])
}
