import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const DETAILS = 'Details of '

/** Presses a control. Retries, because a dialog accepts clicks only after Ark has made it the topmost. */
export async function pressElement(control: Element | (() => Element)) {
  const found = () => (control instanceof Element ? control : control())
  await waitFor(() => expect(getComputedStyle(found()).pointerEvents).not.toBe('none'))
  await userEvent.click(found())
}

/**
 * Presses a button, the first of its name, in the topmost dialog if one is open. On a phone an action of a row,
 * "Edit MOM-1", is in the row's details.
 */
export async function press(name: string | RegExp): Promise<void> {
  const open = screen.queryAllByRole('dialog').at(-1)
  const page = open ? within(open) : screen
  const isDetails = (found: string) =>
    found.startsWith(DETAILS) &&
    (name instanceof RegExp || `${name} `.includes(` ${found.slice(DETAILS.length)} `))
  const isWanted = (found: string) => (name instanceof RegExp ? name.test(found) : found === name)
  const [details] = await page.findAllByRole('button', {
    name: (found) => isWanted(found) || isDetails(found),
  })
  const [button] = page.queryAllByRole('button', { name })
  if (button) return pressElement(button)
  if (details) await pressElement(details)
  await openedDialog()
  return press(name)
}

/**
 * Chooses from the other actions of a row, the first one unless it is named. On a phone they are in the row's details: as
 * buttons, as far as these have room.
 */
export async function pressAction(label: string, name?: string) {
  const isOf = (start: string) => (found: string) =>
    name === undefined ? found.startsWith(start) : found === `${start}${name}`
  const more = 'More actions on '
  const [opener] = await screen.findAllByRole('button', {
    name: (found) => [more, DETAILS].some((start) => isOf(start)(found)),
  })
  await pressElement(opener!)
  if (opener!.ariaHasPopup !== 'menu') {
    const details = await openedDialog()
    const button = details.queryByRole('button', { name: (found) => found.startsWith(`${label} `) })
    if (button) return pressElement(button)
    await pressElement(details.getByRole('button', { name: isOf(more) }))
  }
  const item = await screen.findByRole('menuitem', { name: label })
  // By keyboard: a menu that opens takes the focus, and forgets the item under the pointer.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await waitFor(async () => {
    if (!item.hasAttribute('data-highlighted')) await userEvent.keyboard('{ArrowDown}')
    expect(item.hasAttribute('data-highlighted')).toBe(true)
  })
  await userEvent.keyboard('{Enter}')
}

/** Shows the filters and the tools of a list, which are behind one button on a phone. */
export async function openTools() {
  const more = screen.queryByRole('button', { name: 'More', expanded: false })
  if (more) await pressElement(more)
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
