import { confirmationCases } from '@tarang/machines/confirmation/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, inDialog, isOpen, waits } from './find.ts'
import { left, pageEvents } from './page-events.ts'

const DELETE = /^POST \/api\/newsletter\/delete\/\d+$/
const QUESTION = 'Delete Blog'

const isBusy = (view: View) => view.busy.includes('Delete')
const canConfirm = (view: View) =>
  inDialog(view, QUESTION, 'Delete', 'Retry safely').some(({ isLive }) => isLive)

export const confirmationPage = defineFlowPage<(typeof confirmationCases)['machine']>({
  cases: confirmationCases,
  states: {
    idle: ({ dialogs }) => dialogs.length === 0,
    confirming: (view) => isOpen(view, QUESTION) && canConfirm(view),
    acting: (view) => isOpen(view, QUESTION) && isBusy(view) && waits(view, DELETE),
    waitingForLogin: (view) => isOpen(view, QUESTION) && !isBusy(view) && !canConfirm(view),
    done: (view) => isOpen(view, 'Success'),
  },
  events: {
    'confirmation.ask': {
      controls: (view, { subject }) => (subject ? all(view, `Delete ${subject.text}`) : []),
    },
    'confirmation.confirm': { controls: (view) => inDialog(view, QUESTION, 'Delete', 'Retry safely') },
    'confirmation.cancel': { controls: (view) => inDialog(view, QUESTION, 'Cancel', 'Look', 'Close') },
    'confirmation.dismiss': { controls: (view) => inDialog(view, 'Success', 'Close') },
    ...pageEvents,
  },
  calls: { act: { call: DELETE, reply: () => ({ body: {} }) } },
  emitted: {
    done: (view) => isOpen(view, 'Success'),
    failed: (view) => isOpen(view, QUESTION) && view.alerts.length > 0,
    sessionExpired: (view) => !view.isSignedIn,
    left,
    closed: ({ dialogs }) => dialogs.length === 0,
  },
  missing: (view, { value, context: { subject } }) =>
    value === 'confirming' && subject && !view.texts.some((text) => text.includes(`“${subject.text}”`))
      ? [subject.text]
      : [],
  unrelated: [
    { name: /^(Edit .*|Add Blog|Upload Newsletter)$/, because: 'other flows of the same screen' },
    {
      name: /^(Back|Published|Select rows|Refresh|Display|Filter|Print|Export CSV|Details of .*|Page \d+|Previous|Next)$/,
      because: 'controls of the screen and of its table',
    },
  ],
})
