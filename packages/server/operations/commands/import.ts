import { writeFile } from 'node:fs/promises'
import type { Holder } from '../../src/db/lock.ts'
import { importByCommand } from '../../src/import/import-by-command.ts'
import { ImportFailure } from '../../src/import/import-failure.ts'
import type { ImportFile, Reading } from '../../src/import/import-file.ts'
import { importKindOf, importKinds, templateOf } from '../../src/import/import-kinds.ts'
import type { ImportReport } from '../../src/import/import-report.ts'
import { formatOf, formatRule } from '../../src/import/read-rows.ts'
import { write } from '../../src/output.ts'
import { readSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type Command, callerPath, parseArguments, usageOf } from './command.ts'
import { type ImportEvent, readImportEvents } from './import-events.ts'
import { linesOfReport } from './lines-of-report.ts'
import { openForCommand } from './open-for-command.ts'
import { callRunningServer, runningServerOf } from './running-server.ts'

const names = importKinds.map(({ name }) => name)

export const importCommand: Command = {
  name: 'import',
  parameters: '<what> <file> [--dry-run] [--map <column=theirs>]…',
  summary: 'Imports a file of records, all of it or nothing. A repeated import changes nothing.',
  details: [
    `What: ${names.join(', ')}.`,
    'The file: .csv, .tsv, .txt, .xlsx or .ndjson.',
    '--dry-run reports what would be added and changed, and imports nothing.',
    '--map stockName=Symbol takes a column of the file; --map "name=First Name + Last Name" joins two, --map pnl= takes none.',
    '--set strategyCode=MOM-50 gives every row a text.',
    '--replace "category:Weekly letter=Market Events" replaces a text of a column.',
    '--dates day-first, or month-first, says how 05/04/2024 is read where no date of the column shows it.',
    '--sheet <name> chooses the sheet of a workbook; the first one without it.',
    '--failed <file> writes the rows with errors into a file, with the errors in its column “Why”.',
    '--template in place of the file prints the header of a CSV file.',
  ].join('\n'),
  async run(args) {
    const { kind, file, failedPath, isDryRun, isTemplate } = readArguments(args)
    if (isTemplate) return write(templateOf(kind).trimEnd())
    const report = await importIntoData(file ?? refuseArguments(), isDryRun)
    for (const line of linesOfReport(report, isDryRun)) write(line)
    if (failedPath !== undefined) await writeFailed(failedPath, report)
    if (report.errorCount > 0) process.exitCode = 1
  },
}

function refuseArguments(): never {
  throw new StartFailure(usageOf(importCommand))
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args)
  const [name = '', path, ...others] = positionals
  if (others.length > 0 || name === '') refuseArguments()
  const kind = importKindOf(name)
  if (!kind) throw new StartFailure(`“${name}” cannot be imported. Choose one of ${names.join(', ')}.`)
  const isTemplate = values.template
  if ((path === undefined) !== isTemplate) refuseArguments()
  return {
    kind,
    file: path === undefined ? null : { ...fileAt(kind, path), reading: readingOf(values) },
    failedPath: values.failed,
    isDryRun: values['dry-run'],
    isTemplate,
  }
}

async function writeFailed(path: string, { failedRows }: ImportReport) {
  if (failedRows === null) return write('No rows have errors: no file was written.')
  await writeFile(callerPath(path), Buffer.from(failedRows.base64, 'base64'))
  const { count } = failedRows
  const words = count === 1 ? 'row with errors was' : 'rows with errors were'
  write(`${count.toLocaleString('en-IN')} ${words} written to ${path}.`)
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  const one = { type: 'string' } as const
  const many = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = {
    ...{ 'dry-run': flag, template: flag, map: many, set: many },
    ...{ replace: many, dates: one, sheet: one, failed: one },
  }
  return parseArguments(usageOf(importCommand), { args, options, allowPositionals: true })
}

interface ReadingArguments {
  readonly map: readonly string[]
  readonly set: readonly string[]
  readonly replace: readonly string[]
  readonly dates?: string | undefined
  readonly sheet?: string | undefined
}

function readingOf({ map, set, replace, dates, sheet }: ReadingArguments): Reading {
  if (dates !== undefined && dates !== 'day-first' && dates !== 'month-first')
    throw new StartFailure(`--dates is day-first or month-first, not “${dates}”.`)
  const replacements: Record<string, Record<string, string>> = {}
  for (const [place, to] of pairsOf('--replace', replace)) {
    const [column = '', from] = splitAt(place, ':')
    if (from === undefined)
      throw new StartFailure(`--replace ${place} lacks the column: write column:text=text.`)
    replacements[column] = { ...replacements[column], [from]: to }
  }
  const mapping = {
    columns: uniqueOf('--map', pairsOf('--map', map)),
    values: uniqueOf('--set', pairsOf('--set', set)),
    replacements,
  }
  return { mapping, dates, sheet }
}

const splitAt = (text: string, separator: string): [string, string?] => {
  const index = text.indexOf(separator)
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

const pairsOf = (option: string, texts: readonly string[]): [string, string][] =>
  texts.map((text) => {
    const [column, value] = splitAt(text, '=')
    if (value === undefined) throw new StartFailure(`${option} ${text} lacks a =: write column=text.`)
    return [column, value]
  })

function uniqueOf(option: string, pairs: readonly [string, string][]): Record<string, string> {
  const columns = pairs.map(([column]) => column)
  const twice = columns.find((column, index) => columns.indexOf(column) !== index)
  if (twice !== undefined) throw new StartFailure(`${option} has “${twice}” twice.`)
  return Object.fromEntries(pairs)
}

function fileAt(kind: ImportFile['kind'], path: string): ImportFile {
  const format = formatOf(path)
  if (!format) throw new StartFailure(formatRule)
  return { kind, path: callerPath(path), format }
}

/** By the running server that has locked the data folder, or in this process. */
async function importIntoData(file: ImportFile, isDryRun: boolean): Promise<ImportReport> {
  const settings = readSettings(process.env)
  const server = runningServerOf(settings.store)
  if (server) return importInServer(server, file, isDryRun)
  const installation = await openForCommand(settings)
  try {
    const options = { isDryRun, now: new Date(), onProgress: showProgress }
    return (await importByCommand(installation.store.database, file, options)).report
  } catch (error) {
    throw error instanceof ImportFailure ? toStartFailure(error.message) : error
  } finally {
    await installation.close()
  }
}

const HOURS = 60 * 60 * 1000

async function importInServer(server: Holder, { kind, path, reading = {} }: ImportFile, isDryRun: boolean) {
  const { mapping, dates, sheet } = reading
  const query = new URLSearchParams({
    ...{ path, dryRun: String(isDryRun) },
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(dates && { dates }),
    ...(sheet !== undefined && { sheet }),
  })
  const response = await callRunningServer(server, `/control/imports/${kind.name}?${query}`, {
    timeout: 6 * HOURS,
  })
  let last: ImportEvent | null = null
  for await (const event of readImportEvents(response.body!)) {
    last = event
    if ('rows' in event) showProgress(event.rows)
  }
  if (last && 'report' in last) return last.report
  throw last && 'failure' in last
    ? toStartFailure(last.failure)
    : new StartFailure('The running server stopped during the import. Start it and import the file again.')
}

const toStartFailure = (message: string) => new StartFailure(`${message} Nothing was imported.`)

function showProgress(rows: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows.toLocaleString('en-IN')} rows`)
}
