import { createHttp } from '@tarang/sdk'
import { services } from './services.ts'

/** The connection of the public pages. They import single resources, so that visitors download no others. */
export const http = createHttp(services)
