import { createExtensions, type Extensions } from '@tarang/sdk/extensions'
import { consoleHooks } from './console-hooks.ts'
import { sharedSession } from './renewal.ts'
import { services } from './services.ts'

/** The client of the extensions. Call it only where `config.extensions` is true. */
export const extensions: Extensions = createExtensions({
  ...services,
  session: sharedSession,
  hooks: consoleHooks(),
})
