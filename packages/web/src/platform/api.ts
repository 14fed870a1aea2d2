import { type Api, createClient } from '@tarang/sdk'
import { sharedSession } from './renewal.ts'
import { roleHooks } from './role.ts'
import { services } from './services.ts'

/** The console's client, with every call. */
export const api: Api = createClient({ ...services, session: sharedSession, hooks: roleHooks })
