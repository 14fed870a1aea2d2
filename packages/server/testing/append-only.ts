import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordCommand } from '../src/audit/staff-actions.ts'
import { causesOf } from '../src/causes.ts'
import type { Store } from '../src/db/database.ts'
import { staffActions } from '../src/db/schema/index.ts'

/** The moment of an action that may be deleted, by a call with the options below. */
export const old = new Date('2010-01-01T00:00:00Z')
export const confirmed = { before: new Date('2018-11-01'), isConfirmed: true, now: new Date() }

export const record = ({ database }: Store, now = new Date()) =>
  recordCommand(database, { action: 'keys.rotated', subject: null, now })

const statements = [
  "update staff_actions set staff_name = 'x'",
  'delete from staff_actions',
  'truncate staff_actions',
]

/** Returns why a statement is refused. */
export const failureOf = (store: Store, statement: string) =>
  store.database.execute(sql.raw(statement)).then(
    () => 'done',
    (error) =>
      causesOf(error)
        .map(({ message }) => message)
        .join(' '),
  )

/** Expects that each statement that changes or deletes recorded actions is refused. */
export async function expectProtected(store: Store, message: RegExp) {
  await record(store)
  const count = await store.database.$count(staffActions)
  for (const statement of statements) expect(await failureOf(store, statement), statement).toMatch(message)
  expect(await store.database.$count(staffActions)).toBe(count)
}
