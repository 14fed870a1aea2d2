import { actionCases } from '@tarang/machines/action/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, hasMessage, press, waits } from './find.ts'
import { pageEvents } from './page-events.ts'

const DELETE = /^POST \/api\/newsletter\/delete\/\d+$/
const LOG_OUT = 'Log out now?'
const STOP = 'Stop after the current one'
/** The question, and the bar of one and of four blogs. */
const PLACE = /^(Delete Blogs?|Deleting “.*)$/
const BAR = /^(Delete Blogs|Deleting “.*)$/

const controls = (view: View, ...names: readonly string[]) =>
  view.controls.filter(({ name, within }) => names.includes(name) && PLACE.test(within))
const has = (view: View, ...names: readonly string[]) => controls(view, ...names).length > 0
const isLive = (view: View, name: string) => controls(view, name).some((control) => control.isLive)
const isBusy = (view: View) => controls(view, 'Delete', 'Delete now').some((control) => control.isBusy)

const isLeaving = ({ dialogs }: View) => dialogs.includes(LOG_OUT)
const hasFailure = ({ alerts }: View) => alerts.length > 0
const hasQuestion = (view: View) => has(view, 'Cancel') && isLive(view, 'Delete')
const isAsking = (view: View) => hasQuestion(view) && !hasFailure(view)
const isDialogStopped = (view: View) =>
  (isLive(view, 'Retry safely') && !has(view, 'Dismiss')) || (hasQuestion(view) && hasFailure(view))
/** The bar of many has the name of its question. */
const isList = (view: View) =>
  view.controls.some(({ within }) => within === 'Delete Blogs') && !has(view, 'Cancel')
const isBarStopped = (view: View) => isLive(view, 'Dismiss') || (isList(view) && isLive(view, 'Close'))
const isListDone = (view: View) =>
  isList(view) && isLive(view, 'Close') && !has(view, 'Retry', 'Continue', 'Cancel')
const isSuccess = ({ dialogs }: View) => dialogs.includes('Success')
const isActing = (view: View) => (isBusy(view) || has(view, STOP)) && waits(view, DELETE)
/** Every control of its place is disabled. */
const isBlocked = (view: View) => {
  const own = view.controls.filter(({ within }) => PLACE.test(within))
  return own.length > 0 && !own.some((control) => control.isLive) && !isLeaving(view)
}
const isIdle = (view: View) =>
  !isLeaving(view) && !isSuccess(view) && !view.controls.some(({ within }) => PLACE.test(within))

const RUNNING = 'acting.first.acting'
const alike = { because: 'the page counts the items, and does not show the slots', looksLike: RUNNING }

/** The deletion of blogs, in its dialog and its bar. */
export const actionPage = defineFlowPage<(typeof actionCases)['machine']>({
  cases: actionCases,
  states: {
    idle: isIdle,
    asking: isAsking,
    waiting: (view) => isLive(view, 'Undo'),
    [RUNNING]: isActing,
    'acting.first.free': alike,
    'acting.second.acting': alike,
    'acting.second.free': alike,
    'acting.third.acting': alike,
    'acting.third.free': alike,
    waitingForLogin: (view) => isBlocked(view) && !isActing(view),
    'stopped.unfinished': (view) =>
      (isDialogStopped(view) || (isBarStopped(view) && !isListDone(view))) && !isLeaving(view),
    'stopped.refused': { because: 'only leaving differs', looksLike: 'stopped.unfinished' },
    confirmingDiscard: isLeaving,
    done: (view) => isSuccess(view) || isListDone(view),
  },
  events: {
    'action.ask': {
      controls: (view, { items }) =>
        isIdle(view) ? all(view, ['Nothing', 'Delete one', '', '', 'Delete four'][items.length] ?? '') : [],
    },
    'action.confirm': { controls: (view) => (isAsking(view) ? controls(view, 'Delete') : []) },
    'action.cancel': { controls: (view) => (isAsking(view) ? controls(view, 'Cancel', 'Close') : []) },
    'action.undo': { controls: (view) => controls(view, 'Undo') },
    'action.skip': { controls: (view) => controls(view, 'Delete now') },
    'action.stop': {
      controls: (view) => controls(view, STOP),
    },
    'action.retry': {
      controls: (view) =>
        isAsking(view)
          ? []
          : controls(view, 'Retry safely', 'Retry', ...(isDialogStopped(view) ? ['Delete'] : [])),
      notOffered: {
        because: 'a bar of one record that was refused has no retry',
        where: (view) => !has(view, 'Retry safely', 'Retry') && !isDialogStopped(view),
      },
    },
    'action.continue': {
      controls: (view) => controls(view, 'Continue'),
      notOffered: {
        because: 'one record is sent again by its form',
        where: (view) => !has(view, 'Continue'),
      },
    },
    'action.reopen': { because: 'the tour takes it after a lost answer, where the bar offers Look instead' },
    'action.dismiss': {
      controls: (view) =>
        isSuccess(view)
          ? all(view, 'Close', { within: 'Success' })
          : isDialogStopped(view)
            ? controls(view, 'Cancel', 'Look', 'Close')
            : isBarStopped(view) && !isAsking(view)
              ? controls(view, 'Dismiss', 'Close')
              : [],
    },
    'discard.confirm': { controls: (view) => all(view, 'Discard and log out', { within: LOG_OUT }) },
    'discard.cancel': {
      controls: (view) => [
        ...all(view, 'Stay logged in', { within: LOG_OUT }),
        ...all(view, 'Close', { within: LOG_OUT }),
      ],
    },
    ...pageEvents,
    'page.leave': {
      because: 'Logout, or Back behind a dialog',
      come: async (user) => {
        const view = await user.look()
        const isFree = all(view, 'Logout').some((control) => control.isLive)
        await (isFree ? press(user, 'Logout') : user.leavePage())
      },
    },
    'page.unload': { because: 'the page is reloaded or closed', come: (user) => user.unloadPage() },
  },
  calls: {
    act: {
      call: DELETE,
      callOf: (actor, { context: { items, acting } }) => {
        const index = acting[Number(actor.at(-1)) - 1] ?? -1
        return new RegExp(`/delete/${items[index]?.id}$`)
      },
      reply: () => ({ body: {} }),
      isQuiet: { because: 'the bar of many counts it and names it in the summary' },
    },
  },
  emitted: {
    done: { because: 'the bar of many counts it' },
    failed: (view) => hasFailure(view) || view.controls.some(({ within }) => BAR.test(within)),
    settled: { because: 'the summary, the success or the failure is shown' },
    reopening: { because: 'the form opens on its screen, which is not there' },
    unfinished: { because: 'it is kept for the next page' },
    closed: (view) => isIdle(view),
    sessionExpired: (view) => !view.isSignedIn,
    left: { because: 'another page is shown' },
  },
  missing: (view, { value: itsValue, context: { items, results, view: shown, asks } }) => {
    const value = typeof itsValue === 'object' && 'stopped' in itsValue ? 'stopped' : itsValue
    const texts = (words: string) => view.texts.some((text) => text.includes(words)) || !view.isSignedIn
    if (value === 'asking' && items.length === 1 && shown !== 'list')
      return texts(`“${items[0]?.text}”`) ? [] : ['the blog']
    if (shown !== 'list') {
      const isFailed = results.some((result) => typeof result === 'object')
      const failure = 'Failed to delete blog.'
      return value === 'stopped' && isFailed && !hasMessage(view, failure) ? [failure] : []
    }
    const done = results.filter((result) => result === 'done').length
    const failed = items.filter((_, index) => typeof results[index] === 'object')
    if (typeof value === 'object' && asks)
      return texts(`${done} of ${items.length} done`) ? [] : [`${done} done`]
    if (value !== 'done' && value !== 'stopped') return []
    return [`${done} of ${items.length} `, ...failed.map(({ text }) => `${text}: `)].filter(
      (words) => !texts(words),
    )
  },
  unrelated: [
    { name: /^Delete (one|four)$/, because: 'starts another one' },
    { name: /^Look$/, because: 'opens the list' },
    { name: /^Reopen the form$/, because: 'the form is on a screen that is not there' },
    { name: /^Logout$/, because: 'a control of the layout' },
    { name: /^Dismiss$/, where: ({ within }) => within === '', because: 'closes a toast' },
  ],
})
