/** A phone number with all but its last digits hidden, for logs and records. */
export const maskPhoneNumber = (phoneNumber: string) => `******${phoneNumber.slice(-4)}`

/** An e-mail address with all but its first letter and its domain hidden. */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}
