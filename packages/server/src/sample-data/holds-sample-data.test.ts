import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import { recordCommand } from '../audit/staff-actions.ts'
import type { Store } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { addSampleData } from './add-sample-data.ts'
import { holdsSampleData } from './holds-sample-data.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())

test('sample data are known as such after their staff have been removed and others have worked with them', async () => {
  expect(await holdsSampleData(store.database)).toBe(false)
  await addSampleData(store.database)
  expect(await holdsSampleData(store.database)).toBe(true)
  await store.database.delete(users)
  await recordCommand(store.database, { action: 'keys.rotated', subject: null, now: new Date() })
  expect(await holdsSampleData(store.database)).toBe(true)
})

test('a database that an operator has worked with before has none', async () => {
  const own = await openTestStore({ sampleData: false })
  await recordCommand(own.database, { action: 'keys.rotated', subject: null, now: new Date() })
  await addSampleData(own.database)
  expect(await holdsSampleData(own.database)).toBe(false)
  await own.close()
})
