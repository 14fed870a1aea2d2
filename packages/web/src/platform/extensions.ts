import { createExtensions, type Extensions } from '@tarang/sdk/extensions'
import { sharedSession } from './renewal.ts'
import { roleHooks } from './role.ts'
import { services } from './services.ts'

/** The client of the extensions. Call it only where `config.extensions` is true. */
export const extensions: Extensions = createExtensions({
  ...services,
  session: sharedSession,
  hooks: roleHooks,
})
