import { adminUrl, expect, expectNoOverflow, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** A member of staff leaves a list and comes back to it. */

const lists = [
  { path: '/liveStrategies?sort=xirr&order=descending&page=2', title: 'Live Strategies', kind: 'Strategy' },
  { path: '/tickets?size=5&page=2', title: 'Tickets', kind: 'Ticket' },
]

test.beforeEach(async ({ page, request }) => {
  await asStaff(page)
  for (const name of [
    'Asha Nair',
    'Ravi Menon',
    'Kavya Iyer',
    'Farhan Ali',
    'Meera Das',
    'Jai Rao',
    'Tara Sen',
  ])
    await request.post('/forms/contact', {
      data: { name, email: 'a@tarang.example', message: `From ${name}` },
    })
})

for (const { path, title, kind } of lists) {
  test(`${title}: to the next record and the one before, and back to the same page and scroll`, async ({
    page,
    baseURL,
  }) => {
    // Low enough for five rows to scroll.
    await page.setViewportSize({ width: 390, height: 400 })
    await page.goto(adminUrl(String(baseURL), path))
    const table = page.getByRole('table', { name: title })
    const links = table.getByRole('rowheader').getByRole('link')
    await expect(links.nth(1)).toBeVisible()
    const names = await links.allTextContents()
    await links.nth(1).scrollIntoViewIfNeeded()
    const [address, before] = await page.evaluate(() => [location.href, scrollY])
    const scroll = before + 200
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
    // The keyboard's press, because a click scrolls.
    await links.nth(1).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')

    const way = page.getByRole('navigation', { name: `${kind} before and after` })
    await expect(way).toContainText(/\d+ of \d+/)
    await expectNoOverflow(page)
    await expect(way.getByRole('link', { name: `Previous ${names[0]}` })).toBeVisible()
    const { pathname } = new URL(page.url())
    await way.getByRole('link', { name: /^Next/ }).click()
    await expect(page).not.toHaveURL(new RegExp(`${pathname}(\\?|$)`))
    await expect(way.getByRole('link', { name: `Previous ${names[1]}` })).toBeVisible()
    await way.getByRole('link', { name: /^Previous/ }).click()
    await expect(page).toHaveURL(new RegExp(`${pathname}(\\?|$)`))

    await page.goBack()
    await expect(links.nth(1)).toHaveText(String(names[1]))
    expect(page.url()).toBe(address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
  })
}
