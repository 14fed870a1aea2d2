import type { Strategy } from '@tarang/sdk'
import { adminUrl, expect, expectNoOverflow, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

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
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
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

test('rows have the height of their density, and at least 18 compact ones are in sight at 1440 × 900', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/stockSplitCalender?size=20'))
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Display' }).click()
  const form = page.getByRole('dialog', { name: 'Display of Stock Split Calendar' })
  await expectNoOverflow(page)
  await page.screenshot({ path: test.info().outputPath('display.png') })
  const height = () => rows.first().evaluate((row) => row.getBoundingClientRect().height)
  for (const [density, pixels] of [
    ['Roomy', 48],
    ['Comfortable', 36],
    ['Compact', 30],
  ] as const) {
    await form.getByRole('radio', { name: density }).check()
    await expect.poll(height).toBe(pixels)
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  const whole = await rows.evaluateAll((all) => {
    const box = all[0]?.closest('section')?.getBoundingClientRect().bottom ?? 0
    const end = Math.min(box, window.innerHeight)
    return all.filter((row) => row.getBoundingClientRect().bottom <= end).length
  })
  expect(whole).toBeGreaterThanOrEqual(18)
  await page.screenshot({ path: test.info().outputPath('compact.png') })
  await page.reload()
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compact')
})

for (const width of [1024, 1440]) {
  test(`the name and the actions of a row stay in sight at ${width}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 })
    await asStaff(page)
    await page.goto(adminUrl(String(baseURL), '/discountsCoupons'))
    const row = page.locator('tbody tr').first()
    const actions = row.getByRole('cell').last()
    await expect(actions.getByRole('button', { name: /^Edit / })).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('region', { name: 'Discounts & Coupons Manager' })
      .evaluate((box) => box.scrollTo(500, 0))
    await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: test.info().outputPath('discounts.png') })
  })
}

for (const [width, height] of [
  [1440, 900],
  // At 200 % zoom.
  [720, 450],
  [320, 400],
] as const)
  test(`rows of 300 letters without a space, translated: they are one line, and page at ${width} × ${height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    await asStaff(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...strategy,
      strategyCode: `${'W'.repeat(298)}${index + 10}`,
    }))
    await page.route('**/api/liveStrategies', (route) => route.fulfill({ json: rows }))
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(adminUrl(baseURL!, '/liveStrategies'))
    const row = page.locator('tbody tr')
    await expect(row).toHaveCount(15)
    const heights = await row.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(heights).size).toBe(1)
    expect(heights[0]).toBeLessThanOrEqual(68)
    await expectNoOverflow(page)
    await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text.data)
      }
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(row.first().getByRole('link').first()).toHaveText(new RegExp(`W${15 + 10}$`))
    await expect(row).toHaveCount(15)
    expect(errors).toEqual([])
  })
