import type { Page } from '../page.ts'

/** Moves the focus by Tab to a control of this name. */
export async function tabTo(page: Page, name: string) {
  const focused: string[] = []
  while (focused.at(-1) !== name) {
    if (focused.length > 40) throw new Error(`Tab reaches only ${focused.join(', ')}.`)
    await page.press('Tab')
    focused.push(await page.focused())
  }
}
