import { type AuthApi, createHttp, registerAdmin, requestLoginCode, verifyLoginCode } from '@tarang/sdk'
import { type LoginApi, sendEmailCode } from '@tarang/sdk/extensions'
import { sharedSession } from '#platform/api/renewal'
import { resolveBase, services } from '#platform/api/services'
import { config } from '#platform/config'

const http = createHttp({ ...services, session: sharedSession })

// Registrations may go through a relay on our server.
const registrationHttp = config.registrationBase
  ? createHttp({ ...services, baseUrl: resolveBase(config.registrationBase) })
  : http

/** The calls of Login and Sign Up, which load no others. */
export const auth: Pick<AuthApi, 'requestCode' | 'verifyCode' | 'register'> = {
  requestCode: (phoneNumber, options) => requestLoginCode(http, phoneNumber, options),
  verifyCode: (phoneNumber, code, options) => verifyLoginCode(http, phoneNumber, code, options),
  register: (registration, options) => registerAdmin(registrationHttp, registration, options),
}

/** The call of Login that only an API with extensions has. */
export const emailCodes: LoginApi = {
  sendEmailCode: (phoneNumber, options) => sendEmailCode(http, phoneNumber, options),
}
