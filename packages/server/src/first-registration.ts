import { asc, inArray, notInArray } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { users } from './db/schema/index.ts'
import { sampleStaffNumbers } from './sample-data/staff.ts'

/** The phone number of the first of the sample staff; null where there is none. */
export async function sampleStaffPhone(database: Database): Promise<string | null> {
  const [first] = await database
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .where(inArray(users.phoneNumber, sampleStaffNumbers))
    .orderBy(asc(users.createdOn), asc(users.phoneNumber))
    .limit(1)
  return first?.phoneNumber ?? null
}

/** Whether only the sample staff are registered. */
export async function awaitsFirstRegistration(database: Database): Promise<boolean> {
  const [registered] = await database
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.phoneNumber, sampleStaffNumbers))
    .limit(1)
  return registered === undefined
}
