import { type Api, createClient } from '@tarang/sdk'
import { consoleHooks } from './console-hooks.ts'
import { sharedSession } from './renewal.ts'
import { services } from './services.ts'

/** The console's client, with every call. */
export const api: Api = createClient({ ...services, session: sharedSession, hooks: consoleHooks() })
