import { readFile, stat } from 'node:fs/promises'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { unzipSync, type Zippable, zipSync } from 'fflate'
import { ImportFailure } from './import-failure.ts'
import type { FileRow, FileRows } from './source-row.ts'

const MEGABYTE = 1024 * 1024
/** A workbook is read into memory whole. */
const LARGEST = 20 * MEGABYTE
const LARGEST_UNPACKED = 150 * MEGABYTE

const asCsv = 'Save the sheet as “CSV UTF-8” and import that file.'

export interface SheetOptions {
  /** The name of the sheet; the first one without it. */
  readonly sheet?: string | undefined
  readonly onChunk?: ((chunk: Uint8Array) => void) | undefined
  /** Called with what a person should know of the whole file. */
  readonly onNote?: ((reason: string) => void) | undefined
}

/** Reads the rows of one sheet of a workbook. */
export async function readXlsx(
  path: string,
  { sheet: wanted, onChunk, onNote }: SheetOptions,
): Promise<FileRows> {
  if ((await stat(path)).size > LARGEST)
    throw new ImportFailure(`The workbook is larger than ${LARGEST / MEGABYTE} MB. ${asCsv}`)
  const bytes = await readFile(path)
  onChunk?.(bytes)
  const unpacked = unpack(bytes)
  const names = readWorkbook(unpacked, { bookSheets: true }).SheetNames
  const name = wanted ?? names[0] ?? refuseUnreadable()
  if (!names.includes(name))
    throw new ImportFailure(`The workbook has no sheet “${name}”. Its sheets are ${names.join(', ')}.`)
  if (names.length > 1 && wanted === undefined)
    onNote?.(`The workbook has ${names.length} sheets: ${names.join(', ')}. “${name}” was read.`)
  const sheet = readWorkbook(unpacked, { sheets: name }).Sheets[name]
  return {
    rows: rowsOf(sheet?.['!data'] ?? []),
    ...{ beginsWithHeader: false, hasDecimalComma: false },
    ...{ sheets: names, sheet: name },
  }
}

function refuseUnreadable(): never {
  throw new ImportFailure(`The file is not a workbook that can be read. ${asCsv}`)
}

/** Unpacks the archive, unless it would not fit into memory by the sizes that it states. */
function unpack(bytes: Uint8Array): Uint8Array {
  let unpacked = 0
  const names = new Set<string>()
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        names.add(name)
        return false
      },
    })
  } catch {
    refuseUnreadable()
  }
  if (!names.has('xl/workbook.xml')) refuseUnreadable()
  if (names.has('xl/vbaProject.bin'))
    throw new ImportFailure('The workbook has macros. Save it as .xlsx, without macros.')
  if (unpacked > LARGEST_UNPACKED)
    throw new ImportFailure(
      `The workbook is larger than ${LARGEST_UNPACKED / MEGABYTE} MB when it is unpacked. ${asCsv}`,
    )
  try {
    // fflate unpacks no more than an entry states, so an archive that states less than it has stays within the limit.
    const entries: Zippable = unzipSync(bytes)
    return zipSync(entries, { level: 0 })
  } catch {
    return refuseUnreadable()
  }
}

function readWorkbook(unpacked: Uint8Array, options: { bookSheets?: boolean; sheets?: string }): WorkBook {
  try {
    return read(unpacked, {
      type: 'array',
      dense: true,
      cellDates: true,
      UTC: true,
      cellNF: true,
      ...options,
    })
  } catch {
    return refuseUnreadable()
  }
}

async function* rowsOf(
  data: readonly (readonly (CellObject | undefined)[] | undefined)[],
): AsyncIterable<FileRow> {
  const width = data.reduce((most, cells) => Math.max(most, cells?.length ?? 0), 0)
  for (const [index, cells = []] of data.entries())
    yield { line: index + 1, cells: Array.from({ length: width }, (_, column) => toText(cells[column])) }
}

function toText(cell: CellObject | undefined): string {
  const { t: type, v: value, z: format, w: shown } = cell ?? {}
  if (value === undefined || value === null || type === 'z') return ''
  if (type === 'e') return shown ?? ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '')
  // A sheet stores 12.5% as 0.125.
  if (typeof value === 'number' && String(format ?? '').includes('%'))
    return String(Number((value * 100).toPrecision(12)))
  return String(value)
}
