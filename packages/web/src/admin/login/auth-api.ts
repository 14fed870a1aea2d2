import { type AuthApi, auth as createAuth, createHttp } from '@tarang/sdk'
import { login } from '@tarang/sdk/extensions'
import { consoleHttp } from '#platform/api/console-http'
import { resolveBase, services } from '#platform/api/services'
import { config } from '#platform/config'

// With `registrationBase`, registrations go to a server of ours, which adds the credential that a browser must not have.
const registrationHttp = config.registrationBase
  ? createHttp({ ...services, baseUrl: resolveBase(config.registrationBase) })
  : consoleHttp

/** The calls of Login and Sign Up, which load no others. */
export const auth: AuthApi = {
  ...createAuth(consoleHttp),
  register: createAuth(registrationHttp).register,
}

/** The call of Login that only an API with extensions has. */
export const emailCodes = login(consoleHttp)
