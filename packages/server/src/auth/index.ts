import type { Database } from '../db/store.ts'
import type { CodeSender } from '../delivery/code-sender.ts'
import type { Log } from '../http/context.ts'
import { installationKeys } from './keys.ts'
import { loginCodeDesk } from './login-codes.ts'
import { registrationDesk } from './registration.ts'
import { sessionDesk } from './sessions.ts'

type Parts = {
  database: Database
  sender: CodeSender
  registrationCredential: string | null
  now: () => Date
  log: Log
}

/** Everything that decides who someone is. */
export async function createAuth({ database, sender, registrationCredential, now, log }: Parts) {
  const keys = await installationKeys(database, now())
  return {
    codes: loginCodeDesk({ database, sender, key: keys.loginCode, now, log }),
    sessions: sessionDesk({ database, keys, now, log }),
    registration: registrationDesk({ database, credential: registrationCredential, now, log }),
  }
}

/** Login codes, sessions and registration of one installation. */
export type Auth = Awaited<ReturnType<typeof createAuth>>
