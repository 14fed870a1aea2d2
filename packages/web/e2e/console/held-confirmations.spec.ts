import type { Page } from '@playwright/test'
import type { Blog, ExcludedLiveTrade, Strategy } from '@tarang/sdk'
import { adminUrl, expect, test } from '../fixtures.ts'
import { ask, asStaff, withHoldSeconds } from '../session.ts'

/** Deleting a blog and excluding a trade wait after their confirmation, where the configuration says so. */

// Long enough for a slow machine.
const holdSeconds = { notification: 5, blogDeletion: 8, tradeExclusion: 8 }

/** The requests with this in their path. */
function watch(page: Page, path: string) {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) seen.push(request.url())
  })
  return seen
}

async function confirm(page: Page, name: string, press: 'click' | 'dblclick') {
  await page.getByRole('button', { name }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' })[press]()
  await expect(question).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await withHoldSeconds(page, holdSeconds)
})

test('a blog is deleted once, after the wait, and not after Undo', async ({ page, baseURL }) => {
  const { jwtToken } = await asStaff(page)
  const title = 'Withdrawn after a correction'
  const created = await page.request.post('/api/newsletter/upload', {
    headers: { authorization: `Bearer ${jwtToken}` },
    multipart: {
      text: title,
      category: 'Market Nuggets',
      htmlPage: { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>By a fifth.</p>') },
    },
  })
  expect(created.status()).toBe(200)
  const published = async () =>
    (await ask<Blog[]>(page, '/fetchNewsLetterAndBlogs')).filter(({ text }) => text === title)
  const deletions = watch(page, '/newsletter/delete/')
  await page.goto(adminUrl(String(baseURL), '/newsletterManager'))
  const bar = page.getByRole('region', { name: `Deleting “${title}”` })

  await confirm(page, `Delete ${title}`, 'click')
  await expect(bar).toContainText(/in [1-8] s/)
  await expect(bar).toBeFocused()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toBeHidden()
  await page.waitForTimeout(8_500)
  expect(deletions).toEqual([])
  expect(await published()).toHaveLength(1)

  await confirm(page, `Delete ${title}`, 'dblclick')
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page.getByText('Blog deleted successfully!')).toBeVisible()
  expect(deletions).toHaveLength(1)
  expect(await published()).toEqual([])
})

test('several blogs wait in their dialog: nothing is sent before, or after Undo, and then each is deleted once', async ({
  page,
  baseURL,
}) => {
  await asStaff(page)
  const deletions = watch(page, '/newsletter/delete/')
  // They stay: another test needs them.
  await page.route('**/newsletter/delete/*', (route) => route.fulfill({ json: {} }))
  await page.goto(adminUrl(String(baseURL), '/newsletterManager'))
  await page.getByRole('button', { name: 'Select rows' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  const bar = page.getByRole('region', { name: /^Selected rows of / })
  const ask = async () => {
    await bar.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick()
  }
  const dialog = page.getByRole('dialog', { name: 'Delete Blogs' })

  await ask()
  await expect(dialog).toContainText(/Deleting 3 blogs in [1-8] s/)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toBeHidden()
  await page.waitForTimeout(8_500)
  expect(deletions).toEqual([])

  await ask()
  await expect(dialog).toContainText('3 of 3 blogs deleted.')
  expect(deletions).toHaveLength(3)
})

test('a trade is excluded once by Exclude now, and its row is greyed', async ({ page, baseURL }) => {
  await asStaff(page)
  const excluded = async () => ask<ExcludedLiveTrade[]>(page, '/getExcludedLiveTrades')
  const before = await excluded()
  const exclusions = watch(page, '/excludeLiveTrades')
  // Another strategy than that of the specified exclusion.
  const strategies = (await ask<Strategy[]>(page, '/liveStrategies')).toReversed()
  const enabled = page.getByRole('button', { name: /^Delete / })
  for (const { strategyCode } of strategies) {
    await page.goto(adminUrl(String(baseURL), `/strategyDataManager/${strategyCode}?fromPreview=true`))
    const section = page.getByRole('button', { name: /Live Trades/ })
    await expect(section).toBeVisible()
    await section.click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if ((await enabled.count()) > 0) break
  }
  const name = (await enabled.first().textContent()) ?? ''
  const stock = name.replace(/^Delete /, '')
  await confirm(page, name, 'dblclick')
  const bar = page.getByRole('region', { name: `Excluding the trade for stock “${stock}”` })
  await expect(bar).toBeVisible()
  expect(exclusions).toEqual([])
  await bar.getByRole('button', { name: 'Exclude now' }).dblclick()
  await expect(bar).toBeHidden()
  await expect(
    page.getByText(`The trade for stock "${stock}" has been successfully persisted and excluded.`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: `Disabled ${stock}` }).first()).toBeDisabled()
  await page.waitForTimeout(8_500)
  expect(exclusions).toHaveLength(1)
  expect((await excluded()).length).toBe(before.length + 1)
})
