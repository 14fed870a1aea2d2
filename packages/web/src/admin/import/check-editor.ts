import type { ImportMapping, ImportOptions, ImportReport, ImportUpload } from '@tarang/sdk/extensions'
import { defineEditor, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/extensions'
import { importKinds } from './import-kinds.ts'

/** A file that was sent, and its report. */
export interface SentFile {
  readonly kind: string
  readonly fileName: string
  readonly upload: ImportUpload
  readonly reading: Pick<ImportOptions, 'mapping' | 'dates'>
  readonly report: ImportReport
  /** The form as it was sent. */
  readonly draft: CheckDraft
}

export interface CheckDraft {
  readonly kind: string
  readonly file: File | null
  readonly files: readonly File[]
  readonly dates: string
  readonly mapping: ImportMapping
}

/** The form that checks a file without importing it. */
export const checkEditor = defineEditor<SentFile, CheckDraft>({
  noun: 'File',
  submit: 'Check File',
  draftOf: (): CheckDraft => ({ kind: '', file: null, files: [], dates: 'day-first', mapping: {} }),
  // The same file can be checked again.
  nextDraft: (checked) => checked,
  fields: [
    {
      kind: 'select',
      name: 'kind',
      label: 'What to Import',
      required: true,
      isWide: true,
      blank: 'Select what to import',
      options: importKinds,
    },
    {
      kind: 'file',
      name: 'file',
      label: 'File',
      accept: 'records',
      required: true,
      hint: 'A .csv, .tsv, .xlsx or .ndjson file. Of a workbook the first sheet is read. A cell that begins with = is text: nothing is calculated.',
    },
    {
      kind: 'select',
      name: 'dates',
      label: 'Dates Such as 05/04/2024',
      required: true,
      options: [
        { value: 'day-first', label: '5 April: the day first' },
        { value: 'month-first', label: '4 May: the month first' },
      ],
      hint: 'Only where no date of the column has a part above 12, which shows it.',
    },
    {
      kind: 'files',
      name: 'files',
      label: 'Pages and Images of Blogs',
      accept: 'blogFiles',
      hint: 'Only for blogs: the files that the rows name.',
    },
  ],
  create: async (draft, options) => {
    const { kind, file, files, dates, mapping } = draft
    // The file is required, so the form is never submitted with null.
    const chosen = file as File
    const upload = { file: chosen, files: [...files] }
    const reading: SentFile['reading'] = {
      mapping,
      dates: dates === 'month-first' ? 'month-first' : 'day-first',
    }
    const report = await extensions.imports.importFile(kind, upload, { ...options, ...reading, dryRun: true })
    return { kind, fileName: chosen.name, upload, reading, report, draft }
  },
  added: 'The file was checked.',
  writesNothing: true,
  notAdded: serverMessageOr('The file could not be checked.'),
  success: 'screen',
})
