import { type Api, createClient } from '@tarang/sdk'
import { services } from './services.ts'

/** The one client of the console: every call there is. */
export const api: Api = createClient(services)
