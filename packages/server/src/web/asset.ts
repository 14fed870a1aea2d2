import { createHash } from 'node:crypto'
import { chooseEncoding, type Encoding, encode } from './compression.ts'

/** An immutable response body with its cached encodings. */
export interface Asset {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  encodings: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  /** Whether its encodings are made as small as possible rather than fast. */
  isSmallest: boolean
}

const compressible = /^(text|application)\/|svg|icon/

/** Creates an asset. `isSmallest` is for files of a build, whose number is limited: data change, and addresses are many. */
export function createAsset(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  { isSmallest = false } = {},
): Asset {
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, type, etag, encodings: new Map(), isSmallest }
}

/** Answers a request for an asset: compressed if the client accepts it, with 304 if the client has it. */
export async function respondWithAsset(
  request: Request,
  asset: Asset,
  headers: Record<string, string>,
): Promise<Response> {
  const varies = compressible.test(asset.type)
  const encoding = varies ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : null
  const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`
  const vary = [headers.vary, varies ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ')
  const all = new Headers({ ...headers, etag, ...(vary && { vary }) })
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers: all })
  const body = encoding ? await encodeOnce(asset, encoding) : asset.bytes
  all.set('content-type', asset.type)
  all.set('content-length', String(body.byteLength))
  if (encoding) all.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers: all })
}

function encodeOnce(asset: Asset, encoding: Encoding) {
  const { bytes, encodings, isSmallest } = asset
  const encodedBytes = encodings.get(encoding) ?? encode(bytes, encoding, { isSmallest })
  encodings.set(encoding, encodedBytes)
  return encodedBytes
}

/** Whether the client has this version already. */
export const hasEtag = ({ headers }: Request, etag: string) =>
  (headers.get('if-none-match') ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
