import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ImportFailure } from './import-failure.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import { readText } from './read-text.ts'
import { readXlsx, type SheetOptions } from './read-xlsx.ts'
import type { FileRows } from './source-row.ts'

/** The format of a file, by its name. */
export type Format = 'csv' | 'ndjson' | 'xlsx'

const formats: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'ndjson',
  xlsx: 'xlsx',
}

export const formatRule = 'The name of the file must end in .csv, .tsv, .txt, .xlsx or .ndjson.'

/** The format that a file's name ends in; null for any other ending. */
export const formatOf = (fileName: string): Format | null =>
  formats[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? null

/** Reads a file row by row. Rows that cannot be read have a reason; a file that cannot be read is an `ImportFailure`. */
export async function readRows(path: string, format: Format, options: SheetOptions): Promise<FileRows> {
  try {
    // A workbook may have the name of a text.
    if (format !== 'ndjson' && (await beginsWithArchive(path))) return await readXlsx(path, options)
  } catch (error) {
    throw toReadFailure(error)
  }
  if (format === 'xlsx')
    throw new ImportFailure('The file is no .xlsx workbook, whatever its name. Save it as “CSV UTF-8”.')
  const text = readText(readChunks(path, options.onChunk), options.onNote)
  return format === 'csv' ? readCsv(text) : readNdjson(text)
}

async function beginsWithArchive(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  if (bytesRead === 0) throw new ImportFailure('The file is empty.')
  return buffer.toString('latin1') === 'PK\x03\x04'
}

async function* readChunks(path: string, onChunk?: SheetOptions['onChunk']): AsyncIterable<Uint8Array> {
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
  EIO: 'The file cannot be read to its end.',
}

function toReadFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code]
  return reason === undefined ? error : new ImportFailure(reason)
}
