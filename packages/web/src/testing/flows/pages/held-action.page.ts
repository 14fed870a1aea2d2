import { heldActionCases } from '@tarang/machines/held-action/cases'
import { messages, whyNotSent } from '@tarang/machines/notification'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, hasMessage, inDialog, isOpen, press, waits } from './find.ts'
import { pageEvents } from './page-events.ts'

const SEND = /^POST \/notifications-service\/notifications\/sendGlobalNotification$/
const QUESTION = 'Log out now?'
const BAR = /^Sending “/

const inBar = (view: View, name: string) =>
  view.controls.filter((one) => one.name === name && BAR.test(one.within))
const isLive = (view: View, name: string) => inBar(view, name).some((control) => control.isLive)
const isBusy = (view: View) => inBar(view, 'Send now').some((control) => control.isBusy)
const hasBar = (view: View) => all(view, /^/).some(({ within }) => BAR.test(within))
const isStopped = (view: View) => isLive(view, 'Dismiss')

/** The sending of a notification in its bar, without the form's screen. */
export const heldActionPage = defineFlowPage<(typeof heldActionCases)['machine']>({
  cases: heldActionCases,
  states: {
    holding: (view) => isLive(view, 'Undo'),
    confirmingDiscard: (view) => isOpen(view, QUESTION),
    acting: (view) => isBusy(view) && waits(view, SEND),
    // The login covers the bar.
    waitingForLogin: (view) => !view.isSignedIn && !isOpen(view, QUESTION),
    stopped: isStopped,
    done: (view) => !hasBar(view) && hasMessage(view, messages.sent),
    closed: (view) =>
      view.isSignedIn && !hasBar(view) && !isOpen(view, QUESTION) && !hasMessage(view, messages.sent),
  },
  events: {
    'hold.undo': { controls: (view) => inBar(view, 'Undo') },
    'hold.skip': { controls: (view) => inBar(view, 'Send now') },
    'action.reopen': {
      controls: (view) => inBar(view, 'Reopen the form'),
      notOffered: {
        because: 'after a lost answer the bar offers Look',
        where: (view) => inBar(view, 'Look').length > 0,
      },
    },
    'action.retry': {
      controls: (view) => inBar(view, 'Retry safely'),
      notOffered: {
        because: 'it is safe only after a lost answer, on a server that knows the key',
        where: (view) => inBar(view, 'Retry safely').length === 0,
      },
    },
    'action.dismiss': { controls: (view) => inBar(view, 'Dismiss') },
    'discard.confirm': { controls: (view) => inDialog(view, QUESTION, 'Discard and log out') },
    'discard.cancel': { controls: (view) => inDialog(view, QUESTION, 'Stay logged in', 'Close') },
    ...pageEvents,
    'page.leave': { because: 'Logout', come: (user) => press(user, 'Logout') },
    'page.unload': { because: 'the page is reloaded or closed', come: (user) => user.unloadPage() },
  },
  calls: {
    act: {
      call: SEND,
      reply: () => ({ body: { status: { statusCode: 200, message: 'Sent.' } } }),
    },
  },
  emitted: {
    done: (view) => hasMessage(view, messages.sent),
    failed: (view) => view.alerts.length > 0,
    reopening: { because: 'the form opens on its screen, which is not there' },
    sessionExpired: (view) => !view.isSignedIn,
    left: { because: 'the login is shown' },
    unfinished: { because: 'it is kept for the next page' },
  },
  missing: (view, { value, context: { error } }) =>
    value === 'stopped' && error !== null && !hasMessage(view, whyNotSent(error)) ? [whyNotSent(error)] : [],
  unrelated: [
    { name: /^Look$/, because: 'opens the list of notifications' },
    { name: /^Logout$/, because: 'a control of the layout' },
    { name: /^Dismiss$/, where: ({ within }) => within === '', because: 'closes a toast' },
  ],
})
