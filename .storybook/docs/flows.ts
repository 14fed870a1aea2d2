import { messages as cacheRefresh } from '../../packages/machines/src/cache-refresh/cache-refresh.model.ts'
import { messages as login } from '../../packages/machines/src/login/login.model.ts'
import { messages as notification } from '../../packages/machines/src/notification/notification.model.ts'
import { messages as registration } from '../../packages/machines/src/registration/registration.model.ts'
import { messages as tradeExclusion } from '../../packages/machines/src/trade-exclusion/trade-exclusion.model.ts'

export type Messages = Readonly<Record<string, string | ((...given: never[]) => string)>>

/** What Storybook says about a flow. Titles are those of stories; a test compares them. */
export interface Flow {
  readonly title: string
  /** The first sentence stands on the start page. */
  readonly about: string
  /** Where the machine runs, by the titles of stories. */
  readonly screens: readonly string[]
  /** The story that replays its paths on a component. */
  readonly paths: string
  /** The texts that it shows, or who has them. */
  readonly messages: Messages | string
}

/** Every flow, by its machine's folder. */
export const flows: Readonly<Record<string, Flow>> = {
  login: {
    title: 'Login',
    about:
      "A member of staff gives a phone number, gets a one-time code by SMS, and types it. The code is stored only while it is verified. A failure leads back to the previous step, with the API's message if there is one. `phone.change` aborts any call. Where the API has extensions (the input `offersEmail`), `code.resendByEmail` sends the code by email instead.",
    screens: ['Admin/Login'],
    paths: 'paths-login--login-tour',
    messages: login,
  },
  registration: {
    title: 'Registration',
    about:
      'A member of staff registers with an invite. The draft stays until the API accepts it; a refusal names the rejected fields.',
    screens: ['Admin/Login'],
    paths: 'paths-login--registration-tour',
    messages: registration,
  },
  table: {
    title: 'Table',
    about:
      'Every list of the console loads rows, then searches, filters, sorts and pages in memory. Each change of the query is emitted once, with its reason. A failed reload keeps the earlier rows (`outdated`).',
    screens: [
      'Patterns/Table screen',
      'Admin/Strategy Manager/Live Strategies',
      'Admin/Strategy Manager/Stock Split Calendar',
      'Admin/Blogs/Blog Manager',
      'Admin/Admin Operation/Audit Logs',
    ],
    paths: 'paths-table--table-tour',
    messages: "They are in the table's declaration (`empty`, `failure`).",
  },
  resource: {
    title: 'Resource',
    about:
      'Loads one resource, and loads it again after a failure or on request. Earlier data stays until newer data arrives.',
    screens: ['Admin/Strategy Manager/Strategy Data Manager', 'Site/Blogs', 'Site/Blog', 'Site/Explore'],
    paths: 'paths-strategy-data--resource-tour',
    messages: 'The screen that loads has them.',
  },
  editor: {
    title: 'Editor',
    about:
      'Adds or edits one record in a form. The draft is never lost: closing an edited form asks first, an expired session keeps the draft, and a refusal leads back to its fields.',
    screens: [
      'Patterns/Editor',
      'Admin/Strategy Manager/Stock Split Calendar',
      'Admin/Blogs/Blog Manager',
      'Admin/Discounts & Coupons',
      'Site/Contact',
    ],
    paths: 'paths-editor--editor-tour',
    messages: "The rules have a message for each field, and the screen shows the API's refusals.",
  },
  comparison: {
    title: 'Comparison',
    about:
      'Compares a draft with the record as another changed it. The editor invokes it, and saves the chosen values. Closing it returns to the form.',
    screens: ['Patterns/Editor', 'Admin/Strategy Manager/Stock Split Calendar'],
    paths: 'paths-editor--comparison-tour',
    messages: 'A field that both changed and that has no choice has the message.',
  },
  action: {
    title: 'Action',
    about:
      'Acts on one to many items, on three at once at most. As its settings say, it asks first, and waits before the first call, in which it can be taken back. What failed can be tried again, and what a stop left over continued. Another person who logs in meanwhile is asked first.',
    screens: [
      'Patterns/Action',
      'Patterns/Bulk action',
      'Admin/Blogs/Blog Manager',
      'Admin/Notification Manager/Notifications',
      'Admin/Strategy Manager/Stock Split Calendar',
    ],
    paths: 'paths-action--action-tour',
    messages: 'The screen declares the question, the wait, the progress, the success and the failure.',
  },
  'failed-writes': {
    title: 'Failed writes',
    about:
      'Keeps writes that could not be made, until each is saved in its form or discarded. None is repeated unless the user asks for it. While the form of a write is open, the form shows the failure.',
    screens: ['Patterns/Failed writes'],
    paths: 'paths-failed-writes--failed-writes-tour',
    messages: 'The editor says why a save failed.',
  },
  'trade-exclusion': {
    title: 'Trade exclusion',
    about:
      'Two parallel regions: the list of excluded trades, and the exclusion of another one after a confirmation.',
    screens: ['Admin/Strategy Manager/Strategy Data Manager'],
    paths: 'paths-strategy-data--trade-exclusion-tour',
    messages: tradeExclusion,
  },
  notification: {
    title: 'Notification',
    about:
      'Sends one notification. A stale token is refreshed once, and the notification sent once more. The machine takes no events.',
    screens: ['Admin/Notification Manager/Notifications'],
    paths: 'paths-notifications--notification-tour',
    messages: notification,
  },
  import: {
    title: 'Import',
    about:
      'A file of records is chosen, checked by a dry run, mapped until the check has no errors, and imported after a question. A running call says how many rows were read, and can be cancelled; whether a cancelled import was made is unknown until the next check.',
    screens: ['Admin/Account menu/Import'],
    paths: 'paths-import--import-tour',
    messages: 'The screen has them; the errors of a file are the server’s.',
  },
  'cache-refresh': {
    title: 'Cache refresh',
    about: "Refreshes one cache at a time, by its name or for one strategy code, and shows the API's answer.",
    screens: ['Admin/Admin Operation/Refresh Cache'],
    paths: 'paths-cache--cache-refresh-tour',
    messages: cacheRefresh,
  },
  like: {
    title: 'Like',
    about:
      "A like is shown at once, then with the API's count. One call runs at a time. The machine stores the server’s count and the wanted state, so that two clicks whose answers arrive in reverse order end at the last wanted state. `settling` is transient.",
    screens: ['Site/Blogs', 'Site/Blog'],
    paths: 'paths-like--like-tour',
    messages: 'None: a like that fails takes its step back quietly.',
  },
}
