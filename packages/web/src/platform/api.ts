import { type Api, createClient } from '@tarang/sdk'
import { config } from './config.ts'
import { sharedSession } from './renewal.ts'
import { onThisOrigin, services } from './services.ts'

/** The one client of the console: every call there is. */
export const api: Api = createClient({ ...services, session: sharedSession })

/** The client that Sign Up uses: the same, unless a server of ours passes registrations on. */
export const registrationApi: Api = config.registrationBase
  ? createClient({ ...services, baseUrl: onThisOrigin(config.registrationBase) })
  : api
