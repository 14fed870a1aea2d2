import { DESKTOP, expect, expectNoOverflow, PHONE, test } from './fixtures.ts'

const paths = ['/docs', '/docs/notifications', '/docs/extensions']

for (const path of paths)
  test(`${path}: no heading skips a level, and no other host is asked`, async ({ page, baseURL }) => {
    const errors: string[] = []
    const foreign: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL && /^https?:/.test(request.url()))
        foreign.push(request.url())
    })
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    await page
      .getByRole('button', { name: /^[2-5]\d\d / })
      .first()
      .click()
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Number(each.ariaLevel ?? each.tagName.at(1))))
    expect(levels.length).toBeGreaterThan(10)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    await expectNoOverflow(page)
    await page.setViewportSize(PHONE)
    await expectNoOverflow(page)
    expect(errors).toEqual([])
    expect(foreign).toEqual([])
  })
