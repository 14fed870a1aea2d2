import type { EditorMachine } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { RunningTable } from '#patterns/table'
import { address } from '#platform/navigation/address'
import { toaster } from '#ui/toaster'

const KEY = 'edit'

/** The address of a list that opens the form of one record. */
export const editAddress = (path: string, name: string) => `${path}?${new URLSearchParams({ [KEY]: name })}`

/** Opens the form of the record that the address names, once the list is loaded, and takes the name out of the address. */
export function useRowInAddress<Row extends object, Draft extends object>(
  rows: RunningTable<Row>,
  actor: ActorRefFrom<EditorMachine<Row, Draft, Row | undefined>>,
  nameOf: ((row: Row) => unknown) | undefined,
) {
  const name = new URLSearchParams(useSearch()).get(KEY)
  const loaded = useSelector(rows, ({ context }) => context.rows)
  useEffect(() => {
    if (!nameOf || name === null || loaded === null) return
    const rest = new URLSearchParams(address.search())
    rest.delete(KEY)
    address.write(String(rest), { isStep: false })
    const row = loaded.find((each) => nameOf(each) === name)
    if (row) actor.send({ type: 'editor.edit', row })
    else toaster.error({ title: `“${name}” is not in this list.` })
  }, [nameOf, name, loaded, actor])
}
