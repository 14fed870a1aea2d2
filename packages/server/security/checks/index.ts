import type { Check } from '../check.ts'
import { bearerChecks } from './bearers.ts'
import { bodyChecks } from './bodies.ts'
import { exposureChecks } from './exposure.ts'
import { floodChecks } from './floods.ts'
import { headerChecks } from './headers.ts'
import { importChecks } from './imports.ts'
import { originChecks } from './origins.ts'
import { expiryCheck, tokenChecks } from './tokens.ts'
import { uploadChecks } from './uploads.ts'

/** Every check. The order matters: no check uses up a code, token or limit that a later one needs. */
export const checks: Check[] = [
  ...headerChecks,
  ...exposureChecks,
  ...tokenChecks,
  ...bearerChecks,
  ...originChecks,
  ...bodyChecks,
  ...uploadChecks,
  ...importChecks,
  ...floodChecks,
  expiryCheck,
]
