import { staffActionsSince } from '../../src/audit/staff-actions.ts'
import { endAllSessions, endSessions } from '../../src/auth/end-sessions.ts'
import type { PublicData } from '../../src/cache/data-version.ts'
import type { Database } from '../../src/db/database.ts'
import type { TicketStatus } from '../../src/db/schema/tickets.ts'
import type { Log } from '../../src/log-event.ts'
import { holdsSampleData } from '../../src/sample-data/holds-sample-data.ts'
import { newestTickets } from '../../src/tickets/list-tickets.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { exportPerson } from '../personal-data/export-person.ts'
import type { Identifiers } from '../personal-data/person.ts'
import { cleanPages } from './clean-stored-pages.ts'
import { deleteActionsBefore } from './delete-actions.ts'
import { changeStaff, type StaffChange } from './disable-staff.ts'

/** What an operation works with, in the running server or in the process of the command. */
export interface OperationContext {
  readonly database: Database
  readonly now: Date
  readonly log: Log
  /** Called with the data of public pages that changed. */
  dataChanged(data: PublicData): void
  rotateKeys(): Promise<number>
}

interface Confirmable {
  /** Without it nothing is changed. */
  readonly isConfirmed: boolean
}

const by = 'a command'

/** What commands read and change in the data. Arguments and results are sent as JSON where a server runs. */
export const operations = {
  'staff-actions': ({ database }, { since }: { since: string }) =>
    staffActionsSince(database, new Date(since)),
  'delete-actions': async (
    { database, now, log },
    { before, isConfirmed }: Confirmable & { before: string },
  ) => {
    const count = await deleteActionsBefore(database, { before: new Date(before), isConfirmed, now })
    if (isConfirmed) log('staff-actions.deleted', { by, count })
    return count
  },
  tickets: ({ database }, { status }: { status?: TicketStatus | undefined }) =>
    newestTickets(database, status),
  /** Of all staff with null. */
  'end-sessions': async ({ database, now, log }, { phoneNumber }: { phoneNumber: string | null }) => {
    const ended = await (phoneNumber === null
      ? endAllSessions(database, now)
      : endSessions(database, phoneNumber, now))
    log('sessions.ended', { by, count: ended ?? 0 })
    return ended
  },
  'rotate-keys': async ({ rotateKeys, log }, _: object) => {
    const sessions = await rotateKeys()
    log('keys.rotated', { sessions }, 'warn')
    return sessions
  },
  'change-staff': async (
    { database, now, log },
    { change, phoneNumber }: { change: StaffChange; phoneNumber: string },
  ) => {
    const isChanged = await changeStaff(database, change, phoneNumber, now)
    if (isChanged) log(`staff.${change}d`, { by })
    return isChanged
  },
  'sample-data': ({ database }, _: object) => holdsSampleData(database),
  'export-person': async ({ database, now, log }, identifiers: Identifiers) => {
    const data = await exportPerson(database, identifiers, now)
    log('person.exported', { by })
    return data
  },
  'erase-person': async (
    { database, now, log },
    options: Confirmable & { identifiers: Identifiers; pseudonymises: boolean },
  ) => {
    const erasure = await erasePerson(database, { ...options, now })
    if (erasure.result === 'erased') log('person.erased', { by })
    return erasure
  },
  'clean-pages': ({ database, now, log, dataChanged }, { isConfirmed }: Confirmable) =>
    cleanPages(database, {
      ...{ isConfirmed, now },
      onChanged: (id) => {
        dataChanged(`blogs/${id}`)
        log('blog.changed', { by, subject: String(id) })
      },
    }),
} satisfies Record<string, (context: OperationContext, args: never) => unknown>

type Operations = typeof operations
export type OperationName = keyof Operations
export type Arguments<Name extends OperationName> = Parameters<Operations[Name]>[1]
export type Returned<Name extends OperationName> = ReturnType<Operations[Name]>
export type Result<Name extends OperationName> =
  Returned<Name> extends AsyncIterable<infer Rows> ? Rows : Awaited<Returned<Name>>
