import { type Api, createClient } from '@tarang/sdk'
import { consoleHttp } from './console-http.ts'

/** The console's client, with every call. */
export const api: Api = createClient(consoleHttp)
