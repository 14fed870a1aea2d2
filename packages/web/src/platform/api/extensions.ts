import { createExtensions, type Extensions } from '@tarang/sdk/extensions'
import { consoleHttp } from './console-http.ts'

/** The client of the extensions. Call it only where `config.extensions` is true. */
export const extensions: Extensions = createExtensions(consoleHttp)
