import { expect, test } from 'vitest'
import { deleteActionsBefore } from '../../operations/commands/delete-actions.ts'
import { confirmed, expectProtected, old, record } from '../../testing/append-only.ts'
import { openTestStore } from '../../testing/test-server.ts'
import { staffActions } from '../db/schema/index.ts'

test('the tables of PGlite refuse to change or delete a row', async () => {
  const store = await openTestStore({ sampleData: false })
  await expectProtected(store, /Rows of staff_actions are never changed or deleted/)
  await store.close()
})

test('old actions are deleted by their owner, which is recorded', async () => {
  const store = await openTestStore({ sampleData: false })
  await record(store, old)
  await record(store)
  expect(await deleteActionsBefore(store.database, { ...confirmed, isConfirmed: false })).toBe(1)
  expect(await store.database.$count(staffActions)).toBe(2)
  expect(await deleteActionsBefore(store.database, confirmed)).toBe(1)
  const rows = await store.database.select().from(staffActions).orderBy(staffActions.id)
  expect(rows.map(({ action }) => action)).toEqual(['keys.rotated', 'staff-actions.deleted'])
  await expectProtected(store, /Rows of staff_actions are never changed or deleted/)
  await store.close()
})
