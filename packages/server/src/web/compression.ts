import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How an answer may travel. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The names that an `Accept` or `Accept-Encoding` header allows; one of quality nought is not among them. */
export const acceptedNames = (header: string | undefined): ReadonlySet<string> =>
  new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
      .map(([name]) => name ?? ''),
  )

/** The best encoding that an `Accept-Encoding` header allows, or null for none. */
export function chosenEncoding(accepted: string | undefined): Encoding | null {
  const allowed = acceptedNames(accepted)
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : null
}

/** Bytes in an encoding: as small as it makes them where they are kept encoded, quickly where they are sent once. */
export const encoded = (
  bytes: Uint8Array,
  encoding: Encoding,
  { isSentOnce = false } = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip'
    ? zip(bytes, { level: isSentOnce ? 6 : 9 })
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          ...(isSentOnce && { [constants.BROTLI_PARAM_QUALITY]: 6 }),
        },
      })
