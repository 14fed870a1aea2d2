import type { Page, Query } from '../page.ts'

const dialog = (name: string): Query => ({ role: 'dialog', name })

/** A form control in a dialog. */
export const fieldOf = (form: string, label: string): Query => ({
  role: 'field',
  name: label,
  within: dialog(form),
})

export const buttonOf = (form: string, name: string): Query => ({
  role: 'button',
  name,
  within: dialog(form),
})

/** Fills in the texts, then the selects. */
export async function fillIn(
  page: Page,
  form: string,
  typed: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>> = {},
) {
  await page.see(dialog(form))
  for (const [label, text] of Object.entries(typed)) await page.fill(fieldOf(form, label), text)
  for (const [label, option] of Object.entries(chosen)) await page.choose(fieldOf(form, label), option)
}

/** Waits for the Success dialog with this message and closes it. */
export async function closeSuccess(page: Page, message: string) {
  await page.see(dialog('Success'))
  await page.see(message)
  await page.click({ ...buttonOf('Success', 'Close'), at: 0 })
  await page.waitForAbsence(dialog('Success'))
}

/** Waits for a toast with this message and for the form to close. */
export async function savedWithToast(page: Page, form: string, message: string) {
  await page.see(message)
  await page.waitForAbsence(dialog(form))
}

/** Waits for a row with this text, turning pages until it is found. */
export async function seeRow(page: Page, table: string, text: string) {
  const cell = { matches: `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}` }
  await page.until(
    `A row of ${table} with “${text}”`,
    async () => {
      const rows = await page.rows({ role: 'table', name: table })
      if (rows.some((row) => row.some((shown) => new RegExp(cell.matches).test(shown)))) return true
      const next = { role: 'button', name: 'Next' }
      if ((await page.attribute(next, 'aria-disabled')) !== 'true') await page.click(next)
      return false
    },
    Boolean,
  )
}
