import type { Store } from '../src/db/database.ts'
import { upsertRecipients } from '../src/delivery/recipients.ts'

/** Adds somebody who receives notifications, without whom none is sent, and closes the store. */
export async function addRecipient(store: Store) {
  const person = { externalKey: 'C1', name: 'Recipient', phone: '0000012345', pushToken: 'token' }
  await upsertRecipients(store.database, [{ ...person, whatsappConsent: true, appConsent: true }], new Date())
  await store.close()
}
