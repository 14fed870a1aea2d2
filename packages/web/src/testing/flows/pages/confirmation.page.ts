import { confirmationCases } from '@tarang/machines/confirmation/cases'
import { defineFlowPage } from '../flow-page.ts'
import { all, inDialog, isOpen, waits } from './find.ts'

const DELETE = /^POST \/api\/newsletter\/delete\/\d+$/
const QUESTION = 'Delete Blog'

export const confirmationPage = defineFlowPage<(typeof confirmationCases)['machine']>({
  cases: confirmationCases,
  states: {
    idle: ({ dialogs }) => dialogs.length === 0,
    asking: (view) => isOpen(view, QUESTION) && !view.busy.includes('Delete'),
    acting: (view) => isOpen(view, QUESTION) && view.busy.includes('Delete') && waits(view, DELETE),
    done: (view) => isOpen(view, 'Success'),
  },
  events: {
    'confirmation.ask': {
      controls: (view, { subject }) => (subject ? all(view, `Delete ${subject.text}`) : []),
    },
    'confirmation.confirm': { controls: (view) => inDialog(view, QUESTION, 'Delete') },
    'confirmation.cancel': { controls: (view) => inDialog(view, QUESTION, 'Cancel', 'Close') },
    'confirmation.dismiss': { controls: (view) => inDialog(view, 'Success', 'Close') },
  },
  calls: { act: { call: DELETE, reply: () => ({ body: {} }) } },
  told: {
    done: (view) => isOpen(view, 'Success'),
    failed: (view) => isOpen(view, QUESTION) && view.alerts.length > 0,
    sessionExpired: (view) => !view.isSignedIn,
    closed: ({ dialogs }) => dialogs.length === 0,
  },
  missing: (view, { value, context: { subject } }) =>
    value === 'asking' && subject && !view.texts.some((text) => text.includes(`“${subject.text}”`))
      ? [subject.text]
      : [],
  beside: [
    { name: /^(Edit .*|Add Blog|Upload Newsletter)$/, because: 'other flows of the same screen' },
    {
      name: /^(Back|Published|Export CSV|Page \d+|Previous|Next)$/,
      because: "the screen's, and its table's own",
    },
  ],
})
