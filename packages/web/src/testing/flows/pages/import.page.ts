import type { importMachine } from '@tarang/machines/import'
import { importCases } from '@tarang/machines/import/cases'
import { rememberedMappings } from '../../../admin/import/remembered-mapping.ts'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, fill, hasMessage, inDialog, isOpen, waits } from './find.ts'
import { pageEvents } from './page-events.ts'

const IMPORT = /^POST \/api\/extensions\/imports\/strategies$/
const PROGRESS = /^GET \/api\/extensions\/imports$/
const QUESTION = 'Import file'
const KIND = 'What to Import'
const COLUMN = 'Column of the file for strategyCode'

const isChecking = (view: View) =>
  !isOpen(view, QUESTION) && view.busy.includes('Check File') && waits(view, IMPORT)
const isImporting = (view: View) => isOpen(view, QUESTION) && view.busy.includes('Import')
const isWorking = (view: View) => isChecking(view) || isImporting(view)
const canConfirm = (view: View) =>
  inDialog(view, QUESTION, 'Import', 'Retry safely').some(({ isLive }) => isLive)
const isImported = (view: View) => hasMessage(view, 'The import is complete.')
const hasColumns = (view: View) => field(view, COLUMN) !== undefined
const canImport = (view: View) => all(view, 'Import File').length > 0
const canCheck = (view: View) => all(view, 'Check File').some(({ isLive }) => isLive)
const isWaiting = (view: View) =>
  isOpen(view, QUESTION) ? !isImporting(view) && !canConfirm(view) : !isChecking(view) && !canCheck(view)

/** The whole screen, without the template. */
export const importPage = defineFlowPage<typeof importMachine>({
  cases: importCases,
  states: {
    choosing: (view) => !isOpen(view, QUESTION) && canCheck(view) && !hasColumns(view) && !isImported(view),
    mapping: (view) => !isOpen(view, QUESTION) && hasColumns(view) && !canImport(view),
    checked: (view) => !isOpen(view, QUESTION) && canImport(view),
    confirming: (view) => isOpen(view, QUESTION) && canConfirm(view),
    waitingForLogin: isWaiting,
    imported: (view) => !isOpen(view, QUESTION) && isImported(view),
    'working.call.checking': isChecking,
    'working.call.importing': isImporting,
    'working.progress.waiting': (view) => isWorking(view) && !waits(view, PROGRESS),
    'working.progress.reading': (view) => isWorking(view) && waits(view, PROGRESS),
  },
  events: {
    'choice.change': {
      controls: (view, { changes }) => all(view, changes.kind === undefined ? 'File' : KIND),
      perform: async (user, control, { changes: { kind, file } }) => {
        if (kind !== undefined) await fill(user, KIND, kind)
        if (file) await user.chooseFile(control, new File(['x'], file.name))
      },
    },
    'reading.change': {
      controls: (view) => all(view, COLUMN),
      perform: (user, control) => user.choose(control, 'Case'),
    },
    'import.check': { controls: (view) => all(view, /^Check (File|Again)$/) },
    'import.ask': { controls: (view) => all(view, 'Import File') },
    'import.confirm': { controls: (view) => inDialog(view, QUESTION, 'Import', 'Retry safely') },
    'import.cancel': {
      controls: (view) =>
        isOpen(view, QUESTION) ? inDialog(view, QUESTION, 'Cancel', 'Look') : all(view, 'Cancel'),
    },
    ...pageEvents,
  },
  calls: {
    check: {
      call: IMPORT,
      reply: ({ report, remembered }) => {
        localStorage.clear()
        if (remembered) rememberedMappings.write('strategies', report.columns?.header ?? [], remembered)
        return { body: report }
      },
    },
    importFile: { call: IMPORT, reply: (report) => ({ body: report }) },
    readProgress: {
      call: PROGRESS,
      reply: (rows) => ({
        body: { kinds: [], sizeLimit: 1, running: { kind: 'strategies', fileName: 'strategies.csv', rows } },
      }),
      isQuiet: { because: 'the call that runs reports a failure' },
    },
  },
  emitted: {
    refused: (view) => view.controls.some(({ isInvalid }) => isInvalid),
    sessionExpired: (view) => !view.isSignedIn,
    left: { because: 'another page is shown' },
  },
  missing: (view, { value, context: { rows, problems, choice } }) => [
    ...(typeof value === 'object' && rows !== null && !hasMessage(view, '20,000 rows read…') ? ['rows'] : []),
    ...Object.values(problems).filter(
      (problem) => !view.controls.some(({ description }) => description.includes(problem)),
    ),
    ...(field(view, KIND) && field(view, KIND)?.value !== choice.kind ? ['the kind'] : []),
  ],
  unrelated: [
    { name: /^Text of every row for strategyCode$/, because: 'maps in another way' },
    { name: /^Remove .+\.(csv|png)$/, because: 'no case takes the file away' },
    { name: /^(Back|Download Errors)$/, because: 'controls of the screen' },
    { name: /^Retry$/, because: 'checks again' },
    { name: /^Close$/, where: ({ within }) => within === QUESTION, because: 'cancels' },
  ],
})
