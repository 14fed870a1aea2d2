import { type notificationMachine, whyNotSent } from '@tarang/machines/notification'
import { notificationCases } from '@tarang/machines/notification/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { messageReply } from '../user-actions.ts'
import { hasMessage, isOpen, waits } from './find.ts'

const SEND = /^POST \/notifications-service\/notifications\/sendGlobalNotification$/
const REFRESH = /^POST \/notifications-service\/auth\/refresh-token$/
const FORM = 'Add Notification'

const isBusy = (view: View) => isOpen(view, FORM) && view.busy.includes('Send')
const hasRefreshed = ({ made }: View) => made.some((call) => REFRESH.test(call))

export const notificationPage = defineFlowPage<typeof notificationMachine>({
  cases: notificationCases,
  states: {
    sending: (view) => isBusy(view) && waits(view, SEND) && !hasRefreshed(view),
    refreshing: (view) => isBusy(view) && waits(view, REFRESH),
    sendingAgain: (view) => isBusy(view) && waits(view, SEND) && hasRefreshed(view),
    sent: ({ dialogs }) => dialogs.length === 0,
    failed: (view) => isOpen(view, FORM) && !isBusy(view),
  },
  events: {},
  calls: {
    send: { call: SEND, reply: (receipt) => (receipt ? { body: receipt } : { text: '' }) },
    refreshToken: { call: REFRESH, reply: () => messageReply('', { token: 'newer', refreshToken: 'newer' }) },
  },
  emitted: {},
  missing: (view, { value, context: { error } }) => {
    const words =
      value === 'sent' ? 'Notification sent successfully!' : value === 'failed' ? whyNotSent(error) : ''
    return words === '' || hasMessage(view, words) ? [] : [words]
  },
  unrelated: [
    {
      name: /^(Title|Short Description|Long Description|Send|Cancel|Close)$/,
      because: 'controls of the editor that contains this flow',
    },
    {
      name: /^(Back|Add Notification|Refresh|Display|Save view|Filter|Print|Export CSV|Details of .*|Rows per page|Page \d+|Previous|Next)$/,
      because: 'a control of the screen',
    },
    { name: /^(Look|Retry safely)$/, because: 'events of the editor that contains this flow' },
    { name: /^Dismiss$/, because: 'closes a toast' },
  ],
})
