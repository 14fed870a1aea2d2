/** Rules of single values that the console's forms and the server both check. */

/** Two whole numbers, as in 1:5. */
export const RATIO = /^[1-9]\d{0,5}:[1-9]\d{0,5}$/

/** Whether a day is from 1990 to 2100: another one is a slip of the keyboard. */
export const isPlausibleDay = (day: string) => day >= '1990-01-01' && day <= '2100-12-31'

/** Whether a text is an address of another site that pages over https may embed. */
export const isSecureLink = (link: string) => URL.parse(link)?.protocol === 'https:'

/** Whether a text is such an address, or a path of the server that stores it. */
export const isSecureLinkOrPath = (link: string) => /^\/(?![/\\])/.test(link) || isSecureLink(link)
