import type { Page } from '@playwright/test'
import { adminUrl, expect, test } from './fixtures.ts'
import { newInvite, signIn } from './session.ts'

/** One of the sample staff, with whose number no other test signs in: a phone may request five codes in ten minutes. */
const PHONE_NUMBER = '0000012345'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const table = (page: Page) => page.getByRole('table', { name: 'Live Strategies' })

test('staff sign in with a code from the outbox, and are refused after logging out', async ({
  page,
  baseURL,
}) => {
  const wanted = adminUrl(baseURL!, '/liveStrategies')

  // A guarded URL redirects to login, and opens after it.
  await signIn(page, PHONE_NUMBER, wanted)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { name: 'Live Strategies', level: 1 })).toBeVisible()
  await expect(table(page).locator('tbody tr')).toHaveCount(15)

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
