import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Staff, each known by a phone number. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull().unique(),
  phoneNumber: text().notNull().unique(),
  /** One of `roles`; read it by `readRole`. */
  role: text().notNull().default('owner'),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  /** Since when this person cannot log in. The row stays, because staff actions name it. */
  disabledAt: timestamp({ withTimezone: true }),
})

/** One-time codes that were requested. Only a keyed hash is stored, and only for a few minutes. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    phoneNumber: text().notNull(),
    /** The known client that requested it (`knownClients`), or empty for all other clients. */
    clientKey: text('place').notNull().default(''),
    /** Null for an unregistered number: its code is counted but never sent. */
    codeHash: text(),
    tries: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('login_codes_phone').on(table.phoneNumber, table.clientKey, table.sentAt)],
)

/** Consecutive wrong codes for a number, so that guessing across many codes is limited too. */
export const loginFailures = pgTable(
  'login_failures',
  {
    phoneNumber: text().notNull(),
    clientKey: text('place').notNull().default(''),
    failures: integer().notNull(),
    lastFailedAt: timestamp({ withTimezone: true }).notNull(),
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
    phoneNumber: text().notNull(),
    clientKey: text('place').notNull(),
    lastLoginAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.clientKey] })],
)

/** All refresh tokens that descend from one login. Revoking the family ends that session everywhere. */
export const refreshFamilies = pgTable('refresh_families', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  /** When it last exchanged a refresh token; null for a session of an earlier release. */
  lastUsedAt: timestamp({ withTimezone: true }),
  /** The browser of the login, such as 'Firefox on Windows'. */
  browser: text(),
  revokedAt: timestamp({ withTimezone: true }),
})

/** One refresh token of a family, known by its hash. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When this token was exchanged for its successor. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
)

/** Invitations to register, known by the hash of the secret in their link. */
export const invites = pgTable('invites', {
  tokenHash: text().primaryKey(),
  role: text().notNull().default('owner'),
  /** The owner who made it, whose unused invites are withdrawn with their rights; null for the operator's. */
  createdBy: uuid(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

/** Secrets that the installation generates at its first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  secret: bytes().notNull(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
})
