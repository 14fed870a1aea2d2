import { type Entry, entries, LIST, rest } from './entries.ts'
import { expect, expectWhole, openHydrated, test } from './fixtures.ts'

const WARNING =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

test('a visitor opens the landing page, sees the offers and explores a topic', async ({ page, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/homePage$/)
  await expect(page.getByRole('heading', { name: 'What We Offer' })).toBeVisible()
  for (const offer of ['Model Portfolios', 'Backtesting Engine', 'Newsletters & Blogs']) {
    await expect(page.getByRole('heading', { name: offer })).toBeVisible()
  }
  await page.getByRole('heading', { name: 'Our Reach So Far' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('NA+').first()).toBeVisible()
  await expect(page.getByText('15000+').first()).toBeVisible()
  await expect(page.getByText('48%').first()).toBeVisible()
  await expect(page.getByText(WARNING)).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/unauthorizedExplorePage$/)
  const learn = page.getByRole('region', { name: /learn/i })
  await expect(learn.getByRole('article')).toHaveCount(4)
  const more = learn.getByRole('button', { name: /View all/ })
  await more.click()
  const all = await learn.getByRole('article').count()
  expect(all).toBeGreaterThan(4)
  await learn.getByRole('button', { name: /View less/ }).click()
  await expect(learn.getByRole('article')).toHaveCount(4)
  await expect(page.getByText('No video available').first()).toBeVisible()

  await page.goto('/see-all?section=learn')
  await expect(page.getByRole('article')).toHaveCount(all)
  await page.goto('/see-all?section=nothing-of-the-kind')
  await expect(page.getByText('No data available.')).toBeVisible()

  // Unknown paths on the public host redirect home, and so do the console's.
  for (const path of ['/liveStrategies', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveURL(new URL('/homePage', baseURL).href)
  }
})

test('a video opens in a dialog, loads nothing before that, and returns focus', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await openHydrated(page, '/homePage')
  const play = page.getByRole('button', { name: /play/i }).last()
  await play.scrollIntoViewIfNeeded()
  expect(foreign).toEqual([])
  await play.click()
  const video = page.getByRole('dialog')
  await expect(video.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await page.keyboard.press('Escape')
  await expect(video).toBeHidden()
  await expect(play).toBeFocused()
})

for (const path of ['/homePage', '/unauthorizedExplorePage', '/see-all?section=learn'])
  test(`${path} is whole on a phone and on a desktop`, ({ page }) => expectWhole(page, path))

test('a reader searches, likes and reads an entry, and returns to the same scroll position', async ({
  page,
}) => {
  await openHydrated(page, LIST)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(rest(page).getByRole('article')).toHaveCount(16)
  const card = rest(page).getByRole('article').nth(13)
  await card.scrollIntoViewIfNeeded()
  const like = card.getByRole('button', { name: /^Like/ })
  const before = Number(await like.textContent())
  // Two fast clicks add and remove the like, on the page and on the server.
  await like.click()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText(String(before))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    const [name] = (await card.getByRole('link').allTextContents()) as [string]
    const entry = (await entries(page)).find(({ text }) => text === name)
    expect(entry?.likesCount).toBe(before + 1)
  }).toPass()

  // Reads the position at the click, because Playwright may scroll before it.
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { clickedAt: scrollY }), {
      capture: true,
      once: true,
    })
  })
  await card.getByRole('link').click()
  const scrollPosition = await page.evaluate(() => (window as { clickedAt?: number }).clickedAt ?? 0)
  expect(scrollPosition).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rest(page).getByRole('article')).toHaveCount(16)
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrollPosition)).toBeLessThan(4)
  }).toPass()

  await page.getByRole('button', { name: 'Search' }).click()
  const [wanted] = await entries(page)
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type((wanted as Entry).text.slice(2, 12).toUpperCase())
  await expect(page.getByRole('option').first()).toContainText((wanted as Entry).text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: (wanted as Entry).text })).toBeVisible()
})
