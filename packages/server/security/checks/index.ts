import type { Check } from '../check.ts'
import { bearerChecks } from './bearers.ts'
import { bodyChecks } from './bodies.ts'
import { codeChecks } from './codes.ts'
import { deliveryChecks } from './deliveries.ts'
import { exposureChecks } from './exposure.ts'
import { floodChecks } from './floods.ts'
import { headerChecks } from './headers.ts'
import { importChecks } from './imports.ts'
import { originChecks } from './origins.ts'
import { refreshChecks } from './refresh.ts'
import { registrationChecks } from './registration.ts'
import { roleChecks } from './roles.ts'
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
  ...deliveryChecks,
  ...roleChecks,
  ...codeChecks,
  ...refreshChecks,
  ...registrationChecks,
  ...floodChecks,
  expiryCheck,
]
