import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How an answer may travel. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header allows, or null for none. */
export function chosenEncoding(accepted: string | undefined): Encoding | null {
  const allowed = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !quality || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  )
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : null
}

/** Bytes in an encoding, as small as it makes them: each file is encoded once and sent many times. */
export const encoded = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip'
    ? zip(bytes, { level: 9 })
    : brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } })
