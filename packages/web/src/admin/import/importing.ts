import { RefusedDraftError } from '@tarang/machines/editor'
import type { ImportError } from '@tarang/sdk/extensions'
import { defineConfirmation } from '#patterns/confirmation'
import { refuseChangedFiles, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/extensions'
import { formatNumber } from '#platform/format'
import { checkEditor, type SentFile } from './check-editor.ts'
import { importKinds } from './import-kinds.ts'

/** The report of an import that the server refused after its dry run, or that failed there. */
class ImportRefused extends Error {
  override name = 'ImportRefused'
}

/** An error with the place it is at. */
const placed = (error: ImportError | undefined) =>
  error && [error.line && `Line ${error.line}`, error.column, error.reason].filter(Boolean).join(': ')

const labelOfKind = (kind: string) => importKinds.find(({ value }) => value === kind)?.label ?? kind

/** Imports a checked file. */
export const importing = defineConfirmation<SentFile>({
  title: 'Import file',
  // Another file may be chosen in the form since the check: the question names the one that is imported.
  question: ({ kind, fileName, report: { added, changed } }) =>
    `Import “${fileName}” as ${labelOfKind(kind)}? This adds ${formatNumber(added)} and changes ${formatNumber(changed)} records.`,
  confirm: 'Import',
  act: async ({ kind, upload, reading, draft }, options) => {
    await refuseChangedFiles(checkEditor.fields, draft)
    const report = await extensions.imports.importFile(kind, upload, { ...options, ...reading })
    if (report.outcome === 'refused' || report.outcome === 'failed')
      throw new ImportRefused(placed(report.errors[0]))
    return report
  },
  done: 'The file was imported.',
  participle: 'imported',
  failure: (error) =>
    error instanceof ImportRefused || error instanceof RefusedDraftError
      ? `Nothing was imported. ${error.message}`
      : serverMessageOr('The file could not be imported.')(error),
})
