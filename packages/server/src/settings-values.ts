import { isEmail } from '@tarang/machines/field-rules'
import proxyAddress from 'proxy-addr'
import * as v from 'valibot'
import { parseRegistration } from './web/registration.ts'

/** The types of environment variables. Each message completes a sentence that starts with the variable's name. */

export const text = v.string()

export const emailAddress = v.pipe(v.string(), v.check(isEmail, 'must be an email address'))

/** An address, perhaps after a name: the value of a `From` header. */
export const emailSender = v.pipe(
  v.string(),
  v.check(
    (value) => isEmail((/^[^<>\r\n]*<([^<>]+)>$/.exec(value.trim())?.[1] ?? value).trim()),
    'must be an email address, such as notices@example.com or Tarang <notices@example.com>',
  ),
)

export const integer = (maximum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^\d+$/.test(value) && Number(value) <= maximum,
      `must be a whole number up to ${maximum}`,
    ),
    v.transform(Number),
  )

/** A whole number that is at least one: zero counts as one. */
export const positive = (maximum: number) =>
  v.pipe(
    integer(maximum),
    v.transform((value) => Math.max(1, value)),
  )

export const MOST_MILLISECONDS = 3_600_000
export const milliseconds = integer(MOST_MILLISECONDS)

const durationUnits = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** A time such as `90s`, `30m`, `24h` or `7d`, in milliseconds. */
export const duration = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}[smhd]$/, 'must be a time such as 30m, 24h or 7d'),
  v.transform(
    (value) => Number(value.slice(0, -1)) * durationUnits[value.slice(-1) as keyof typeof durationUnits],
  ),
)

const isOn = (value: string) => ['on', 'yes', 'true', '1'].includes(value)
const isOff = (value: string) => ['off', 'no', 'false', '0'].includes(value)

export const flag = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check((value) => isOn(value) || isOff(value), 'must be on or off'),
  v.transform(isOn),
)

/** Whether these are addresses or ranges that `proxy-addr` can compare with. */
function areProxyAddresses(addresses: string[]): boolean {
  try {
    proxyAddress.compile(addresses)
    return true
  } catch {
    return false
  }
}

/** Addresses and ranges of trusted proxies; none for `off`. `on` is refused, because it names no proxy. */
export const proxyAddresses = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.transform((value) => (isOff(value) ? [] : value.split(',').map((address) => address.trim()))),
  v.check(areProxyAddresses, 'must be off, or the addresses of your proxies, such as loopback,10.0.0.0/8'),
)

/** A `Strict-Transport-Security` header; null for `off`. */
export const strictTransport = v.pipe(
  v.string(),
  v.check(
    (value) => isOff(value.toLowerCase()) || /^max-age=\d+(; *includeSubDomains(; *preload)?)?$/i.test(value),
    'must be off, or a header such as max-age=63072000; includeSubDomains',
  ),
  v.transform((value) => (isOff(value.toLowerCase()) ? null : value)),
)

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

export const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be a web address, such as https://example.com/page'),
)

/** A web address; an empty text for `off`: the pages then show nothing in its place. */
export const webAddressOrOff = v.pipe(
  v.string(),
  v.transform((value) => (isOff(value.toLowerCase()) ? '' : value)),
  v.check(
    (value) => value === '' || isWebAddress(value),
    'must be a web address, such as https://example.com/page, or off',
  ),
)

/** A whole number of days; null for `off`. */
export const daysOrOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check(
    (value) => value === 'off' || (/^\d{1,5}$/.test(value) && Number(value) > 0),
    'must be a number of days from 1 to 99999, or off',
  ),
  v.transform((value) => (value === 'off' ? null : Number(value))),
)

/** What a server at an https origin can lack, by the names that `ACCEPT` takes. */
export const gapNames = [
  'embedded-database',
  'sample-data',
  'no-sms',
  'no-email',
  'no-whatsapp',
  'no-push',
  'plain-sms',
  'plain-email',
  'plain-webhooks',
  'sample-services',
  'sample-backtest-link',
  'sample-videos',
  'sample-profiles',
  'sample-app-store',
  'sample-play-store',
  'sample-privacy-policy',
  'sample-terms',
  'sample-contact-email',
  'sample-registration',
] as const

export type GapName = (typeof gapNames)[number]

/** Names of gaps that the operator accepts. */
export const acceptedGaps = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((name) => name.trim())),
  v.array(v.picklist(gapNames, ({ received }) => `has ${received}, which is none of ${gapNames.join(', ')}`)),
)

/** A web address, or a path on the page's origin. */
export const webAddressOrPath = v.pipe(
  v.string(),
  v.check(
    (value) => /^\/(?!\/)/.test(value) || isWebAddress(value),
    'must be a web address or a path, such as https://example.com/page or /page',
  ),
)

export const origin = v.pipe(
  webAddress,
  v.check((value) => {
    const url = URL.parse(value)
    return url?.href === `${url?.origin}/`
  }, 'must be an origin, such as https://example.com'),
  v.transform((value) => new URL(value).origin),
)

export const originList = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((one) => one.trim())),
  v.array(origin, 'must be origins with commas between them'),
)

export const hostNames = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((name) => name.trim().toLowerCase())),
  v.check(
    (names) => names.every((name) => /^[a-z0-9.-]+(:\d+)?\*?$/.test(name)),
    'must be host names with commas between them',
  ),
)

/** Links by name: `Name=https://…`, with commas between them; none for `off`. */
export const profiles = v.pipe(
  v.string(),
  v.transform((value) =>
    (isOff(value.toLowerCase()) ? [] : value.split(',')).map((entry) => {
      const [name = '', ...rest] = entry.split('=')
      return { name: name.trim(), url: rest.join('=').trim() }
    }),
  ),
  v.check(
    (entries) => entries.every(({ name, url }) => name !== '' && isWebAddress(url)),
    'must be profiles such as LinkedIn=https://…, with commas between them, or off',
  ),
)

export const postgresUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    'must look like postgres://user:password@host:5432/database',
  ),
)

export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    'must look like smtps://user:password@mail.example.com:465',
  ),
)

export const credential = v.pipe(
  v.string(),
  v.check((value) => Buffer.byteLength(value) >= 32, 'must have at least 32 bytes'),
)

export const registration = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseRegistration(dataset.value)
    } catch (error) {
      addIssue({ message: `must be ${(error as Error).message}` })
      return NEVER
    }
  }),
)
