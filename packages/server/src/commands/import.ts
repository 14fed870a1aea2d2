import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Holder } from '../db/lock.ts'
import { importByCommand } from '../import/import-by-command.ts'
import { type ImportEvent, readImportEvents } from '../import/import-events.ts'
import { ImportFailure } from '../import/import-failure.ts'
import type { ImportFile } from '../import/import-file.ts'
import { importKindOf, importKinds, templateOf } from '../import/import-kinds.ts'
import type { ImportReport } from '../import/import-report.ts'
import { linesOfReport } from '../import/lines-of-report.ts'
import { formatOf } from '../import/read-rows.ts'
import { openInstallation } from '../installation.ts'
import { write } from '../output.ts'
import { callRunningServer, runningServerOf } from '../running-server.ts'
import { readSettings } from '../settings.ts'
import { StartFailure } from '../start-failure.ts'
import { type Command, usageOf } from './command.ts'

const names = importKinds.map(({ name }) => name)

export const importCommand: Command = {
  name: 'import',
  parameters: '<what> <file.csv|file.ndjson> [--dry-run]',
  summary: 'Imports a file of records, all of it or nothing. A repeated import changes nothing.',
  details: [
    `What: ${names.join(', ')}.`,
    '--dry-run reports what would be added and changed, and imports nothing.',
    '--template in place of the file prints the header of a CSV file.',
  ].join('\n'),
  async run(args) {
    const { kind, file, isDryRun, isTemplate } = readArguments(args)
    if (isTemplate) return write(templateOf(kind).trimEnd())
    const report = await importIntoData(file ?? refuseArguments(), isDryRun)
    for (const line of linesOfReport(report, isDryRun)) write(line)
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
    file: path === undefined ? null : fileAt(kind, path),
    isDryRun: values['dry-run'],
    isTemplate,
  }
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { 'dry-run': flag, template: flag }, allowPositionals: true })
  } catch {
    return refuseArguments()
  }
}

function fileAt(kind: ImportFile['kind'], path: string): ImportFile {
  const format = formatOf(path)
  if (!format) throw new StartFailure('The name of the file must end in .csv or .ndjson.')
  // pnpm runs a script in the package's folder; a relative path means the folder where pnpm was called.
  return { kind, path: resolve(process.env.INIT_CWD ?? process.cwd(), path), format }
}

/** By the running server that has locked the data folder, or in this process. */
async function importIntoData(file: ImportFile, isDryRun: boolean): Promise<ImportReport> {
  const settings = readSettings(process.env)
  const server = runningServerOf(settings.store)
  if (server) return importInServer(server, file, isDryRun)
  const installation = await openInstallation(settings, { write: () => {}, log: () => {} })
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

async function importInServer(server: Holder, { kind, path }: ImportFile, isDryRun: boolean) {
  const query = new URLSearchParams({ path, dryRun: String(isDryRun) })
  const response = await callRunningServer(server, `/control/imports/${kind.name}?${query}`, 6 * HOURS)
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
