/** Rules of single values that the console's forms and the server both check. */

import { isPathPart } from '@tarang/sdk'

/** A code as it is stored and looked up: trimmed, and composed, so that texts that look alike are one code. */
export const toRecordCode = (text: string) => text.trim().normalize('NFC')

/**
 * Whether a text can be a code of a strategy or a description, which is a part of addresses. Web servers hide names that
 * begin with a dot.
 */
export const isRecordCode = (text: string) =>
  isPathPart(toRecordCode(text)) && !toRecordCode(text).startsWith('.')

/** The rest of a sentence that begins with the name of the code. */
export const recordCodeRule = 'must not begin with a dot, or contain / \\ ? # or control characters'

/** How many characters a text may have: a name or a code, a title, a link, a paragraph, an article. */
export const mostCharacters = {
  name: 200,
  title: 500,
  link: 2000,
  paragraph: 2000,
  article: 10_000,
  message: 20_000,
} as const

/** The largest whole number that is stored. */
export const MOST_COUNT = 2_147_483_647

/** Whether a number is per cent of a whole, such as a discount. */
export const isPercentage = (percent: number) => percent >= 0 && percent <= 100

/** Two whole numbers, as in 1:5. */
export const RATIO = /^[1-9]\d{0,5}:[1-9]\d{0,5}$/

/** Whether a day is from 1990 to 2100: another one is a slip of the keyboard. */
export const isPlausibleDay = (day: string) => day >= '1990-01-01' && day <= '2100-12-31'

/** Whether a text is an address of another site that pages over https may embed. */
export const isSecureLink = (link: string) => URL.parse(link)?.protocol === 'https:'

/** Whether a text is such an address, or a path of the server that stores it. */
export const isSecureLinkOrPath = (link: string) => /^\/(?![/\\])/.test(link) || isSecureLink(link)

const DOMAIN_PART = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${DOMAIN_PART}(?:\\.${DOMAIN_PART})+$`, 'i')

/** Whether a text is an e-mail address, as browsers define it, with a domain of two parts or more. */
export const isEmail = (text: string) => EMAIL.test(text)
