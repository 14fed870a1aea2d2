import type { FieldErrors } from './refusal.ts'

/** The body of a refusal. */
export const refused = (statusCode: number, message: string, errors?: FieldErrors) => ({
  status: { statusCode, message, ...(errors && { errors }) },
})

/** The body of a successful answer in the status envelope. */
export const accepted = <Data>(message: string, data?: Data) => ({
  status: { statusCode: 200 as const, message },
  ...(data !== undefined && { data }),
})
