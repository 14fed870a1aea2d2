import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartFailure } from '../settings.ts'

const unzipped = promisify(gunzip)

/** What a compressed archive holds. Its checksum is looked at on the way, so that a damaged one is found out here. */
export async function unpacked(archive: ArrayBuffer | Uint8Array): Promise<Blob> {
  const bytes = new Uint8Array(await unzipped(archive).catch(refuse))
  // Where every archive of the kind says what it is.
  if (new TextDecoder().decode(bytes.subarray(257, 262)) !== 'ustar') refuse()
  return new Blob([bytes], { type: 'application/x-tar' })
}

function refuse(): never {
  throw new StartFailure('This is no backup, or not a whole one.')
}
