import { createHttp } from '@tarang/sdk'
import { services } from './services.ts'

/** The way to the API for the public pages, which name the few calls that they make: no other travels to a visitor. */
export const http = createHttp(services)
