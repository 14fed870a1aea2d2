import { asc, inArray, notInArray } from 'drizzle-orm'
import { type Role, readRole } from './auth/roles.ts'
import type { Database } from './db/database.ts'
import { users } from './db/schema/index.ts'
import sampleStaff from './sample-data/staff.json' with { type: 'json' }

export const sampleStaffNumbers = sampleStaff.map(({ phoneNumber }) => phoneNumber)

/** The phone numbers and roles of the sample staff. */
export async function findSampleStaff(
  database: Database,
): Promise<{ phoneNumber: string; role: Role | null }[]> {
  const found = await database
    .select({ phoneNumber: users.phoneNumber, role: users.role })
    .from(users)
    .where(inArray(users.phoneNumber, sampleStaffNumbers))
    .orderBy(asc(users.createdOn), asc(users.phoneNumber))
  return found.map(({ phoneNumber, role }) => ({ phoneNumber, role: readRole(role) }))
}

/** The phone number of the first of the sample staff; null where there is none. */
export const sampleStaffPhone = async (database: Database): Promise<string | null> =>
  (await findSampleStaff(database))[0]?.phoneNumber ?? null

/** Whether only the sample staff are registered. */
export async function awaitsFirstRegistration(database: Database): Promise<boolean> {
  const [registered] = await database
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.phoneNumber, sampleStaffNumbers))
    .limit(1)
  return registered === undefined
}
