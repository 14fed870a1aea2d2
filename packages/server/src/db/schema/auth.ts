import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, personal, recorded, unrecorded } from './columns.ts'

/** Staff, each known by a phone number. */
export const users = pgTable('users', {
  id: personal('account of staff', uuid().primaryKey().defaultRandom()),
  firstName: recorded(personal('name of staff', text().notNull())),
  lastName: recorded(personal('name of staff', text().notNull())),
  email: recorded(personal('e-mail address of staff', text().notNull().unique())),
  phoneNumber: recorded(personal('number of staff', text().notNull().unique())),
  /** One of `roles`; read it by `readRole`. */
  role: recorded(text().notNull()),
  createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  /** Since when this person cannot log in. The row stays, because staff actions name it. */
  disabledAt: recorded(timestamp({ withTimezone: true })),
})

/** One-time codes that were requested. Only a keyed hash is stored, and only for a few minutes. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: unrecorded(uuid().primaryKey().defaultRandom()),
    phoneNumber: personal('number, also of strangers', text().notNull()),
    /** The known client that requested it (`knownClients`), or empty for all other clients. */
    clientKey: personal('keyed hash of an address', text('place').notNull().default('')),
    /** Null for an unregistered number: its code is counted but never sent. */
    codeHash: unrecorded(text()),
    tries: unrecorded(integer().notNull().default(0)),
    sentAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
    expiresAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
    usedAt: unrecorded(timestamp({ withTimezone: true })),
  },
  (table) => [index('login_codes_phone').on(table.phoneNumber, table.clientKey, table.sentAt)],
)

/** Consecutive wrong codes for a number, so that guessing across many codes is limited too. */
export const loginFailures = pgTable(
  'login_failures',
  {
    phoneNumber: personal('number, also of strangers', text().notNull()),
    clientKey: personal('keyed hash of an address', text('place').notNull().default('')),
    failures: unrecorded(integer().notNull()),
    lastFailedAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.clientKey] })],
)

/**
 * Addresses from which a number has logged in before, as keyed hashes. Each has separate limits for codes and tries, so
 * that a stranger who uses up a number's tries does not lock its owner out.
 */
export const knownClients = pgTable(
  'known_places',
  {
    phoneNumber: personal('number of staff', text().notNull()),
    clientKey: personal('keyed hash of an address', text('place').notNull()),
    lastLoginAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.clientKey] })],
)

/** All refresh tokens that descend from one login. Revoking the family ends that session everywhere. */
export const refreshFamilies = pgTable('refresh_families', {
  id: unrecorded(uuid().primaryKey().defaultRandom()),
  userId: personal(
    'account of staff',
    uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  ),
  createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  /** When it last exchanged a refresh token; null for a session of an earlier release. */
  lastUsedAt: unrecorded(timestamp({ withTimezone: true })),
  /** The browser of the login, such as 'Firefox on Windows'. */
  browser: personal('browser of staff', text()),
  revokedAt: unrecorded(timestamp({ withTimezone: true })),
})

/** One refresh token of a family, known by its hash. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: unrecorded(text().primaryKey()),
    familyId: personal(
      'session of staff',
      uuid()
        .notNull()
        .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    ),
    expiresAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
    /** When this token was exchanged for its successor. */
    usedAt: unrecorded(timestamp({ withTimezone: true })),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
)

/** Invitations to register, known by the hash of the secret in their link. */
export const invites = pgTable('invites', {
  tokenHash: unrecorded(text().primaryKey()),
  role: unrecorded(text().notNull()),
  /** The owner who made it, whose unused invites are withdrawn with their rights; null for the operator's. */
  createdBy: personal('account of the owner who invited', uuid()),
  createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  expiresAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
  usedAt: unrecorded(timestamp({ withTimezone: true })),
})

/** Secrets that the installation generates at its first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: unrecorded(text().primaryKey()),
  secret: unrecorded(bytes().notNull()),
  createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
})
