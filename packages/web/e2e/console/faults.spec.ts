import type { Page, Route } from '@playwright/test'
import { expect, expectNoOverflow, followLink, openHydrated, test } from '../fixtures.ts'

/** What a browser sees where the API fails; further answers are in the tests of the screens. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'a 503': (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"status":{"statusCode":503,"message":"secret"}}',
    }),
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

/** The page still works and shows no internal text. */
async function expectIntactPage(page: Page) {
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
  test(`every list shows no error when it receives ${name}`, async ({ page }) => {
    for (const [call, at, words] of lists) {
      await page.route(call, fault)
      await followLink(page, at)
      await expect(page.getByText(words).first()).toBeVisible()
      await expectIntactPage(page)
    }
  })

  test(`an entry shows an error when it receives ${name}, and loads on retry`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route(ENTRY_CALL, fault)
    await followLink(page, path(entry))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This entry cannot be shown just now')
    await expectIntactPage(page)
    await page.unroute(ENTRY_CALL)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: entry.text })
    await expect(heading).toBeFocused()
    await expectIntactPage(page)
  })

  test(`an entry is shown although the list receives ${name}`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route(LIST_CALL, fault)
    await followLink(page, path(entry))
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('navigation', { name: 'Previous and next' })).toHaveCount(0)
    await expectIntactPage(page)
  })

  test(`an entry shows that its text is missing when the body is ${name}`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route('**/files/*.html', fault)
    await followLink(page, path(entry))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.text)
    await expect(page.getByText('The text of this entry is not available just now.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible()
    await expectIntactPage(page)
  })

  test(`a like that receives ${name} is undone, in the list and on the page`, async ({ page }) => {
    const entry = await anEntry(page)
    await page.route('**/api/*/like', fault)
    for (const [at, region] of [
      [LIST, page.getByRole('region', { name: 'Everything, newest first' })],
      [path(entry), page.getByRole('article').first()],
    ] as const) {
      await openHydrated(page, at)
      const like = region.getByRole('button', { name: /^Like/ }).first()
      const before = (await like.textContent()) as string
      const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/like'))
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/like'))
      await like.click()
      await Promise.race([answered, failed])
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect(like).toHaveText(before)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectIntactPage(page)
    }
  })
}

// The response body of the form service is not read, only its status.
for (const name of ['a 503', 'no answer'] as const) {
  test(`the contact form keeps its values when it receives ${name}`, async ({ page }) => {
    await page.route('**/forms/contact', faults[name]!)
    await openHydrated(page, '/contactUs')
    const typed = {
      'Full name': 'Meera Kulkarni',
      Email: 'meera@example.com',
      Message: 'What is a drawdown?',
    }
    for (const [label, text] of Object.entries(typed)) {
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
    }
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('We do not know whether your message was sent.')
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(text)
    }
    await expectIntactPage(page)
  })
}
