// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const Answer = { "status!": OkStatus } as const

const User = { "firstName!": "s", "lastName!": "s" } as const

const LoginResult = { "jwtToken!": "s", "refreshToken!": "s", "user!": User } as const

const LoginAnswer = { "status": OkStatus, "data!": LoginResult } as const

const RefreshedToken = { "token!": "s", "refreshToken": "s" } as const

const RefreshedTokenAnswer = { "status": OkStatus, "data!": RefreshedToken } as const

export const requestLoginCode: Operation<'requestLoginCode'> = {
  id: "requestLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/login-auth",
  class: "action",
  answer: Answer,
}

export const verifyLoginCode: Operation<'verifyLoginCode'> = {
  id: "verifyLoginCode",
  service: "platform",
  method: "POST",
  path: "/auth/verifyLoginOtp",
  class: "action",
  answer: LoginAnswer,
}

export const registerAdmin: Operation<'registerAdmin'> = {
  id: "registerAdmin",
  service: "platform",
  method: "POST",
  path: "/user/registerAdmin",
  class: "write",
  answer: Answer,
}

export const refreshToken: Operation<'refreshToken'> = {
  id: "refreshToken",
  service: "notifications",
  method: "POST",
  path: "/auth/refresh-token",
  class: "action",
  answer: RefreshedTokenAnswer,
}
