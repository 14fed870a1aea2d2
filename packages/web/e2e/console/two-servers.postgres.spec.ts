/** Two browsers on two servers over one PostgreSQL: what an owner does to a colleague through one counts on the other. */
import type { Page } from '@playwright/test'
import { type ServerProcess, startServer } from '@tarang/server/testing/processes'
import { adminUrl, expect, test } from '../fixtures.ts'
import { passLogin, signIn } from '../session.ts'

const OWNER = '0000012345'
const EDITOR = { phoneNumber: '0000012346', name: 'Rohan Deshpande' }
const NO_RIGHT = 'You can view this, but not change it. Ask an owner for edit rights.'

let servers: ServerProcess[]
let origins: string[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const environment = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' }
  servers = await Promise.all([startServer(environment), startServer(environment)])
  origins = servers.map(({ base }) => base.replace('127.0.0.1', 'localhost'))
})
test.afterAll(() => Promise.all(servers.map((server) => server.kill('SIGTERM'))))

/** A screen of the console on one of the servers. */
const screenOn = (server: 0 | 1, path: string) => adminUrl(origins[server]!, path)

/** Chooses from a colleague's menu on the owner's screen, and confirms. */
async function manage(owner: Page, item: string, confirm: string) {
  await owner.getByRole('button', { name: `More actions on ${EDITOR.name}` }).click()
  await owner.getByRole('menuitem', { name: item }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  const success = owner.getByRole('dialog', { name: 'Success' })
  await success.getByRole('button', { name: 'Close' }).last().click()
  await expect(success).toBeHidden()
}

let owner: Page
test.beforeEach(async ({ page, browser }) => {
  test.setTimeout(120_000)
  owner = await (await browser.newContext()).newPage()
  await signIn(owner, OWNER, screenOn(1, '/staff'), origins)
  await signIn(page, EDITOR.phoneNumber, screenOn(0, '/stockSplitCalender'), origins)
})
test.afterEach(() => owner.context().close())

test('a role that is withdrawn in mid-edit: the save is refused, and what was typed stays', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: 'Stock Split Calendar' })
  const writing = page.getByRole('button', { name: /^(Add|Edit)/ })
  const [edit, rows] = [table.getByRole('button', { name: /^Edit/ }).first(), table.locator('tbody tr')]
  await expect(edit).toBeVisible()
  const before = await rows.allTextContents()
  await edit.click()
  const form = page.getByRole('dialog', { name: 'Edit Stock Split' })
  const typed = form.getByLabel('Corporate Action')
  await typed.fill('Bonus with a split')

  await manage(owner, 'Make a viewer', 'Change role')
  await expect(owner.getByRole('row', { name: EDITOR.name })).toContainText('Viewer')
  await form.getByRole('button', { name: 'Save' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Error' })
  await expect(refusal).toContainText(NO_RIGHT)
  await refusal.getByRole('button', { name: 'Close' }).last().click()
  await expect(typed).toHaveValue('Bonus with a split')

  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  for (const load of [async () => {}, () => page.reload()]) {
    await load()
    await expect(page.getByText('You can view this. Ask an owner for edit rights.')).toBeVisible()
    await expect(table).toContainText('Split Date')
    await expect(writing).toHaveCount(0)
  }
  await manage(owner, 'Make an editor', 'Change role')
  await page.reload()
  await expect(edit).toBeVisible()
  expect(await rows.allTextContents()).toEqual(before)
})

test('a session that is ended from elsewhere: the next action leads to login, and back to its screen', async ({
  page,
}) => {
  await page.goto(screenOn(0, '/tickets'))
  await expect(page.getByRole('table', { name: 'Tickets' }).getByRole('row')).toHaveCount(16)

  await manage(owner, 'Sign out everywhere', 'Sign out')
  const sessions = owner.getByRole('row', { name: EDITOR.name }).getByRole('cell', { name: '0', exact: true })
  await expect(sessions).toBeVisible()
  await page.getByLabel('Status').selectOption('Answered')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await passLogin(page, EDITOR.phoneNumber, origins)
  await expect(page).toHaveURL(screenOn(0, '/tickets?status=answered'))
  await expect(page.getByLabel('Status')).toHaveValue('answered')
  await expect(page.getByRole('table', { name: 'Tickets' })).toContainText('Answered')
})
