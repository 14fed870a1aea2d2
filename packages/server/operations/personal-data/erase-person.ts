import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordCommand } from '../../src/audit/staff-actions.ts'
import { erasedEmail } from '../../src/auth/staff-members.ts'
import type { Database } from '../../src/db/database.ts'
import { tickets, users } from '../../src/db/schema/index.ts'
import { countRows, deleteRows, holdings, nameOf, summaryOf } from './holdings.ts'
import { findPerson, type Identifiers, type Person } from './person.ts'
import { purgeDeleted } from './purge-deleted.ts'

interface EraseOptions {
  readonly identifiers: Identifiers
  /** Without it nothing is changed. */
  readonly isConfirmed: boolean
  /** Whether the account of a former member of staff is made unrecognisable; it cannot be deleted. */
  readonly pseudonymises: boolean
  readonly now: Date
}

/** What was erased, or would be. */
export interface Erasure {
  readonly result: 'erased' | 'not-confirmed' | 'is-staff' | 'is-active-staff'
  /** Rows to delete by table. */
  readonly deleted: Record<string, number>
  /** Rows that stay by table. */
  readonly kept: Record<string, number>
}

/**
 * Deletes what the database keeps on a person, in one transaction that also records it, without saying whose it was. The
 * account of a member of staff stays, because staff actions name it; once it is disabled it can be pseudonymised.
 */
export async function erasePerson(
  database: Database,
  { identifiers, isConfirmed, pseudonymises, now }: EraseOptions,
): Promise<Erasure> {
  const erasure = await database.transaction(async (transaction): Promise<Erasure> => {
    const person = await findPerson(transaction, identifiers)
    const found = { deleted: {} as Record<string, number>, kept: {} as Record<string, number> }
    for (const holding of holdings)
      found[holding.isKept ? 'kept' : 'deleted'][nameOf(holding)] = await countRows(
        transaction,
        holding,
        person,
      )
    if (person.staff && !pseudonymises) return { result: 'is-staff', ...found }
    if (person.staff && !person.staff.disabledAt) return { result: 'is-active-staff', ...found }
    if (!isConfirmed) return { result: 'not-confirmed', ...found }

    const deleted: Record<string, number> = {}
    for (const holding of holdings.filter(({ isKept }) => !isKept))
      deleted[nameOf(holding)] = await deleteRows(transaction, holding, person)
    if (person.staff) await pseudonymise(transaction, person.staff)
    await recordCommand(transaction, {
      action: person.staff ? 'person.pseudonymised' : 'person.erased',
      subject: person.staff ? person.staff.id : summaryOf(deleted),
      now,
    })
    return { result: 'erased', deleted, kept: found.kept }
  })
  if (erasure.result === 'erased') await purgeDeleted(database)
  return erasure
}

/** Replaces names, e-mail address and number. No network assigns a number that starts with zero. */
async function pseudonymise(
  transaction: Database,
  { id, firstName, lastName }: NonNullable<Person['staff']>,
): Promise<void> {
  await transaction
    .update(users)
    .set({
      firstName: 'Former',
      lastName: 'staff',
      email: erasedEmail(id),
      phoneNumber: `09${String(randomInt(10 ** 8)).padStart(8, '0')}`,
    })
    .where(eq(users.id, id))
  await transaction
    .update(tickets)
    .set({ changedBy: 'Former staff' })
    .where(eq(tickets.changedBy, `${firstName} ${lastName}`))
}
