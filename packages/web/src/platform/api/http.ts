import { createHttp } from '@tarang/sdk'
import { services } from './services.ts'

/** The API transport of the public pages. They import single calls, so that visitors download no others. */
export const http = createHttp(services)
