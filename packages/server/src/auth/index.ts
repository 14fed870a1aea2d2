import type { Database } from '../db/database.ts'
import type { Log } from '../log-event.ts'
import type { Queue } from '../queue/queue.ts'
import { loadKeys } from './keys.ts'
import { createLoginCodes } from './login-codes.ts'
import { createRegistrations } from './registration.ts'
import { rotateKeys } from './rotate-keys.ts'
import { createSessions } from './sessions.ts'

interface AuthOptions {
  database: Database
  queue: Queue
  registrationCredential: string | null
  now: () => Date
  log: Log
}

/** Creates the login codes, sessions and registrations of one installation. */
export async function createAuth({ database, queue, registrationCredential, now, log }: AuthOptions) {
  const keys = await loadKeys(database, now())
  return {
    keys,
    codes: createLoginCodes({ database, queue, keys, now, log }),
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
