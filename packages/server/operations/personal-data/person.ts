import { eq, or } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'
import { users } from '../../src/db/schema/index.ts'

/** What a person is known by. */
export interface Identifiers {
  /** Ten digits. */
  readonly phoneNumber: string | null
  /** In lower case. */
  readonly email: string | null
  /** The id of a subscriber at the platform, which no other table of this database has. */
  readonly userId: string | null
}

/** A person as the database knows them: the identifiers, with those of their staff account. */
export interface Person {
  readonly phoneNumbers: readonly string[]
  readonly emails: readonly string[]
  readonly userId: string | null
  readonly staff: typeof users.$inferSelect | null
}

/** Reads a phone number in any usual notation, or an e-mail address; null for anything else. */
export function parseIdentifier(text: string): Pick<Identifiers, 'phoneNumber' | 'email'> | null {
  const trimmed = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { phoneNumber: null, email: trimmed.toLowerCase() }
  if (!/^[+\d\s().-]+$/.test(trimmed)) return null
  const digits = trimmed.replace(/\D/g, '').replace(/^(?:0|91|0091)(?=\d{10}$)/, '')
  return /^\d{10}$/.test(digits) ? { phoneNumber: digits, email: null } : null
}

/** Finds the staff account of a phone number or an e-mail address, and adds its other identifier. */
export async function findPerson(
  database: Database,
  { phoneNumber, email, userId }: Identifiers,
): Promise<Person> {
  const [staff = null] = await database
    .select()
    .from(users)
    .where(or(eq(users.phoneNumber, phoneNumber ?? ''), eq(users.email, email ?? '')))
  const distinct = (...values: (string | null | undefined)[]) => [
    ...new Set(values.filter((value) => typeof value === 'string')),
  ]
  return {
    phoneNumbers: distinct(phoneNumber, staff?.phoneNumber),
    emails: distinct(email, staff?.email),
    userId,
    staff,
  }
}
