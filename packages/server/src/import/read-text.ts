import { ImportFailure } from './import-failure.ts'

const NEWLINE = 0x0a

const asUtf8 = 'Save it as “CSV UTF-8” and import that file.'

/**
 * Decodes a file in UTF-8, with or without a byte order mark, chunk by chunk. Throws an `ImportFailure` that names the encoding,
 * or the line, of a file in another encoding.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) refuseUtf16(chunk)
    isFirst = false
    const nul = chunk.indexOf(0)
    if (nul !== -1) refuseBinary(line + countNewlines(chunk.subarray(0, nul)))
    yield decode(decoder, chunk, line)
    line += countNewlines(chunk)
  }
  yield decode(decoder, null, line)
}

function decode(decoder: TextDecoder, chunk: Uint8Array | null, line: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new ImportFailure(
      `Line ${line + (chunk ? linesBeforeFault(chunk) : 0)} is not in UTF-8; the file may be in Windows-1252. ${asUtf8}`,
    )
  }
}

/** The number of lines of a chunk before the first one that is not in UTF-8. */
function linesBeforeFault(chunk: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 0
  // The chunk may begin within a character of the chunk before.
  let start = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80)
  while (start !== -1 && start < chunk.length) {
    const end = chunk.indexOf(NEWLINE, start)
    try {
      decoder.decode(chunk.subarray(start, end === -1 ? chunk.length : end))
    } catch {
      return lines
    }
    if (end === -1) return lines
    lines += 1
    start = end + 1
  }
  return lines
}

function countNewlines(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

/** By its byte order mark; without one, Latin text has a zero in each second byte. */
function refuseUtf16(first: Uint8Array) {
  const [one, two, three, four] = first
  const isMarked = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff)
  const isUnmarked = (two === 0 && four === 0 && one !== 0) || (one === 0 && three === 0 && two !== 0)
  if (isMarked || isUnmarked) throw new ImportFailure(`The file is in UTF-16. ${asUtf8}`)
}

function refuseBinary(line: number): never {
  throw new ImportFailure(`Line ${line} has a byte that no text has. The file is not a CSV or NDJSON file.`)
}
