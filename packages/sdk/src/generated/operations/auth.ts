// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { text } from '../../value-readers.ts'

const User = { "firstName": text, "lastName": text } as const

const LoginResult = { "jwtToken!": text, "refreshToken!": text, "user": User } as const

const RefreshedToken = { "token!": text, "refreshToken": text } as const

export const requestLoginCode: Operation<'requestLoginCode'> = {
  id: "requestLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/login-auth",
  class: "action",
}

export const verifyLoginCode: Operation<'verifyLoginCode'> = {
  id: "verifyLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/verifyLoginOtp",
  class: "action",
  response: LoginResult,
}

export const registerAdmin: Operation<'registerAdmin'> = {
  id: "registerAdmin",
  service: "platform",
  method: "POST",
  path: "/user/registerAdmin",
  class: "write",
}

export const refreshToken: Operation<'refreshToken'> = {
  id: "refreshToken",
  service: "notifications",
  method: "POST",
  path: "/auth/refresh-token",
  class: "action",
  response: RefreshedToken,
}
