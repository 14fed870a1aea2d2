import { loadKeys } from '../src/auth/keys.ts'
import { createSessions } from '../src/auth/sessions.ts'
import type { Database } from '../src/db/database.ts'
import { users } from '../src/db/schema/index.ts'

/** An editor with one session. */
export interface StaffMember {
  id: string
  bearer: string
}

/** So many that there are sessions to end until the last kill. */
const MEMBERS = 60

/** Adds editors, each with a session. They are not registered, and do not log in: both are limited. */
export async function addStaff(database: Database): Promise<StaffMember[]> {
  const now = () => new Date()
  const keys = await loadKeys(database, now())
  const sessions = createSessions({ database, keys, now, log: () => {} })
  return database.transaction(async (tx) => {
    const people = Array.from({ length: MEMBERS }, (_, index) => ({
      firstName: 'Member',
      lastName: String(index),
      email: `member.${index}@tarang.example`,
      phoneNumber: String(5_550_100_000 + index),
      role: 'editor',
      createdOn: now(),
    }))
    const members: StaffMember[] = []
    for (const { id } of await tx.insert(users).values(people).returning({ id: users.id }))
      members.push({ id, bearer: (await sessions.start(tx, { id })).jwtToken })
    return members
  })
}
