import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as v from 'valibot'
import { quote } from './cells.ts'

const form = 'Write it as +91 98765 43210.'

function faultOf(text: string): string {
  if (/^\d+(?:\.\d+)?e\+?\d+$/i.test(text))
    return `was shortened by a spreadsheet, and its digits are lost. Format the column as text. ${form}`
  return /[/,;&|]|\bor\b/i.test(text) ? `is more than one number. ${form}` : `is no phone number. ${form}`
}

/** A phone number as E.164, which is India's without a country code. */
export const phoneCell: v.GenericSchema<unknown, string> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, string>(({ dataset, addIssue, NEVER }) => {
    // A spreadsheet writes a number as 9876500006.0.
    const text = String(dataset.value)
      // Contacts and messengers put invisible marks of direction around a number.
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(/^'/, '')
      .replace(/^\p{L}[\p{L} .]{0,20}:\s*/u, '')
      .replace(/^(\d{10,12})\.0+$/, '$1')
    const phone = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract: false })
    if (phone?.isValid() && !phone.ext) return phone.number
    addIssue({ message: `${quote(dataset.value)} ${faultOf(text)}` })
    return NEVER
  }),
)
