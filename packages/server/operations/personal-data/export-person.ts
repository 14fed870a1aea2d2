import { recordCommand } from '../../src/audit/staff-actions.ts'
import type { Database } from '../../src/db/database.ts'
import { findRows, holdings, nameOf, summaryOf } from './holdings.ts'
import { findPerson, type Identifiers } from './person.ts'

/** Everything that the database keeps on a person. */
export interface PersonalData {
  readonly exportedAt: string
  readonly identifiers: Identifiers
  /** The rows by the name of their table. */
  readonly records: Record<string, Record<string, unknown>[]>
  /** What an export cannot contain, and why. */
  readonly notes: readonly string[]
}

/** What no export and no erasure finds. */
export const limitsOfSearch = [
  'Likes are stored under a random id in the cookie of the browser: no phone number or e-mail address leads to them.',
  'Rate limits are stored under keyed hashes of addresses, messages and accounts of staff, for a day at most.',
  'The log and backups are outside the database, and so are mails: the copies of tickets at TICKETS_EMAIL, and what providers keep.',
  'Staff actions of an earlier release name imported files, parts of the addresses of recipients, and the numbers of subscribers.',
  'An import adds a recipient again, and without their unsubscription, if its file still names them: remove them there first.',
] as const

/** Exports what the database keeps on a person, and records the export without saying whose it was. */
export const exportPerson = (
  database: Database,
  identifiers: Identifiers,
  now: Date,
): Promise<PersonalData> =>
  database.transaction(async (transaction) => {
    const person = await findPerson(transaction, identifiers)
    const records: PersonalData['records'] = {}
    for (const holding of holdings) records[nameOf(holding)] = await findRows(transaction, holding, person)
    const counts = Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.length]))
    await recordCommand(transaction, { action: 'person.exported', subject: summaryOf(counts), now })
    return {
      exportedAt: now.toISOString(),
      identifiers,
      records,
      notes: [
        ...limitsOfSearch,
        ...(identifiers.userId === null
          ? ['Subscriptions may be stored under another id of the platform: repeat with --user-id for them.']
          : []),
      ],
    }
  })
