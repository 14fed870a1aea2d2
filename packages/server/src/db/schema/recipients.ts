import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Clients who may receive notifications, each by the channels that they agreed to. They come by import. */
export const recipients = pgTable(
  'recipients',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The key of this person where the data comes from; an import updates the row that has it. */
    externalKey: text().unique(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    pushToken: text(),
    emailConsent: boolean().notNull().default(false),
    whatsappConsent: boolean().notNull().default(false),
    appConsent: boolean().notNull().default(false),
    /** When this person ended the e-mails by a link in one. A later import does not undo that. */
    unsubscribedAt: timestamp({ withTimezone: true }),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    modifiedOn: timestamp({ withTimezone: true }),
  },
  (table) => [index('recipients_email').on(sql`lower(${table.email})`)],
)
