import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartFailure } from '../../src/start-failure.ts'

const gunzipAsync = promisify(gunzip)

/** Unpacks a gzip archive. gzip's checksum detects a damaged one. */
export async function unpackArchive(archive: ArrayBuffer | Uint8Array): Promise<Blob> {
  const bytes = new Uint8Array(await gunzipAsync(archive).catch(refuse))
  // The magic number of a tar file.
  if (new TextDecoder().decode(bytes.subarray(257, 262)) !== 'ustar') refuse()
  return new Blob([bytes], { type: 'application/x-tar' })
}

function refuse(): never {
  throw new StartFailure('This is not a complete backup.')
}
