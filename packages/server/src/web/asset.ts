import { createHash } from 'node:crypto'
import { chosenEncoding, type Encoding, encoded } from './compression.ts'

/** Bytes that are sent as they are, time and again. */
export interface Asset {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  encodings: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const compressible = /^(text|application)\/|svg|icon/

/** An asset of these bytes. */
export function assetOf(bytes: Uint8Array<ArrayBuffer>, type: string): Asset {
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, type, etag, encodings: new Map() }
}

/** The answer to a request for an asset: compressed where that is allowed, and not at all where it is known. */
export async function deliver(
  request: Request,
  asset: Asset,
  headers: Record<string, string>,
): Promise<Response> {
  const varies = compressible.test(asset.type)
  const encoding = varies ? chosenEncoding(request.headers.get('accept-encoding') ?? undefined) : null
  const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`
  const all = new Headers({ ...headers, etag, ...(varies && { vary: 'Accept-Encoding' }) })
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  const body = encoding ? await encodedOnce(asset, encoding) : asset.bytes
  all.set('content-type', asset.type)
  all.set('content-length', String(body.byteLength))
  if (encoding) all.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers: all })
}

function encodedOnce(asset: Asset, encoding: Encoding) {
  const kept = asset.encodings.get(encoding) ?? encoded(asset.bytes, encoding)
  asset.encodings.set(encoding, kept)
  return kept
}

const matches = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
