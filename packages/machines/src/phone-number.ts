/** A phone number is ten digits, without a country code. */
export const PHONE_DIGITS = 10

export const phoneNumberRule = 'Phone number must be exactly 10 digits'

export const isPhoneNumber = (text: string): boolean => /^\d{10}$/.test(text)
