import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, recorded, unrecorded } from './columns.ts'

/** Clients who may receive notifications, each by the channels that they agreed to. They come by import. */
export const recipients = pgTable(
  'recipients',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    /** The key of this person where the data comes from; an import updates the row that has it. */
    externalKey: personal('key of a client at the firm', text().unique()),
    name: personal('name of a client', text().notNull()),
    email: personal('e-mail address of a client', text()),
    phone: personal('number of a client', text()),
    pushToken: personal('device of a client', text()),
    emailConsent: recorded(boolean().notNull().default(false)),
    whatsappConsent: recorded(boolean().notNull().default(false)),
    appConsent: recorded(boolean().notNull().default(false)),
    /** When this person ended the e-mails by a link in one. A later import does not undo that. */
    unsubscribedAt: unrecorded(timestamp({ withTimezone: true })),
    createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
    modifiedOn: unrecorded(timestamp({ withTimezone: true })),
  },
  // A message goes once to recipients who have the same e-mail, phone or device: these find the others.
  (table) => [
    index('recipients_email').on(sql`lower(${table.email})`),
    index('recipients_phone').on(table.phone),
    // A B-tree takes no text of 4,096 characters.
    index('recipients_push_token').using('hash', table.pushToken),
  ],
)
