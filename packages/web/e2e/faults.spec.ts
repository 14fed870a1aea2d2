import type { Page, Route } from '@playwright/test'
import { expect, expectNoOverflow, test } from './fixtures.ts'

/** What a call may be answered with, that is no answer to it. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'a 503': (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"status":{"statusCode":503,"message":"secret"}}',
    }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>secret hotel</h1>' }),
  'nothing at all': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  null: (route) => route.fulfill({ contentType: 'application/json', body: 'null' }),
  'no answer': (route) => route.abort('connectionrefused'),
}

const LIST = '/newsLetterAndBlogs'
const LIST_CALL = '**/api/fetchNewsLetterAndBlogs'
const ENTRY_CALL = '**/api/fetchNewsLetterAndBlogs/*'

interface Entry {
  id: number
  text: string
}

const anEntry = async (page: Page) => {
  const entries = (await (await page.request.get('/api/fetchNewsLetterAndBlogs')).json()) as Entry[]
  return entries.find(({ text }) => text === 'The SIP and the stormy month') as Entry
}
const path = ({ id }: Entry) => `/newsLetterAndBlogsTemplate/blogs/${id}`

/** The page stands, says nothing that it was not meant to say, and can be left again. */
async function expectCalm(page: Page) {
  await expect(page.getByText(/secret|undefined|NaN|Invalid Date|TypeError/)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Investment in securities market are')
  await expectNoOverflow(page)
}

const lists = [
  [LIST_CALL, LIST, 'No newsletters found.'],
  [LIST_CALL, '/category/Strategies', 'No newsletters found.'],
  [LIST_CALL, '/allVideosOfnewsLetterAndBlogs', 'No newsletters found.'],
  ['**/api/getAllExploreData', '/unauthorizedExplorePage', 'No data available.'],
  ['**/api/getAllExploreData', '/see-all?section=learn', 'No data available.'],
  ['**/api/getAllExploreData', '/services', 'No data available.'],
] as const

for (const [name, fault] of Object.entries(faults)) {
  test(`every list stays quiet when it is given ${name}`, async ({ page }) => {
    for (const [call, at, words] of lists) {
      await page.route(call, fault)
      await page.goto(at)
      await expect(page.getByText(words).first()).toBeVisible()
      await expectCalm(page)
    }
  })

  test(`an entry says that it cannot be shown when it is given ${name}, and comes when asked again`, async ({
    page,
  }) => {
    const entry = await anEntry(page)
    await page.route(ENTRY_CALL, fault)
    await page.goto(path(entry))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This entry cannot be shown just now')
    await expectCalm(page)
    await page.unroute(ENTRY_CALL)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: entry.text })
    await expect(heading).toBeFocused()
    await expectCalm(page)
  })

  test(`an entry stands by itself when the list beside it is given ${name}`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route(LIST_CALL, fault)
    await page.goto(path(entry))
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('navigation', { name: 'Previous and next' })).toHaveCount(0)
    await expectCalm(page)
  })

  // A body is a text: a page is one, and so is the word null.
  if (name !== 'a page' && name !== 'null') {
    test(`an entry says that its text is not there when that is ${name}`, async ({ page }) => {
      const entry = await anEntry(page)
      await page.route('**/files/*.html', fault)
      await page.goto(path(entry))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.text)
      await expect(page.getByText('The text of this entry is not available just now.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible()
      await expectCalm(page)
    })
  }

  test(`a like that is given ${name} is taken back, in the list and on the page`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route('**/api/*/like', fault)
    for (const [at, region] of [
      [LIST, page.getByRole('region', { name: 'Everything, newest first' })],
      [path(entry), page.getByRole('article').first()],
    ] as const) {
      await page.goto(at)
      const like = region.getByRole('button', { name: /^Like/ }).first()
      const before = (await like.textContent()) as string
      const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/like'))
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/like'))
      await like.click()
      await Promise.race([answered, failed])
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect(like).toHaveText(before)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectCalm(page)
    }
  })
}

// The form service's own answer is not read: that it took the message is all that matters.
for (const name of ['a 503', 'no answer'] as const) {
  test(`the contact form keeps what was typed when it is given ${name}`, async ({ page }) => {
    await page.route('**/forms/contact', faults[name]!)
    await page.goto('/contactUs')
    const typed = {
      'Full name': 'Meera Kulkarni',
      Email: 'meera@example.com',
      Message: 'What is a drawdown?',
    }
    for (const [label, text] of Object.entries(typed)) {
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
    }
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('could not be sent')
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(text)
    }
    await expectCalm(page)
  })
}
