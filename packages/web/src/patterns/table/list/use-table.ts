import { matchingRows, type QueryChanged, type TableInput, type TableQuery } from '@tarang/machines/table'
import { useEffect, useState } from 'react'
import { rememberOrder } from '#patterns/records'
import { onNewDay } from '#platform/browser/minute'
import { onOnlineAgain } from '#platform/browser/online-again'
import { onFocusAgain } from '#platform/browser/window-focus'
import { address } from '#platform/navigation/address'
import { useActorRef } from '#platform/use-actor-ref'
import { type AddressedTable, hasTableQuery, readQuery, tellLeftOut, writeQuery } from '../query/index.ts'
import type { Table } from './define-table.ts'
import { recordsOf } from './records-of.ts'

/** Changes that add a history entry; typing in the search does not. */
const STEPS: readonly QueryChanged['why'][] = [
  'page.turn',
  'pageSize.change',
  'sort.toggle',
  'filter.change',
  'query.clear',
]

/** The initial query: from the address, or the remembered sort if the address has no query. */
function openingQuery<Row extends object>({
  rules,
  sortMemory,
  addressPrefix,
}: AddressedTable<Row> & { readonly sortMemory?: Table<Row>['sortMemory'] | undefined }) {
  const search = address.search()
  if (!address.isSeen() && !hasTableQuery(search, rules, addressPrefix)) return { sort: sortMemory?.read() }
  return readQuery(search, rules, addressPrefix)
}

/** Starts the machine of a table, and synchronises its query with the address. */
export function useTable<Row extends object>(table: Table<Row>) {
  const { machine, rules, sortMemory, addressPrefix, records, isLive } = table
  const [input] = useState((): TableInput<Row> => ({ rules, query: openingQuery(table) }))
  const actor = useActorRef(machine, { input })

  // Before the effect that writes what the table knows into the address.
  const [opened] = useState(() => address.search())
  useEffect(() => tellLeftOut('link', opened, rules, addressPrefix), [opened, rules, addressPrefix])

  useEffect(() => {
    const write = (query: TableQuery, isStep: boolean) => {
      const before = address.search().replace(/^\?/, '')
      const after = writeQuery(before, query, rules, addressPrefix)
      const isSame = after === new URLSearchParams(before).toString()
      if (!isSame || !address.isSeen()) address.write(isSame ? before : after, { isStep: isStep && !isSame })
    }
    write(actor.getSnapshot().context.query, false)
    const subscription = actor.on('queryChanged', ({ query, why }) => {
      if (why === 'sort.toggle') sortMemory?.write(query.sort)
      write(query, STEPS.includes(why))
    })
    const stop = address.onArrival(() => {
      actor.send({ type: 'query.restore', query: openingQuery({ rules, sortMemory, addressPrefix }) })
      // The address may name a page beyond the last.
      write(actor.getSnapshot().context.query, false)
    })
    return () => {
      subscription.unsubscribe()
      stop()
    }
  }, [actor, rules, sortMemory, addressPrefix])

  useEffect(() => {
    // Asked for when a record is shown, after this table has gone: its actor keeps the last order.
    if (records) rememberOrder(records.kind, () => recordsOf(records, matchingRows(actor.getSnapshot())))
  }, [actor, records])

  useEffect(() => onOnlineAgain(() => actor.send({ type: 'rows.refresh' })), [actor])

  // Filters and cells compare with today.
  useEffect(() => onNewDay(() => actor.send({ type: 'rows.refresh' })), [actor])

  useEffect(
    () => (isLive ? onFocusAgain(() => actor.send({ type: 'rows.check' })) : undefined),
    [actor, isLive],
  )

  return actor
}

/** The actor of a table. */
export type RunningTable<Row extends object> = ReturnType<typeof useTable<Row>>
