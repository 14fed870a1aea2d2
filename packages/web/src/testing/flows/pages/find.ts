import type { View } from '../flow-page.ts'
import type { Control, Seen } from '../seen.ts'
import type { UserActions } from '../user-actions.ts'

interface Scope {
  readonly role?: string
  readonly within?: string
}

/** The controls with this name. */
export const all = ({ controls }: Seen, name: string | RegExp, { role, within }: Scope = {}): Control[] =>
  controls.filter(
    (control) =>
      (typeof name === 'string' ? control.name === name : name.test(control.name)) &&
      (role === undefined || control.role === role) &&
      (within === undefined || control.within === within),
  )

/** The named controls of a dialog. */
export const inDialog = (view: Seen, dialog: string, ...names: readonly string[]): Control[] =>
  view.controls.filter(({ within, name }) => within === dialog && names.includes(name))

export const isOpen = ({ dialogs }: Seen, name: string): boolean => dialogs.includes(name)

/** The field with this label. */
export const field = (view: Seen, label: string): Control | undefined =>
  view.controls.find(({ name, role }) => name === label && role !== 'button')

/** Waits for a control. */
async function awaited(
  user: UserActions,
  isMeant: (control: Control) => boolean,
  what: string,
): Promise<Control> {
  for (let turn = 0; turn < 250; turn++) {
    const found = (await user.look()).controls.find(isMeant)
    if (found) return found
    await new Promise((later) => setTimeout(later, 20))
  }
  throw new Error(`there is no ${what}`)
}

/** Types a text into the field with this label. */
export async function fill(user: UserActions, label: string, text: string) {
  const control = await awaited(
    user,
    ({ name, role }) => name === label && role !== 'button',
    `field “${label}”`,
  )
  await (control.role === 'combobox' ? user.choose(control, text) : user.type(control, text))
}

/** Presses the button with this name, on the page or in a dialog. */
export async function press(user: UserActions, name: string, dialog?: string) {
  const isMeant = ({ name: other, within }: Control) =>
    other === name && (dialog === undefined || within === dialog)
  await user.press(await awaited(user, isMeant, `button “${name}”`))
}

export const waits = ({ calls }: View, call: RegExp): boolean => calls.some((waiting) => call.test(waiting))

export const hasMessage = ({ alerts, statuses }: Seen, words: string | RegExp): boolean =>
  [...alerts, ...statuses].some((text) =>
    typeof words === 'string' ? text.includes(words) : words.test(text),
  )
