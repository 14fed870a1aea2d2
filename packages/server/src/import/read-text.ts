import { ImportFailure } from './import-failure.ts'

const NEWLINE = 0x0a

const asUtf8 = 'Save it as “CSV UTF-8” and import that file.'

/**
 * Decodes a file in UTF-8, UTF-16 or Windows-1252, chunk by chunk. Throws an `ImportFailure` that names the line where a file in
 * UTF-8 has another encoding.
 */
export async function* readText(
  chunks: AsyncIterable<Uint8Array>,
  onNote?: (reason: string) => void,
): AsyncIterable<string> {
  let decoder: TextDecoder | null = null
  let line = 1
  let isAscii = true
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(utf16Of(chunk) ?? 'utf-8', { fatal: true })
    const nul = decoder.encoding === 'utf-8' ? chunk.indexOf(0) : -1
    if (nul !== -1) refuseBinary(line + countNewlines(chunk.subarray(0, nul)))
    try {
      yield decoder.decode(chunk, { stream: true })
    } catch {
      if (!isAscii || MULTIBYTE.test(Buffer.from(chunk).toString('latin1')))
        throw new ImportFailure(
          `Line ${line + linesBeforeFault(chunk)} is not in ${named(decoder)}. ${asUtf8}`,
        )
      onNote?.('The file is not in UTF-8, and was read as Windows-1252.')
      decoder = new TextDecoder('windows-1252')
      yield decoder.decode(chunk, { stream: true })
    }
    isAscii &&= chunk.every((byte) => byte < 0x80)
    line += countNewlines(chunk)
  }
  try {
    yield decoder?.decode() ?? ''
  } catch {
    throw new ImportFailure(`Line ${line} is not in ${named(decoder)}. ${asUtf8}`)
  }
}

const named = (decoder: TextDecoder | null) => (decoder?.encoding ?? 'utf-8').toUpperCase()

/** A character of UTF-8 that Windows-1252 would show as two or more. */
const MULTIBYTE = /[\xC3-\xF4][\x80-\xBF]/

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

/** UTF-16 by its byte order mark; without one, Latin text has a zero in each second byte. */
function utf16Of(first: Uint8Array): string | null {
  const [one, two, three, four] = first
  if ((one === 0xff && two === 0xfe) || (two === 0 && four === 0 && one !== 0)) return 'utf-16le'
  if ((one === 0xfe && two === 0xff) || (one === 0 && three === 0 && two !== 0)) return 'utf-16be'
  return null
}

function refuseBinary(line: number): never {
  throw new ImportFailure(`Line ${line} has a byte that no text has. The file is not a CSV or NDJSON file.`)
}
