import type { Locator, Page } from '@playwright/test'
import { adminUrl, expect, test } from './fixtures.ts'
import { newInvite, signIn } from './session.ts'

/** Sample staff. A phone may request five codes in ten minutes, so each test uses another. */
const STAFF = { sorting: '0000012345', leaving: '0000012346', theming: '0000012347' }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const table = (page: Page) => page.getByRole('table', { name: 'Live Strategies' })
const header = (page: Page, name: string) => page.getByRole('columnheader', { name })

async function columnOf(grid: Locator, name: string): Promise<string[]> {
  const names = (await grid.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  const column = names.findIndex((text) => text.startsWith(name))
  // Empty until the table has loaded; callers poll.
  if (column < 0) return []
  return grid
    .locator('tbody tr')
    .evaluateAll(
      (rows, at) => rows.map((row) => (row as HTMLTableRowElement).cells[at]?.textContent.trim() ?? ''),
      column,
    )
}

const percent = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'))

test('staff sign in with a code from the outbox, work the strategies, and are refused after logging out', async ({
  page,
  baseURL,
}) => {
  const wanted = adminUrl(baseURL!, '/liveStrategies')

  // A guarded URL redirects to login, and opens after it.
  await signIn(page, STAFF.sorting, wanted)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { name: 'Live Strategies', level: 1 })).toBeVisible()
  await expect(table(page).locator('tbody tr')).toHaveCount(15)

  // The default sort is XIRR, ascending.
  await expect(header(page, 'XIRR')).toHaveAttribute('aria-sort', 'ascending')
  const lowest = (await columnOf(table(page), 'XIRR')).map(percent)
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b))

  await header(page, 'XIRR').getByRole('button').first().click()
  await expect(header(page, 'XIRR')).toHaveAttribute('aria-sort', 'descending')
  const highest = (await columnOf(table(page), 'XIRR')).map(percent)
  expect(highest).toEqual([...highest].sort((a, b) => b - a))
  expect(highest[0]).toBeGreaterThan(lowest[0]!)

  // Page 2 continues page 1; Back and a reload show the same rows.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  const second = await columnOf(table(page), 'Strategy Code')
  expect((await columnOf(table(page), 'XIRR')).map(percent)[0]).toBeLessThanOrEqual(highest.at(-1)!)
  await page.reload()
  await expect.poll(() => columnOf(table(page), 'Strategy Code')).toEqual(second)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(async () => (await columnOf(table(page), 'XIRR')).map(percent)).toEqual(highest)

  // Search ignores case.
  const code = second[0]!
  const search = page.getByRole('searchbox', { name: 'Strategy code' })
  await search.fill(code.toLowerCase())
  await expect.poll(() => columnOf(table(page), 'Strategy Code')).toContain(code)
  for (const found of await columnOf(table(page), 'Strategy Code')) {
    expect(found.toLowerCase()).toContain(code.toLowerCase())
  }
  await search.fill('no strategy is called this')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toHaveValue('')
  await expect(table(page).locator('tbody tr')).toHaveCount(15)

  // Larger pages, as specified.
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(table(page).locator('tbody tr')).toHaveCount(50)

  // The sort is restored on the next visit, without a query in the URL.
  expect(
    await page.evaluate(() => [
      localStorage.getItem('liveStrategies.sortField'),
      localStorage.getItem('liveStrategies.sortOrder'),
    ]),
  ).toEqual(['xirr', 'desc'])
  await page.goto(wanted)
  await expect(header(page, 'XIRR')).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await columnOf(table(page), 'XIRR')).map(percent)).toEqual(highest)

  // After logout, guarded pages are refused.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(dialog(page, 'Login')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|userName/i.test(key))),
  ).toEqual([])
  await page.goto(wanted)
  await expect(dialog(page, 'Login')).toBeVisible()
  await expect(page).toHaveURL(/returnTo=/)
})

test('registration needs an invite; with one, a new member of staff signs up and signs in', async ({
  page,
  baseURL,
}) => {
  const person = {
    'First Name': 'Ishita',
    'Last Name': 'Deshpande',
    Email: 'ishita.deshpande@example.com',
    'Phone Number': '9819876543',
  }
  const fillIn = async () => {
    const view = dialog(page, 'Sign Up')
    for (const [label, value] of Object.entries(person)) await view.getByLabel(label).fill(value)
    await view.getByRole('button', { name: 'Sign Up' }).click()
    return view
  }

  await page.goto(adminUrl(baseURL!))
  await dialog(page, 'Login').getByRole('button', { name: 'Sign Up' }).click()
  const refused = await fillIn()
  await expect(
    refused.getByText('Forbidden: Check your authorization token or API permissions.'),
  ).toBeVisible()
  await expect(refused.getByLabel('First Name')).toHaveValue('Ishita')

  const invite = newInvite(baseURL!)
  // Only the fragment differs, so leave the page first to load it again.
  await page.goto('about:blank')
  await page.goto(invite)
  await expect(dialog(page, 'Sign Up')).toBeVisible()
  expect(page.url()).not.toContain('invite')
  await fillIn()
  await expect(dialog(page, 'Login')).toBeVisible()

  await signIn(page, person['Phone Number'], adminUrl(baseURL!))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ishita Deshpande')
})
