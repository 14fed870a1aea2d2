import type { Locator, Page } from '@playwright/test'
import type { Strategy, StrategyDetails } from '@tarang/sdk'
import { adminUrl, DESKTOP, expect, PHONE, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

/** Presses Tab until an element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** The same for what stands before the focus. */
async function pressAbove(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target, 'Shift+Tab')
  await page.keyboard.press(key)
}

/** Opens a screen by the palette. */
async function goTo(page: Page, screen: string, heading = screen) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /screen/i })).toBeFocused()
  await page.keyboard.type(screen)
  await expect(page.getByRole('option', { name: screen }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Chooses in a select by its text. */
async function choose(page: Page, select: Locator, text: string) {
  await tabTo(page, select)
  await page.keyboard.type(text)
}

test('a day at the console without a pointer', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') })
  })
  await asStaff(page)
  const strategies = await ask<Strategy[]>(page, '/liveStrategies')
  const [faulty, other] = strategies.map(({ strategyCode }) => strategyCode)
  const path = `/backtest/strategy-details/${faulty}`
  const answer = await ask<{ data: { strategyDetails: StrategyDetails } }>(page, path)
  Object.assign(answer.data.strategyDetails.closedTrades!.at(-1)!, { exitDate: '2001-01-01' })
  await page.route(`**${path}`, (route) => route.fulfill({ json: answer }))
  await page.goto(adminUrl(String(baseURL), '/homePage'))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()

  await test.step('finds the strategy with warnings', async () => {
    await goTo(page, 'Strategy Details', 'Live Strategies')
    await press(page, page.getByRole('button', { name: 'Check the data' }))
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused({ timeout: 60_000 })
    await choose(page, page.getByLabel('Data'), 'Has')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })

  await test.step('keeps the filter as a view, and opens the list with it', async () => {
    await press(page, page.getByRole('button', { name: 'Save view' }))
    const dialog = page.getByRole('dialog', { name: 'Save a view of Live Strategies' })
    await tabTo(page, dialog.getByLabel('Name'))
    await page.keyboard.type('To be mended')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await press(page, page.getByRole('button', { name: 'Menu of the view To be mended' }))
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.type('Open')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('button', { name: /^To be mended.*opens with it/ })).toBeVisible()
  })

  await test.step('compares it with another, and prints', async () => {
    await goTo(page, 'Compare Strategies')
    const select = page.getByRole('combobox', { name: 'Add a strategy' })
    await expect(select.locator('option')).toHaveCount(strategies.length + 1)
    for (const code of [faulty, other]) {
      await choose(page, select, String(code))
      await press(page, page.getByRole('button', { name: 'Add', exact: true }))
      await expect(select).toBeFocused()
      await expect(page.getByRole('button', { name: `Remove ${code}` })).toBeVisible()
    }
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await press(page, page.getByRole('button', { name: 'Print' }))
    await expect(page.locator('html[data-printed]')).toBeAttached()
  })

  await test.step('mends a coupon', async () => {
    await goTo(page, 'Discounts & Coupons', 'Discounts & Coupons Manager')
    await press(page, page.getByRole('button', { name: /^Edit / }).first())
    const form = page.getByRole('dialog', { name: 'Edit Discount/Coupon' })
    const condition = form.getByLabel('Condition')
    await tabTo(page, condition)
    const before = await condition.inputValue()
    await page.keyboard.press('End')
    await page.keyboard.type(' Ask us.')
    await press(page, form.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Discount/Coupon updated successfully!')).toBeVisible()
    await expect(page.getByText('Discount/Coupon updated successfully!')).toBeHidden()
    await expect(form).toBeHidden()
    await expect(page.getByText(`${before} Ask us.`, { exact: true }).first()).toBeVisible()
  })

  await test.step('filters the coupons, and sorts them by the menu of a column', async () => {
    await pressAbove(page, page.getByRole('button', { name: 'Filter', exact: true }))
    const form = page.getByRole('dialog', { name: 'Filter Discounts & Coupons Manager' })
    await choose(page, form.getByLabel('Column'), 'Coupon')
    await tabTo(page, form.getByLabel('Text', { exact: true }))
    await page.keyboard.type('club')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Remove the filter Coupon Code/ })).toBeVisible()
    await expect(page.locator('tbody tr').filter({ hasNotText: 'CLUB' })).toHaveCount(0)
    await tabTo(page, page.getByRole('button', { name: 'Combo', exact: true }))
    await press(page, page.getByRole('button', { name: 'Menu of the column Combo' }))
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.type('Sort d')
    await page.keyboard.press('Enter')
    await expect(page.locator('th[aria-sort=descending]')).toHaveText('Combo')
  })

  await test.step('looks through the details by the arrows', async () => {
    await press(page, page.getByRole('button', { name: /^Details of / }).first())
    const details = page.getByRole('dialog')
    const status = details.getByRole('status')
    await expect(status).toContainText(/^1 of/)
    await page.keyboard.press('ArrowDown')
    await expect(status).toContainText(/^2 of/)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(
      page
        .locator('tbody tr')
        .nth(1)
        .getByRole('button', { name: /^Details of / }),
    ).toBeFocused()
  })

  await test.step('sets a coupon to Inactive in its row, and takes it back', async () => {
    const active = page.getByRole('button', { name: /^Active: Status of / })
    const count = await active.count()
    await press(page, active.first())
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.type('Inactive')
    await page.keyboard.press('Enter')
    await expect(active).toHaveCount(count - 1)
    await press(page, page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText(/is Active now\.$/)).toBeVisible()
    await expect(active).toHaveCount(count)
  })

  await test.step('ticks two, and changes both', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    for (const index of [1, 0]) await pressAbove(page, boxes.nth(index), 'Space')
    const bar = page.getByRole('region', { name: /^Selected rows of / })
    await expect(bar).toContainText('2 discounts and coupons selected')
    await pressAbove(page, bar.getByRole('button', { name: 'Actions' }))
    await expect(page.getByRole('menuitem', { name: 'Set Not Preferred' })).toBeVisible()
    await page.keyboard.type('Set Not')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Set Not Preferred' }))
    await expect(page.getByText('2 of 2 discounts and coupons set to Preferred 0.')).toBeVisible()
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last())
    await expect(bar).toHaveCount(0)
  })

  await test.step('comes back to the list, which opens with the view', async () => {
    await goTo(page, 'Strategy Details', 'Live Strategies')
    await expect(page.getByLabel('Data')).toHaveValue('warnings')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })
})

test('the sections of a strategy stay in view, and do not cover what has the focus', async ({
  page,
  baseURL,
}) => {
  await asStaff(page)
  const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto(adminUrl(String(baseURL), `/strategyDataManager/${strategy?.strategyCode}`))
    // As in WebKit, which does not keep in its place what is below a section that folds.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await press(page, sections.getByRole('link', { name: 'Performance' }))
    await expect(page.getByRole('heading', { name: 'Performance' })).toBeFocused()
    await page.getByText('Timeline of the trades').scrollIntoViewIfNeeded()
    await expect(sections).toBeInViewport({ ratio: 1 })
    await sections.getByRole('link', { name: 'Closed Trades' }).press('Enter')
    const closed = page.getByRole('button', { name: /^Closed Trades/ })
    await expect(closed).toBeFocused()
    await expect(closed).toHaveAttribute('aria-expanded', 'true')
    const below = async () => {
      const [bar, button] = await Promise.all([sections.boundingBox(), closed.boundingBox()])
      return Number(button?.y) - Number(bar?.y) - Number(bar?.height)
    }
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    expect(await below()).toBeLessThan(60)
  }
})
