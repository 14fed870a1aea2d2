import type { Database } from '../db/database.ts'
import type { CodeSender } from '../delivery/code-sender.ts'
import type { Log } from '../log-event.ts'
import { loadKeys } from './keys.ts'
import { createLoginCodes } from './login-codes.ts'
import { createRegistrations } from './registration.ts'
import { rotateKeys } from './rotate-keys.ts'
import { createSessions } from './sessions.ts'

interface AuthOptions {
  database: Database
  sender: CodeSender
  registrationCredential: string | null
  now: () => Date
  log: Log
}

/** Creates the login codes, sessions and registrations of one installation. */
export async function createAuth({ database, sender, registrationCredential, now, log }: AuthOptions) {
  const keys = await loadKeys(database, now())
  return {
    codes: createLoginCodes({ database, sender, keys, now, log }),
    sessions: createSessions({ database, keys, now, log }),
    registration: createRegistrations({ database, credential: registrationCredential, now, log }),
    /** Rotates the keys, also those in use here, and returns the number of sessions that ended. */
    rotateKeys: async () => {
      const ended = await rotateKeys(database, now())
      Object.assign(keys, await loadKeys(database, now()))
      return ended
    },
  }
}

export type Auth = Awaited<ReturnType<typeof createAuth>>
