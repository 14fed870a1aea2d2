import type { Page } from '@playwright/test'
import type { ExcludedLiveTrade, Strategy, StrategyDescription, StrategyDetails } from '@tarang/sdk'
import { adminUrl, expect, test } from './fixtures.ts'
import { ask, asStaff } from './session.ts'

/** The calls of the description that no other journey makes, so that a browser has made each. */
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
