import { type failedWritesMachine, listedWrites } from '@tarang/machines/failed-writes'
import { failedWritesCases } from '@tarang/machines/failed-writes/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import type { Seen } from '../seen.ts'
import type { UserActions } from '../user-actions.ts'
import { all, inDialog, isOpen, press } from './find.ts'
import { left, pageEvents } from './page-events.ts'

const LIST = 'Not saved'
const DISCARD = 'Discard this failed save?'
const LOG_OUT = 'Log out now?'
const EDITED = ' “Edit Stock Split”'

const isList = (view: View) => isOpen(view, LIST)
const isQuestion = (view: View) => isOpen(view, DISCARD) || isOpen(view, LOG_OUT)
const button = (view: Seen) => all(view, /^\d+ not saved$/)[0]

/** Opens the list of failed saves, then presses a button of the record that the cases edit. */
const inList = (act: string) => ({
  because: 'the list opens first',
  come: async (user: UserActions) => {
    const opener = button(await user.look())
    if (opener) await user.press(opener)
    // Once it is behind the list, the indices of the controls stay.
    for (let turn = 0; turn < 250 && button(await user.look()); turn++)
      await new Promise((later) => setTimeout(later, 20))
    await press(user, act + EDITED)
  },
})

/** The page has Logout behind the list. */
async function logOut(user: UserActions) {
  if ((await user.look()).dialogs.includes(LIST)) await press(user, 'Done')
  await press(user, 'Logout')
}

const acts = ['Retry', 'Reopen the form', 'Discard']

/** The tray of failed writes, without the screens of their forms. */
export const failedWritesPage = defineFlowPage<typeof failedWritesMachine>({
  cases: failedWritesCases,
  states: {
    empty: (view) => !isList(view) && !button(view) && !isQuestion(view),
    listed: (view) => (isList(view) || button(view) !== undefined) && !isQuestion(view),
    confirmingDiscard: isQuestion,
  },
  events: {
    'write.add': { because: 'an action, or the form of a screen, has failed' },
    'write.end': { because: 'what had failed was tried again in its bar or its form' },
    'write.discard': inList('Discard'),
    'discard.confirm': {
      controls: (view) => [
        ...inDialog(view, DISCARD, 'Discard'),
        ...inDialog(view, LOG_OUT, 'Discard and log out'),
      ],
    },
    'discard.cancel': {
      controls: (view) => [
        ...inDialog(view, DISCARD, 'Keep it', 'Close'),
        ...inDialog(view, LOG_OUT, 'Stay logged in', 'Close'),
      ],
    },
    ...pageEvents,
    'page.leave': { because: 'Logout', come: logOut },
  },
  calls: {},
  emitted: { left },
  missing: (view, { value, context }) => {
    if (value === 'confirmingDiscard') return []
    // The form that is open shows its own.
    const writes = listedWrites(context)
    const counted = `${writes.length} not saved`
    if (!isList(view)) return writes.length === 0 || button(view)?.name === counted ? [] : [counted]
    return writes.flatMap(({ form }) =>
      acts
        .map((act) => `${act} “${form}”`)
        .filter((name) => !view.controls.some((control) => control.name === name && control.isLive)),
    )
  },
  unrelated: [
    { name: /^(Done|Close)$/, where: ({ within }) => within === LIST, because: 'closes the list' },
    {
      name: / “(Add|Edit) Stock Split”$/,
      where: ({ within }) => / Stock Split$/.test(within),
      because: 'an act in the list',
    },
    { name: /^\d+ not saved$/, because: 'opens the list' },
    { name: /^Logout$/, because: 'a control of the layout' },
    { name: /^Dismiss$/, because: 'closes a toast' },
  ],
})
