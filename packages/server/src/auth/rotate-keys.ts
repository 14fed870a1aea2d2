import { eq } from 'drizzle-orm'
import { recordCommand } from '../audit/staff-actions.ts'
import type { Database } from '../db/database.ts'
import { loginCodes, refreshFamilies, serverSecrets } from '../db/schema/index.ts'
import { createSecret, installationSecret, loadKeys } from './keys.ts'

/**
 * Replaces the secret of the installation, deletes every session with its tokens, and invalidates the codes that were sent:
 * nothing that was signed or stored before is accepted again, except unsubscribe links. Returns the number of sessions. A
 * server that runs keeps the keys that it has loaded.
 */
export const rotateKeys = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    // Stores the key of unsubscribe links where no server of this release has started yet.
    await loadKeys(transaction, now)
    await transaction.delete(serverSecrets).where(eq(serverSecrets.name, installationSecret))
    await transaction.insert(serverSecrets).values(createSecret(now))
    // The foreign key deletes the tokens.
    const ended = await transaction.delete(refreshFamilies).returning({ id: refreshFamilies.id })
    await transaction.update(loginCodes).set({ expiresAt: now, codeHash: null })
    await recordCommand(transaction, { action: 'keys.rotated', subject: installationSecret, now })
    return ended.length
  })
