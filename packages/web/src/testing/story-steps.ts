import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Presses a control. Retries, because a dialog accepts clicks only after Ark has made it the topmost. */
export async function pressElement(element: Element) {
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'))
  await userEvent.click(element)
}

/** Presses a button, in the topmost dialog if one is open. */
export async function press(name: string | RegExp) {
  const open = screen.queryAllByRole('dialog').at(-1)
  await pressElement(await (open ? within(open) : screen).findByRole('button', { name }))
}

/** Presses an action of a row: "Edit", "Markets closed". On a phone it is in the row's sheet. */
export async function pressInRow(action: string, row: string) {
  const name = `${action} ${row}`
  const details = `Details of ${row}`
  await screen.findAllByRole('button', { name: (found) => found === name || found === details })
  if (!screen.queryByRole('button', { name })) await press(details)
  await press(name)
}

/** The queries of an open dialog. Ark moves the focus into it in a later task, and keys typed before that would go elsewhere. */
export async function openedDialog(name?: string) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

/** Chooses an option by its name. In a translated page user-event does not find it by its text. */
export const chooseOption = (select: HTMLElement, name: string) =>
  userEvent.selectOptions(select, within(select).getByRole('option', { name }))

/** Opens a form and fills in its fields: label → text or option. */
export async function fillIn(opener: string | RegExp, texts: Readonly<Record<string, string>> = {}) {
  await press(opener)
  const form = await openedDialog()
  for (const [label, text] of Object.entries(texts)) {
    const control = await form.findByLabelText(new RegExp(`^${label}( ?\\*)?$`))
    if (control instanceof HTMLSelectElement) await chooseOption(control, text)
    else await userEvent.type(control, text)
  }
}

/** Waits for a text. */
export const findText = (words: string | RegExp) => screen.findAllByText(words)
