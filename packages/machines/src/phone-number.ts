/** A phone number is ten digits, without a country code. */
export const PHONE_DIGITS = 10

export const phoneNumberRule = `Phone number must be exactly ${PHONE_DIGITS} digits`

const pattern = new RegExp(`^\\d{${PHONE_DIGITS}}$`)

export const isPhoneNumber = (text: string): boolean => pattern.test(text)
