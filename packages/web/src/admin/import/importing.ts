import { defineConfirmation } from '#patterns/confirmation'
import { serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/extensions'
import { formatNumber } from '#platform/format'
import type { SentFile } from './check-editor.ts'

/** The report of an import that the server refused after its dry run. */
class ImportRefused extends Error {
  override name = 'ImportRefused'
}

/** Imports a checked file. */
export const importing = defineConfirmation<SentFile>({
  title: 'Import file',
  question: ({ report: { added, changed } }) =>
    `Add ${formatNumber(added)} and change ${formatNumber(changed)} records?`,
  confirm: 'Import',
  act: async ({ kind, upload }, options) => {
    const report = await extensions.imports.importFile(kind, upload, options)
    if (report.outcome === 'refused') throw new ImportRefused(report.errors[0]?.reason)
    return report
  },
  done: 'The file was imported.',
  failure: (error) =>
    error instanceof ImportRefused
      ? `Nothing was imported. ${error.message}`
      : serverMessageOr('The file could not be imported.')(error),
})
