import { codeRules } from '../auth/login-codes.ts'

const minutesValid = codeRules.lifetime / 60_000

/** The text that brings a login code. */
export const codeMessage = (code: string, brand: string) =>
  `${code} is your ${brand} login code. It is valid for ${minutesValid} minutes.`
