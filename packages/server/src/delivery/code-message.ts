/** The text that brings a login code. */
export const codeMessage = (code: string, brand: string) =>
  `${code} is your ${brand} login code. It is valid for 5 minutes.`
