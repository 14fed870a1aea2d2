import type { Page } from '@playwright/test'
import type {
  ExcludedLiveTrade,
  ExploreItem,
  Notification,
  PlanCatalog,
  StockSplit,
  Strategy,
  StrategyDescription,
  StrategyDetails,
} from '@tarang/sdk'
import { codeWithoutPlan } from '../src/testing/code-without-plan.ts'
import { adminUrl, expect, test } from './fixtures.ts'
import { ask, asStaff } from './session.ts'

/** Changes made by staff, checked on the screen and in the database. */
const open = async (page: Page, baseURL: string | undefined, path: string) => {
  await asStaff(page)
  await page.goto(adminUrl(baseURL!, path))
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const close = (page: Page) => dialog(page, 'Success').getByRole('button', { name: 'Close' }).last().click()

async function fill(page: Page, form: string, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog(page, form).getByLabel(label, { exact: false }).first()
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? field.selectOption(value) : field.fill(value))
  }
}

test('an explore item is added, then made inactive', async ({ page, baseURL }) => {
  const items = async () => {
    const { data } = await ask<{ data: { exploreData: { content: ExploreItem[] }[] } }>(
      page,
      '/getAllExploreData',
    )
    return data.exploreData.flatMap(({ content }) => content)
  }
  await open(page, baseURL, '/exploreDataManager')
  await page.getByRole('button', { name: 'Add Explore Data' }).click()
  await fill(page, 'Add Explore Data', {
    Text: 'Reading an index factsheet',
    Section: 'learn',
    Status: 'Active',
  })
  await dialog(page, 'Add Explore Data').getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Explore data added successfully!')).toBeVisible()
  await expect(dialog(page, 'Add Explore Data')).toBeHidden()
  const added = (await items()).filter(({ text }) => text === 'Reading an index factsheet')
  expect(added.map(({ status, section }) => [status, section])).toEqual([['1', 'learn']])

  await page.getByLabel('Section').selectOption('learn')
  await page.getByLabel('Rows per page').selectOption('50')
  await page.getByRole('button', { name: 'Edit Reading an index factsheet' }).click()
  await fill(page, 'Edit Explore Data', { Status: 'Inactive' })
  await dialog(page, 'Edit Explore Data').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Explore data updated successfully!')).toBeVisible()
  expect((await items()).find(({ id }) => id === added[0]?.id)?.status).toBe('0')
})

test('a live trade is excluded once', async ({ page, baseURL }) => {
  const strategies = await ask<Strategy[]>(page, '/liveStrategies')
  const before = await ask<ExcludedLiveTrade[]>(page, '/getExcludedLiveTrades')
  const excluded = new Set(before.map(({ stockName }) => stockName))
  let found: { code: string; stock: string } | undefined
  for (const { strategyCode } of strategies) {
    const answer = await ask<{ data?: { strategyDetails: StrategyDetails } } & StrategyDetails>(
      page,
      `/backtest/strategy-details/${strategyCode}`,
    )
    const { liveTrades } = answer.data?.strategyDetails ?? answer
    const trade = liveTrades?.find(
      ({ stockName, entryDate }) => stockName && entryDate && !excluded.has(stockName),
    )
    if (trade?.stockName) found = { code: strategyCode, stock: trade.stockName }
    if (found) break
  }
  const { code, stock } = found!

  await open(page, baseURL, `/strategyDataManager/${code}?fromPreview=true`)
  await page.getByRole('button', { name: /Live Trades/ }).click()
  await page
    .getByRole('button', { name: `Delete ${stock}` })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(
    dialog(page, 'Success').getByText(
      `The trade for stock "${stock}" has been successfully persisted and excluded.`,
    ),
  ).toBeVisible()
  await close(page)
  // The screen reloads with the same section open.
  await expect(page.getByRole('button', { name: `Disabled ${stock}` }).first()).toBeDisabled()
  const after = await ask<ExcludedLiveTrade[]>(page, '/getExcludedLiveTrades')
  expect(after.filter(({ stockName }) => stockName === stock)).toHaveLength(1)
})

test('a description is added, and a strategy linked to it', async ({ page, baseURL }) => {
  const wanted = 'SDC-SEA-BREEZE-01'
  await open(page, baseURL, '/strategyDescriptionTable')
  await page.getByRole('button', { name: 'Add Strategy Description' }).click()
  const form = dialog(page, 'Add Strategy Description')
  await fill(page, 'Add Strategy Description', {
    'Strategy Description Code': wanted,
    'Video Link': 'https://example.com/sea-breeze',
  })
  await form.getByLabel(/^Strategy Description(?! Code)/).fill('Buys what the wind brings in.')
  await form.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Strategy description added successfully!')).toBeVisible()
  const descriptions = await ask<StrategyDescription[]>(page, '/getStrategyDescription')
  expect(descriptions.filter((one) => one.strategyDescriptionCode === wanted)).toHaveLength(1)

  const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
  const code = strategy!.strategyCode
  await page.goto(adminUrl(baseURL!, `/strategyDataManager/${code}`))
  await page.getByRole('button', { name: 'Strategy Highlights' }).click()
  await page.getByRole('button', { name: /link/i }).first().click()
  await fill(page, 'Link Strategy to Description', { 'Description Code': wanted })
  await dialog(page, 'Link Strategy to Description')
    .getByRole('button', { name: 'Link', exact: true })
    .click()
  await expect(page.getByText('Strategy successfully linked to description!')).toBeVisible()
  const answer = await ask<{ data: { strategyDetails: StrategyDetails } }>(
    page,
    `/backtest/strategy-details/${code}`,
  )
  expect(JSON.stringify(answer)).toContain(wanted)
})

test('a notification is sent once although the token has expired', async ({ page, baseURL }) => {
  await open(page, baseURL, '/notificationDataManager/whatsapp')
  await page.getByRole('button', { name: 'Add Notification' }).click()
  await fill(page, 'Add Notification', {
    Title: 'Markets closed on Monday',
    'Short Description': 'NSE and BSE are closed for Guru Nanak Jayanti.',
    'Long Description': 'Orders placed over the weekend are sent when trading opens on Tuesday.',
  })
  const sendings: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/sendGlobalNotification')) sendings.push(response.status())
  })
  const stale = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c3RhbGU'
  await page.evaluate((token) => sessionStorage.setItem('jwtToken', token), stale)
  await dialog(page, 'Add Notification').getByRole('button', { name: 'Send' }).dblclick()
  await page.getByRole('button', { name: 'Send now' }).dblclick()
  await expect(page.getByText('Notification sent successfully!')).toBeVisible()
  expect(sendings).toHaveLength(2)
  expect(await page.evaluate(() => sessionStorage.getItem('jwtToken'))).not.toBe(stale)
  const sent = await ask<Notification[]>(page, '/getNotificationsByType/WhatsApp')
  expect(sent.filter(({ title }) => title === 'Markets closed on Monday')).toHaveLength(1)
})

test('a cache is refreshed by name, and for a strategy code', async ({ page, baseURL }) => {
  await open(page, baseURL, '/refreshCache')
  await page.getByRole('button', { name: 'Refresh CATEGORIES' }).click()
  await expect(dialog(page, 'Success')).toBeVisible()
  await close(page)

  const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
  await page.getByRole('button', { name: 'Refresh STRATEGY CODE' }).click()
  await fill(page, 'Enter Strategy Code', {
    'Cache Item': 'strategy',
    'Strategy Code': strategy!.strategyCode,
  })
  await dialog(page, 'Enter Strategy Code').getByRole('button', { name: 'Refresh' }).click()
  await expect(dialog(page, 'Success').getByText(strategy!.strategyCode)).toBeVisible()
  await close(page)
})

test('a stock split is added, then completed', async ({ page, baseURL }) => {
  const splits = async () =>
    (await ask<StockSplit[]>(page, '/getStockSplitCalender')).filter(
      ({ stockname }) => stockname === 'POLYCAB',
    )
  const before = (await splits()).length
  await open(page, baseURL, '/stockSplitCalender')
  await page.getByRole('button', { name: 'Add Stock Split' }).click()
  await fill(page, 'Add Stock Split', {
    'Stock Name': 'POLYCAB',
    Ratio: '1:5',
    'Split Date': '2031-03-14',
    'Source Date': '2031-02-20',
    Status: 'Pending',
    'Corporate Action': 'Split',
  })
  await dialog(page, 'Add Stock Split').getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page, 'Success').getByText('Stock split added successfully!')).toBeVisible()
  await close(page)
  expect(await splits()).toHaveLength(before + 1)

  await page.getByLabel('Rows per page').selectOption('50')
  const edit = page.getByRole('button', { name: 'Edit POLYCAB' }).last()
  while (!(await edit.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  await edit.click()
  await fill(page, 'Edit Stock Split', { Status: 'Completed' })
  await dialog(page, 'Edit Stock Split').getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page, 'Success').getByText('Stock split updated successfully!')).toBeVisible()
  await close(page)
  expect((await splits()).some(({ status }) => status === 1)).toBe(true)
})

test('a discount and a plan are added and edited', async ({ page, baseURL }) => {
  const catalog = async () => (await ask<{ data: PlanCatalog }>(page, '/subscription-plan/3')).data
  await open(page, baseURL, '/discountsCoupons')
  await page.getByRole('button', { name: 'Add Discount/Coupon' }).click()
  await fill(page, 'Add Discount/Coupon', {
    'Strategy Code': 'MOMENTUM-50-W',
    'Coupon Code': 'DIWALI2031',
    Type: 'COUPON',
    Discount: '15',
    Description: 'Fifteen per cent off for Diwali.',
    Condition: 'New subscribers only.',
  })
  await dialog(page, 'Add Discount/Coupon').getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Discount/Coupon added successfully!')).toBeVisible()
  // The message hides after three seconds.
  await expect(page.getByText('Discount/Coupon added successfully!')).toBeHidden()
  const coupons = () =>
    catalog().then(({ coupons }) => coupons.filter(({ couponcode }) => couponcode === 'DIWALI2031'))
  expect((await coupons()).map(({ discount, status }) => [discount, status])).toEqual([[15, 'Inactive']])

  const edit = page.getByRole('button', { name: 'Edit DIWALI2031' })
  while (!(await edit.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  await edit.click()
  await fill(page, 'Edit Discount/Coupon', { Status: 'Active' })
  await dialog(page, 'Edit Discount/Coupon').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Discount/Coupon updated successfully!')).toBeVisible()
  // A page that is left now would lose the answer, which is compared with the description.
  await expect(page.getByText('Discount/Coupon updated successfully!')).toBeHidden()
  expect((await coupons())[0]?.status).toBe('Active')

  const code = codeWithoutPlan(await ask<Strategy[]>(page, '/liveStrategies'), (await catalog()).plans)
  await page.goto(adminUrl(baseURL!, '/strategies'))
  await page.getByRole('button', { name: 'Add Strategy' }).click()
  await fill(page, 'Add Strategy', {
    'Strategy Code': code,
    Title: 'Sea Breeze',
    Tag: 'New',
    'Subscription Status': 'Active',
    'Monthly Price': '499',
    'Quarterly Price': '1399',
    'Yearly Price': '4999',
    'Icon URL': 'https://files.tarang.example/icons/sea-breeze.svg',
    Features: ' Monthly review ,  Twenty shares,, Rules in writing ',
    Description: 'Twenty shares by momentum, reviewed monthly.',
  })
  await dialog(page, 'Add Strategy').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Strategy added successfully!')).toBeVisible()
  const plan = async () => (await catalog()).plans.find(({ strategyCode }) => strategyCode === code)
  expect((await plan())?.features).toEqual(['Monthly review', 'Twenty shares', 'Rules in writing'])

  const editPlan = page.getByRole('button', { name: `Edit ${code}`, exact: true })
  await expect(page.getByText('Strategy added successfully!')).toBeHidden()
  while (!(await editPlan.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  await editPlan.click()
  await fill(page, 'Edit Strategy', { Title: 'Sea Breeze 20' })
  await dialog(page, 'Edit Strategy').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Strategy updated successfully!')).toBeVisible()
  expect((await plan())?.title).toBe('Sea Breeze 20')
})
