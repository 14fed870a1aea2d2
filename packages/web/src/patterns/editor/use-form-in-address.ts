import type { EditorMachine } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { RunningTable } from '#patterns/table'
import { address } from '#platform/navigation/address'
import { FORM_KEYS } from '#platform/navigation/form-address'
import { toaster } from '#ui/toaster'

const leaveOut = (key: string) => {
  const rest = new URLSearchParams(address.search())
  rest.delete(key)
  address.write(String(rest), { isStep: false })
}

/**
 * Opens the form that the address names, and takes it out of the address: that for a new record, or once the list is loaded
 * that of one record.
 */
export function useFormInAddress<Row extends object, Draft extends object>(
  rows: RunningTable<Row>,
  actor: ActorRefFrom<EditorMachine<Row, Draft, Row | undefined>>,
  { mayAdd, nameOf }: { mayAdd: boolean; nameOf: ((row: Row) => unknown) | undefined },
) {
  const params = new URLSearchParams(useSearch())
  const adds = params.has(FORM_KEYS.add)
  const name = params.get(FORM_KEYS.edit)
  const loaded = useSelector(rows, ({ context }) => context.rows)
  useEffect(() => {
    if (!mayAdd || !adds) return
    leaveOut(FORM_KEYS.add)
    actor.send({ type: 'editor.add' })
  }, [mayAdd, adds, actor])
  useEffect(() => {
    if (!nameOf || name === null || loaded === null) return
    leaveOut(FORM_KEYS.edit)
    const row = loaded.find((each) => nameOf(each) === name)
    if (row) actor.send({ type: 'editor.edit', row })
    else toaster.error({ title: `“${name}” is not in this list.` })
  }, [nameOf, name, loaded, actor])
}
