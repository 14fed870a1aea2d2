import { and, eq, getTableColumns, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ActionName } from '../../src/audit/recorded-fields.ts'
import type { Database } from '../../src/db/database.ts'
import {
  deliveries,
  idempotencyKeys,
  knownClients,
  loginCodes,
  loginFailures,
  recipients,
  refreshFamilies,
  sharedViews,
  staffActions,
  strategySubscribers,
  ticketColumns,
  tickets,
  users,
} from '../../src/db/schema/index.ts'
import type { Person } from './person.ts'

/** A table with rows about a person. */
export interface Holding {
  readonly table: PgTable
  /** The columns of an export, without hashes of secrets. */
  readonly columns: Record<string, PgColumn>
  /** Whether a row is about the person; undefined if none can be. */
  isAbout(person: Person): SQL | undefined
  /** Whether the rows have to stay when the person is erased. */
  readonly isKept: boolean
}

const all = (table: PgTable) => getTableColumns(table)

const isOfStaff = (column: PgColumn, { staff }: Person) => (staff ? eq(column, staff.id) : undefined)

/** The last ten digits of a number that a visitor typed, so that each notation is found. */
const lastTenDigits = (column: PgColumn) =>
  sql<string>`right(regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g'), 10)`

const isTicketOf = ({ phoneNumbers, emails }: Person) =>
  or(
    inArray(lastTenDigits(tickets.phone), [...phoneNumbers]),
    inArray(sql<string>`lower(${tickets.email})`, [...emails]),
  )

const isRecipient = ({ phoneNumbers, emails }: Person) =>
  or(
    inArray(lastTenDigits(recipients.phone), [...phoneNumbers]),
    inArray(sql<string>`lower(${recipients.email})`, [...emails]),
  )

/** A platform may know its users by e-mail addresses or numbers. */
const isSubscriber = ({ userId, emails, phoneNumbers }: Person) =>
  inArray(strategySubscribers.userid, [
    ...(userId === null ? [] : [userId]),
    ...emails,
    ...phoneNumbers.flatMap((number) => [number, `91${number}`, `+91${number}`]),
  ])

const contains = (column: PgColumn, text: string) =>
  sql`position(${text.toLowerCase()} in lower(${column})) > 0`

/** Shared by the person; or names them, in a search or a filter as an address has it. */
const isViewOf = (person: Person) => {
  const { phoneNumbers, emails, staff } = person
  const names = [...phoneNumbers, ...emails, ...(staff ? [`${staff.firstName} ${staff.lastName}`] : [])]
  return or(
    isOfStaff(sharedViews.userId, person),
    ...names.map((name) => contains(sharedViews.name, name)),
    ...names.map((name) => contains(sharedViews.search, new URLSearchParams({ name }).toString().slice(5))),
  )
}

/** The changes of a record of the person, by the record’s id, which identifies no person once the record is erased. */
const isChangeOf = (action: ActionName, id: PgColumn, isAbout: SQL | undefined) =>
  isAbout &&
  and(
    eq(staffActions.action, action),
    sql`${staffActions.subject} in (select ${id}::text from ${id.table} where ${isAbout})`,
  )

/** Every table from which a person can be told. A table of which a column states personal data belongs in docs/security.md, and here if a person can be found in it. */
export const holdings: readonly Holding[] = [
  {
    table: tickets,
    columns: ticketColumns,
    isKept: false,
    isAbout: isTicketOf,
  },
  {
    table: deliveries,
    columns: all(deliveries),
    isKept: false,
    // Before the recipients, whose deletion deletes them.
    isAbout: (person) =>
      sql`${deliveries.recipientId} in (select ${recipients.id} from ${recipients} where ${isRecipient(person)})`,
  },
  { table: recipients, columns: all(recipients), isKept: false, isAbout: isRecipient },
  {
    table: strategySubscribers,
    columns: all(strategySubscribers),
    isKept: false,
    isAbout: isSubscriber,
  },
  { table: sharedViews, columns: all(sharedViews), isKept: false, isAbout: isViewOf },
  {
    table: loginCodes,
    columns: {
      phoneNumber: loginCodes.phoneNumber,
      sentAt: loginCodes.sentAt,
      usedAt: loginCodes.usedAt,
      tries: loginCodes.tries,
    },
    isKept: false,
    isAbout: ({ phoneNumbers }) => inArray(loginCodes.phoneNumber, [...phoneNumbers]),
  },
  {
    table: loginFailures,
    columns: {
      phoneNumber: loginFailures.phoneNumber,
      failures: loginFailures.failures,
      lastFailedAt: loginFailures.lastFailedAt,
    },
    isKept: false,
    isAbout: ({ phoneNumbers }) => inArray(loginFailures.phoneNumber, [...phoneNumbers]),
  },
  {
    table: knownClients,
    columns: { phoneNumber: knownClients.phoneNumber, lastLoginAt: knownClients.lastLoginAt },
    isKept: false,
    isAbout: ({ phoneNumbers }) => inArray(knownClients.phoneNumber, [...phoneNumbers]),
  },
  {
    table: refreshFamilies,
    columns: {
      browser: refreshFamilies.browser,
      createdOn: refreshFamilies.createdOn,
      lastUsedAt: refreshFamilies.lastUsedAt,
      revokedAt: refreshFamilies.revokedAt,
    },
    isKept: false,
    isAbout: (person) => isOfStaff(refreshFamilies.userId, person),
  },
  {
    table: idempotencyKeys,
    columns: { request: idempotencyKeys.request, createdOn: idempotencyKeys.createdOn },
    isKept: false,
    isAbout: (person) => isOfStaff(idempotencyKeys.staffId, person),
  },
  {
    table: users,
    columns: all(users),
    isKept: true,
    isAbout: (person) => isOfStaff(users.id, person),
  },
  {
    table: staffActions,
    columns: all(staffActions),
    isKept: true,
    isAbout: (person) =>
      or(
        isOfStaff(staffActions.staffId, person),
        isOfStaff(staffActions.subject, person),
        isChangeOf('recipient.changed', recipients.id, isRecipient(person)),
        isChangeOf('subscriber.changed', strategySubscribers.id, isSubscriber(person)),
        isChangeOf('ticket.status-changed', tickets.id, isTicketOf(person)),
      ),
  },
]

/** The rows about a person, as an export has them. */
export async function findRows(
  database: Database,
  { table, columns, isAbout }: Holding,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const condition = isAbout(person)
  return condition ? database.select(columns).from(table).where(condition) : []
}

/** How many rows there are about a person. */
export async function countRows(database: Database, { table, isAbout }: Holding, person: Person) {
  const condition = isAbout(person)
  return condition ? database.$count(table, condition) : 0
}

/** Deletes the rows about a person, and returns how many there were. */
export async function deleteRows(
  transaction: Database,
  { table, isAbout }: Holding,
  person: Person,
): Promise<number> {
  const condition = isAbout(person)
  if (!condition) return 0
  return (await transaction.delete(table).where(condition).returning({ one: sql`1` })).length
}

export const nameOf = ({ table }: Holding) => getTableName(table)

/** How many rows there are of each table, as words: `tickets: 2, login_codes: 1`. */
export const summaryOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ') || 'nothing'
