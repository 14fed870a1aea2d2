import { adminUrl, expect, test } from './fixtures.ts'
import { asStaff } from './session.ts'

test('another page of rows begins at the top of its box, without a transition of any control', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page)
  await page.goto(adminUrl(baseURL!, '/liveStrategies?size=25'))
  const box = page.getByRole('region', { name: 'Live Strategies' })
  await expect(box.getByRole('row')).toHaveCount(26)
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500)
  await page.evaluate(() => {
    const count = { transitions: 0 }
    Object.assign(window, { count })
    addEventListener('transitionrun', () => (count.transitions += 1), true)
  })

  // By keyboard, because a pointer would start the transitions of hovered buttons.
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.getByRole('columnheader').getByRole('button').first().press('Enter')
  await expect(page.locator('[aria-sort]')).toHaveCount(1)
  const { transitions } = await page.evaluate(
    () => (window as unknown as { count: { transitions: number } }).count,
  )
  expect(transitions).toBe(0)
})
