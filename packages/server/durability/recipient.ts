import type { Database } from '../src/db/database.ts'
import { recipients } from '../src/db/schema/index.ts'

/** Adds a recipient: without one, no notification is sent. */
export async function addRecipient(database: Database) {
  const person = { externalKey: 'C1', name: 'Recipient', phone: '0000012345', pushToken: 'token' }
  const at = new Date()
  await database
    .insert(recipients)
    .values({ ...person, whatsappConsent: true, appConsent: true, createdOn: at, modifiedOn: at })
    .onConflictDoNothing()
}
