import type { Database } from '../db/database.ts'
import type { CodeSender } from '../delivery/code-sender.ts'
import type { Log } from '../log-event.ts'
import { loadKeys } from './keys.ts'
import { createLoginCodes } from './login-codes.ts'
import { createRegistrations } from './registration.ts'
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
    keys,
    codes: createLoginCodes({ database, sender, key: keys.loginCode, now, log }),
    sessions: createSessions({ database, keys, now, log }),
    registration: createRegistrations({ database, credential: registrationCredential, now, log }),
  }
}

export type Auth = Awaited<ReturnType<typeof createAuth>>
