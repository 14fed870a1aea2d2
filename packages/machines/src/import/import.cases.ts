import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import type { ImportReport } from '@tarang/sdk/extensions'
import { importMachine } from './import.machine.ts'
import type { ImportChoice, ImportProblems } from './import.model.ts'

// The machine passes files on. A path compares them by their own properties, of which a `File` has none.
const fileOf = (name: string) => ({ name }) as File

const reportOf = (outcome: ImportReport['outcome'], changes: Partial<ImportReport> = {}): ImportReport => ({
  ...{ outcome, added: 1, changed: 0, unchanged: 0, errors: [], errorCount: 0, notes: [], noteCount: 0 },
  ...{ changes: [], ambiguousDates: [], hash: 'a1b2', unknownTexts: [], failedRows: null },
  columns: {
    ...{ sheets: [], sheet: null },
    header: ['Case'],
    ignored: ['Case'],
    mapped: [{ column: 'strategyCode', from: null, value: null, isRequired: true, samples: [] }],
  },
  ...changes,
})

const errors = [{ line: 2, column: 'strategyCode', reason: 'Strategy Code is required.' }]

/** A choice needs a kind and a file that is not a picture. */
const validate = ({ kind, file }: ImportChoice): ImportProblems => ({
  ...(kind === '' && { kind: 'What to Import is required' }),
  ...(file === null && { file: 'File is required' }),
  ...(file?.name.endsWith('.png') && {
    file: 'Only .csv, .tsv, .txt, .xlsx and .ndjson files are accepted: “chart.png” is something else',
  }),
})

/** Everything that can happen to an import. */
export const importCases = defineCases<typeof importMachine>({
  name: 'import',
  machine: importMachine,
  inputs: { plain: { rules: { validate } } },
  events: {
    'choice.change': {
      kind: { changes: { kind: 'strategies' } },
      file: { changes: { file: fileOf('strategies.csv') } },
      picture: { changes: { file: fileOf('chart.png') } },
    },
    'reading.change': {
      mapped: { changes: { mapping: { columns: { strategyCode: 'Case' } } } },
    },
    'import.check': plain,
    'import.ask': plain,
    'import.confirm': plain,
    'import.cancel': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    check: {
      writes: false,
      done: {
        checked: { report: reportOf('checked'), remembered: null },
        refused: { report: reportOf('refused', { added: 0, errors, errorCount: 1 }), remembered: null },
        remembered: {
          report: reportOf('checked'),
          remembered: { columns: { strategyCode: 'Case' } },
        },
      },
      error: { expired: new ApiError('', 401), offline: new NetworkError('offline', null) },
    },
    importFile: {
      writes: true,
      done: {
        imported: reportOf('imported'),
        refused: reportOf('refused', { added: 0, errors, errorCount: 1 }),
      },
      error: {
        expired: new ApiError('', 401),
        running: new ApiError('Another import is running. Please wait until it has ended.', 409),
        offline: new NetworkError('offline', null),
      },
    },
    readProgress: {
      writes: false,
      done: { rows: 20_000 },
      error: { offline: new NetworkError('offline', null) },
    },
  },
  delays: { progressInterval: 2000 },
  emits: { refused: true, sessionExpired: true, left: true },
})
