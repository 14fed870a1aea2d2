import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Staff, each known by a phone number. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull().unique(),
  phoneNumber: text().notNull().unique(),
  role: text().notNull().default('admin'),
  createdOn: timestamp({ withTimezone: true }).notNull(),
})

/** One-time codes that were asked for. Only a keyed hash is kept, and only until its five minutes are over. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    phoneNumber: text().notNull(),
    /** Where it was asked for: a known place of this number, or empty for anywhere else. */
    place: text().notNull().default(''),
    /** Null for a number that nobody is registered with: asked for and counted, but never sent. */
    codeHash: text(),
    tries: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('login_codes_phone').on(table.phoneNumber, table.place, table.sentAt)],
)

/** Wrong codes in a row for a number, so that guessing through many codes comes to an end too. */
export const loginFailures = pgTable(
  'login_failures',
  {
    phoneNumber: text().notNull(),
    place: text().notNull().default(''),
    failures: integer().notNull(),
    lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.place] })],
)

/**
 * Addresses from which a number has logged in before, as keyed hashes. They have codes and tries of their own, so that
 * a stranger who spends a number's tries does not lock its owner out.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    phoneNumber: text().notNull(),
    place: text().notNull(),
    lastLoginAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.place] })],
)

/** All refresh tokens that descend from one login. Revoking the family ends that session everywhere. */
export const refreshFamilies = pgTable('refresh_families', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdOn: timestamp({ withTimezone: true }).notNull(),
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
  role: text().notNull().default('admin'),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

/** Keys this installation made for itself at its first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  secret: bytes().notNull(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
})
