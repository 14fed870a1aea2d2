import { type Api, createClient } from '@tarang/sdk'
import { config } from './config.ts'
import { sharedSession } from './renewal.ts'
import { resolveBase, services } from './services.ts'

/** The console's client, with every call. */
export const api: Api = createClient({ ...services, session: sharedSession })

/** The client of Sign Up: the same, unless registrations go through a relay on our server. */
export const registrationApi: Api = config.registrationBase
  ? createClient({ ...services, baseUrl: resolveBase(config.registrationBase) })
  : api
