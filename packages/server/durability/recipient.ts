import type { Database } from '../src/db/database.ts'
import { upsertRecipients } from '../src/delivery/recipients.ts'

/** Adds a recipient: without one, no notification is sent. */
export async function addRecipient(database: Database) {
  const person = { externalKey: 'C1', name: 'Recipient', phone: '0000012345', pushToken: 'token' }
  await upsertRecipients(database, [{ ...person, whatsappConsent: true, appConsent: true }], new Date())
}
