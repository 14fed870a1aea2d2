import { expectEqual, expectEventually, expectRows, expectSent } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Page } from '../page.ts'
import type { Trade } from '../records.ts'
import { indiaDay, inOrder, paiseOf, show } from '../show.ts'
import { buttonOf, closeSuccess, fieldOf } from './form.ts'

const section = (name: string) => ({ role: 'button', name: { matches: `^${name}` } })
const pathOf = ({ records }: JourneyContext, query = '') =>
  `/strategyDataManager/${encodeURIComponent(records.details.strategyCode)}${query}`

const rowsOf = (trades: readonly Trade[]) => {
  const paise = {
    entry: paiseOf(trades.map(({ entryPrice }) => entryPrice)),
    exit: paiseOf(trades.map(({ exitPrice }) => exitPrice)),
    pnl: paiseOf(trades.map(({ pnl }) => pnl)),
  }
  return trades.map((trade) => [
    show.text(trade.stockName),
    show.money(trade.entryPrice, paise.entry),
    show.money(trade.exitPrice, paise.exit),
    show.gain(trade.pnl, paise.pnl),
    show.day(trade.entryDate),
    show.day(trade.exitDate),
  ])
}

const facts: Journey = {
  name: 'Strategy data: details, closed trades in order, one section open at a time',
  audience: 'admin',
  async run(context) {
    const { page } = context
    const { details } = context.records
    await page.goto(pathOf(context), 'admin')
    await page.see({ role: 'heading', name: 'Strategy Data Manager' })
    await expectEventually(
      page,
      'The details',
      () =>
        page.texts({
          role: 'definition',
          within: { role: 'region', name: { matches: '^Strategy Details' } },
        }),
      [
        show.text(details.strategyCode),
        show.percent(details.netReturns),
        show.percent(details.xirr),
        show.gain(details.pnl),
        details.status === null ? 'N/A' : details.status === 1 ? 'Active' : 'Inactive',
        show.day(details.createdOn),
        show.day(details.modifiedOn),
      ],
    )
    await page.click(section('Closed Trades'))
    expectEqual(
      await page.attribute(section('Strategy Details'), 'aria-expanded'),
      'false',
      'Strategy Details is open',
    )
    const rows = rowsOf(details.closedTrades)
    const table = 'Closed Trades'
    await expectRows(page, table, rows.slice(0, 15))
    const byName = (order: 'ascending' | 'descending') =>
      inOrder(rows, ([name = '']) => name, order).slice(0, 15)
    const sort = { role: 'button', name: 'Stock Name', within: { role: 'table', name: table } }
    await page.click(sort)
    await expectRows(page, table, byName('ascending'))
    await page.click(sort)
    await expectRows(page, table, byName('descending'))
    await page.click(section('Closed Trades'))
    await page.waitForAbsence({ role: 'table', name: table })
  },
}

const mayExclude =
  ({ records }: JourneyContext) =>
  (trade: Trade) =>
    trade.entryDate !== null && !records.excludedStocks.includes(trade.stockName)

async function openLiveTrades(page: Page) {
  await page.click(section('Live Trades'))
  await page.see({ role: 'table', name: 'Live Trades' })
}

const exclusion: Journey = {
  name: 'Strategy data: a live trade is excluded, via Preview only',
  audience: 'admin',
  async run(context) {
    const { page, records } = context
    const { liveTrades } = records.details
    const trade = liveTrades.find(mayExclude(context)) as Trade
    const stock = trade.stockName
    const rows = (excluded: readonly string[], hasActions: boolean) =>
      rowsOf(liveTrades).map(([name = '', ...figures]) => {
        const isOut = excluded.includes(name)
        return [
          isOut ? `${name}Excluded` : name,
          ...figures,
          ...(hasActions ? [`${isOut ? 'Disabled' : 'Delete'} ${name}`] : []),
        ]
      })

    await page.goto(pathOf(context), 'admin')
    await openLiveTrades(page)
    await expectRows(page, 'Live Trades', rows(records.excludedStocks, false).slice(0, 15))

    await page.goto(pathOf(context, '?fromPreview=true'), 'admin')
    await openLiveTrades(page)
    await expectRows(page, 'Live Trades', rows(records.excludedStocks, true).slice(0, 15))
    await page.click({ role: 'button', name: `Delete ${stock}`, at: 0 })
    const question = { role: 'alertdialog', name: 'Delete trade' }
    await page.see('Are you sure you want to delete this trade?')
    expectEqual(
      await page.texts({ role: 'definition', within: question }),
      [show.text(stock), show.day(trade.entryDate)],
      'The trade in question',
    )
    await page.click({ role: 'button', name: 'Delete', within: question })
    await closeSuccess(page, `The trade for stock "${stock}" has been successfully persisted and excluded.`)
    expectSent(context, 'POST', '/excludeLiveTrades', [
      { stockName: stock, businessDate: indiaDay(trade.entryDate as string) },
    ])
    await expectRows(page, 'Live Trades', rows([...records.excludedStocks, stock], true).slice(0, 15))
    expectEqual(
      await page.isEnabled({ role: 'button', name: `Disabled ${stock}`, at: 0 }),
      false,
      'An excluded trade can be deleted',
    )
  },
}

const linking: Journey = {
  name: 'Strategy data: a strategy is linked to a description',
  audience: 'admin',
  async run(context) {
    const { page, records } = context
    const { strategyCode, highlights } = records.details
    const now = highlights[0]?.strategyDescriptionCode ?? null
    const wanted = records.descriptions.findLast(({ strategyDescriptionCode: code }) => code && code !== now)
    const code = wanted?.strategyDescriptionCode as string
    const form = 'Link Strategy to Description'
    const shown = async () =>
      (await page.rows({ role: 'table', name: 'Highlights and descriptions' }))[0]?.[0]
    await page.goto(pathOf(context), 'admin')
    await page.click(section('Strategy Highlights'))
    await expectEventually(page, 'The description that is linked', shown, show.text(now))
    await page.click({ role: 'button', name: 'SDC Link' })
    await page.choose(fieldOf(form, 'Description Code'), code)
    expectEqual(await page.value(fieldOf(form, 'Strategy Code')), strategyCode, 'The strategy')
    await page.click(buttonOf(form, 'Link'))
    await closeSuccess(page, 'Strategy successfully linked to description!')
    expectSent(context, 'POST', '/linkStrategyToStrategyDescription', [
      { strategyCode, strategyDescriptionCode: code },
    ])
    await expectEventually(page, 'The description that is linked now', shown, code)
  },
}

export const strategyData = [facts, exclusion, linking]
