import { and, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import { codeRules } from '../../src/auth/login-codes.ts'
import { sessionRules } from '../../src/auth/sessions.ts'
import type { Database } from '../../src/db/database.ts'
import {
  blogLikes,
  blogs,
  deliveries,
  idempotencyKeys,
  invites,
  knownClients,
  loginCodes,
  loginFailures,
  notifications,
  refreshFamilies,
  throttles,
  tickets,
} from '../../src/db/schema/index.ts'
import { idempotencyLifetime } from '../../src/http/idempotency.ts'
import type { Variables } from '../../src/settings-schema.ts'

export type RetentionSettings = Pick<
  Variables,
  'RETAIN_TICKETS' | 'RETAIN_LIKES' | 'RETAIN_LOGIN_FAILURES' | 'RETAIN_NOTIFICATIONS'
>

/** How many rows one statement deletes, far below the timeout of a statement. */
const BATCH = 5_000

const day = 86_400_000

/**
 * Deletes personal data that have been kept for long enough, and what has expired. Returns the number of rows by what they
 * were.
 */
export async function sweep(database: Database, now: Date, settings: RetentionSettings, batch = BATCH) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const before = (days: number | null) => (days === null ? null : ago(days * day))
  const deleteAll = (table: PgTable, condition: SQL | undefined) =>
    deleteInBatches(database, table, condition, batch)

  const ticketsBefore = before(settings.RETAIN_TICKETS)
  const likesBefore = before(settings.RETAIN_LIKES)
  const failuresBefore = before(settings.RETAIN_LOGIN_FAILURES)
  const notificationsBefore = before(settings.RETAIN_NOTIFICATIONS)
  return {
    tickets: ticketsBefore && (await deleteAll(tickets, lt(tickets.createdOn, ticketsBefore))),
    likes: likesBefore && (await sweepLikes(database, likesBefore, batch)),
    loginFailures:
      failuresBefore && (await deleteAll(loginFailures, lt(loginFailures.lastFailedAt, failuresBefore))),
    ...(await sweepNotifications(notificationsBefore, deleteAll)),
    invites: await deleteAll(invites, lt(invites.expiresAt, now)),
    limits: await deleteAll(throttles, lt(throttles.expiresAt, now)),
    idempotencyKeys: await deleteAll(
      idempotencyKeys,
      lt(idempotencyKeys.createdOn, ago(idempotencyLifetime)),
    ),
    loginCodes: await deleteAll(loginCodes, lt(loginCodes.sentAt, ago(codeRules.codesWithin))),
    knownClients: await deleteAll(
      knownClients,
      lt(knownClients.lastLoginAt, ago(codeRules.knownClientLifetime)),
    ),
    sessions: await deleteAll(refreshFamilies, lt(refreshFamilies.createdOn, ago(sessionRules.session))),
  }
}

/**
 * Deletes the likes of visitors who have liked nothing since a moment: one who still comes must not find the older likes
 * withdrawn. By blog, so that each statement reads one range of the primary key.
 */
async function sweepLikes(database: Database, moment: Date, batch: number): Promise<number> {
  const newer = alias(blogLikes, 'newer')
  const isNewer = and(eq(newer.visitor, blogLikes.visitor), gte(newer.likedOn, moment))
  let count = 0
  for (const { id } of await database.select({ id: blogs.id }).from(blogs)) {
    const isOld = and(
      eq(blogLikes.blogId, id),
      lt(blogLikes.likedOn, moment),
      notExists(database.select({ visitor: newer.visitor }).from(newer).where(isNewer)),
    )
    count += await deleteInBatches(database, blogLikes, isOld, batch)
  }
  return count
}

/** Deletes old notifications, after their deliveries: the foreign key would delete a million rows in one statement. */
async function sweepNotifications(
  moment: Date | null,
  deleteAll: (table: PgTable, condition: SQL | undefined) => Promise<number>,
) {
  if (moment === null) return { deliveries: null, notifications: null }
  const isOld = lt(notifications.createdAt, moment)
  const old = new QueryBuilder().select({ id: notifications.id }).from(notifications).where(isOld)
  return {
    deliveries: await deleteAll(deliveries, inArray(deliveries.notificationId, old)),
    notifications: await deleteAll(notifications, isOld),
  }
}

async function deleteInBatches(
  database: Database,
  table: PgTable,
  condition: SQL | undefined,
  batch: number,
): Promise<number> {
  // The keys of the tables have different columns; `ctid` is PostgreSQL's own address of a row.
  const some = database.select({ address: sql`ctid` }).from(table).where(condition).limit(batch)
  for (let count = 0; ; ) {
    const deleted = await database.delete(table).where(sql`ctid in ${some}`).returning({ one: sql`1` })
    count += deleted.length
    if (deleted.length < batch) return count
  }
}
