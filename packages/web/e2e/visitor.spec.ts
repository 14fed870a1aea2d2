import { type Entry, entries, LIST, rest } from './entries.ts'
import { expect, expectWhole, openHydrated, test } from './fixtures.ts'

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
