import { createReadStream } from 'node:fs'
import { ImportFailure } from './import-failure.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import { readText } from './read-text.ts'
import type { ReadOptions, SourceRow } from './source-row.ts'

const readers = { csv: readCsv, ndjson: readNdjson }

/** The format of a file, by its name. */
export type Format = keyof typeof readers

/** The format that a file's name ends in; null for any other ending. */
export function formatOf(fileName: string): Format | null {
  const ending = /\.(csv|ndjson)$/i.exec(fileName)?.[1]?.toLowerCase()
  return ending === 'csv' || ending === 'ndjson' ? ending : null
}

/** Reads a file row by row. Rows that cannot be read have a reason; a file that cannot be read is an `ImportFailure`. */
export const readRows = (path: string, format: Format, options: ReadOptions): AsyncIterable<SourceRow> =>
  readers[format](readText(readChunks(path, options.onChunk)), options)

async function* readChunks(path: string, onChunk?: ReadOptions['onChunk']): AsyncIterable<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of createReadStream(path)) {
      size += (chunk as Buffer).length
      onChunk?.(chunk as Buffer)
      yield chunk as Buffer
    }
  } catch (error) {
    throw toReadFailure(error)
  }
  if (size === 0) throw new ImportFailure('The file is empty.')
}

const reasons: Record<string, string> = {
  ENOENT: 'The file does not exist.',
  EACCES: 'The file may not be read by this user.',
  EISDIR: 'This is a folder, not a file.',
}

function toReadFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code] ?? (code === 'EIO' ? 'The file cannot be read to its end.' : null)
  return reason === null ? error : new ImportFailure(reason)
}
