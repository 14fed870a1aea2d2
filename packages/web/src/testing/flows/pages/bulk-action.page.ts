import { bulkActionCases } from '@tarang/machines/bulk-action/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, inDialog, isOpen, pressLive, waits } from './find.ts'
import { left, pageEvents } from './page-events.ts'

const DELETE = /^POST \/api\/newsletter\/delete\/\d+$/
const TITLE = 'Delete Blogs'
const STOP = 'Stop after the current one'

const has = (view: View, name: string) => inDialog(view, TITLE, name).length > 0
const isConfirming = (view: View) => has(view, 'Cancel')
const isHolding = (view: View) => has(view, 'Undo')
/** The login covers the dialog and its controls. */
const isCovered = (view: View) => isOpen(view, 'Login')
const isFinished = (view: View) =>
  isOpen(view, TITLE) && ![isConfirming, isHolding, isCovered].some((is) => is(view)) && !has(view, STOP)
const shows = ({ isSignedIn, texts }: View, words: string) =>
  !isSignedIn || texts.some((text) => text.includes(words))

const RUNNING = 'running.first.acting'
const alike = { because: 'the page counts the items, and does not show the lanes', looksLike: RUNNING }

/** The deletion of the selected blogs, in its dialog. */
export const bulkActionPage = defineFlowPage<(typeof bulkActionCases)['machine']>({
  cases: bulkActionCases,
  states: {
    idle: ({ dialogs }) => !dialogs.includes(TITLE),
    confirming: isConfirming,
    holding: isHolding,
    [RUNNING]: (view) => isOpen(view, TITLE) && waits(view, DELETE),
    'running.first.free': alike,
    'running.second.acting': alike,
    'running.second.free': alike,
    'running.third.acting': alike,
    'running.third.free': alike,
    waitingForLogin: (view) => (has(view, STOP) || isCovered(view)) && !waits(view, DELETE),
    finished: isFinished,
  },
  events: {
    'bulk.ask': {
      controls: (view, { items }) => (items.length > 0 ? all(view, 'Select page') : []),
      perform: async (user, control) => {
        await user.press(control)
        await pressLive(user, 'Delete')
      },
    },
    'bulk.confirm': { controls: (view) => (isConfirming(view) ? inDialog(view, TITLE, 'Delete') : []) },
    'bulk.cancel': {
      controls: (view) => (isConfirming(view) ? inDialog(view, TITLE, 'Cancel', 'Close') : []),
    },
    'hold.undo': {
      controls: (view) => (isHolding(view) ? inDialog(view, TITLE, 'Undo', 'Close') : []),
    },
    'hold.skip': { controls: (view) => inDialog(view, TITLE, 'Delete now') },
    'bulk.stop': { controls: (view) => inDialog(view, TITLE, STOP) },
    'failed.retry': { controls: (view) => inDialog(view, TITLE, 'Retry') },
    'bulk.dismiss': { controls: (view) => (isFinished(view) ? inDialog(view, TITLE, 'Close') : []) },
    ...pageEvents,
  },
  calls: {
    act: {
      call: DELETE,
      callOf: (actor, { context: { items, acting } }) => {
        const index = acting[Number(actor.at(-1)) - 1] ?? -1
        return new RegExp(`/delete/${items[index]?.id}$`)
      },
      reply: () => ({ body: {} }),
      isQuiet: { because: 'the dialog counts it and names it in the summary' },
    },
  },
  emitted: {
    failed: (view) => shows(view, ' failed'),
    finished: (view) => shows(view, 'blogs deleted.'),
    sessionExpired: (view) => !view.isSignedIn,
    left,
  },
  missing: (view, { value, context: { items, results } }) => {
    // The countdown is for the eye only.
    if (value === 'holding') return shows(view, 'Deleting 4 blogs') ? [] : ['Deleting 4 blogs']
    const done = results.filter((result) => result === 'done').length
    const failed = items.filter((_, index) => typeof results[index] === 'object')
    if (typeof value === 'object') return shows(view, `${done} of 4 done`) ? [] : [`${done} done`]
    if (value !== 'finished') return []
    return [`${done} of 4 blogs deleted.`, ...failed.map(({ text }) => `${text}: `)].filter(
      (words) => !shows(view, words),
    )
  },
  unrelated: [
    { name: /^(Delete|Clear)$/, where: ({ within }) => within !== TITLE, because: 'used by the question' },
  ],
})
