import { expectEqual, expectEventually, expectSent, firstColumns } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import { buttonOf, fieldOf, fillIn, savedWithToast, seeRow } from './form.ts'
import { button, field, heading, link } from './queries.ts'

/** Fails unless the one correction of a kind of record names the version that it replaces. */
function expectVersionSent({ upstream }: JourneyContext, records: string) {
  const corrections = upstream.requests.filter(
    ({ method, path }) => method === 'PUT' && path.startsWith(`/extensions/${records}/`),
  )
  expectEqual(
    corrections.map(({ headers }) => Boolean(headers['if-match'])),
    [true],
    'Corrections that name the version that they replace',
  )
}

const strategies: Journey = {
  name: 'Strategies by hand: one is added, a taken code is refused at its field, figures are corrected',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page } = context
    const [code, other] = ['BY-HAND-1', 'BY-HAND-2']
    const search = { role: 'searchbox', name: 'Strategy code' }
    const found = () => firstColumns(page, 'Strategy Records', 5)
    await page.goto('/liveStrategies', 'admin')
    await page.click(link('Add Strategy'))
    await page.see(heading('Add Strategy'))
    for (const [label, text] of Object.entries({
      'Strategy Code': code,
      Factor: 'momentum',
      'XIRR (%)': '12.25',
      'Net Return': '41.75',
      'P&L': '4125.25',
      'Winning Trades': '3',
    }))
      await page.fill(field(label), text)
    await page.click(button('Save'))
    await page.see('Losing Trades is required')
    await page.fill(field('Losing Trades'), '1')
    await page.fill(field('Total Trades'), '4')
    await page.click(button('Save'))
    await page.see('The strategy was added.')
    await page.see(heading('Live Strategies'))

    await page.goto('/strategyRecords', 'admin')
    await page.fill(search, 'by-hand')
    await expectEventually(page, 'The new strategy', found, [
      [code, 'momentum', '12.25', '41.75', '4,125.25'],
    ])
    const add = 'Add Strategy'
    const figures = { factor: 'value', xirr: null, netReturn: null, pnl: null, status: 1 }
    await page.click(button(add))
    await fillIn(page, add, { 'Strategy Code': code, Factor: figures.factor })
    await page.click(buttonOf(add, 'Save'))
    await page.see(`There is a strategy ${code} already.`)
    expectEqual(
      await page.attribute(fieldOf(add, 'Strategy Code'), 'aria-invalid'),
      'true',
      'The code is marked',
    )
    expectEqual(await page.value(fieldOf(add, 'Factor')), figures.factor, 'What was typed')
    await page.fill(fieldOf(add, 'Strategy Code'), other)
    await page.click(buttonOf(add, 'Save'))
    await savedWithToast(page, add, 'The strategy was added.')
    expectSent(context, 'POST', '/extensions/strategies', [
      {
        strategyCode: code,
        figures: {
          ...{ factor: 'momentum', xirr: 12.25, netReturn: 41.75, pnl: 4125.25, status: 1 },
          highlights: {
            ...{ winningTrades: 3, losingTrades: 1, totalTrades: 4 },
            ...{ averageHoldingPeriod: null, averageStockPeriod: null, drawDownPeriod: null },
          },
          drawdown: null,
        },
      },
      ...[code, other].map((strategyCode) => ({
        strategyCode,
        figures: { ...figures, highlights: null, drawdown: null },
      })),
    ])

    const edit = 'Edit Strategy'
    await page.click(button(`Edit ${code}`))
    await page.see({ role: 'dialog', name: edit })
    expectEqual(await page.isEnabled(fieldOf(edit, 'Strategy Code')), false, 'The code can be changed')
    await page.fill(fieldOf(edit, 'XIRR (%)'), '13.75')
    await page.click(buttonOf(edit, 'Save'))
    await savedWithToast(page, edit, 'The strategy was updated.')
    expectVersionSent(context, 'strategies')
    await expectEventually(page, 'Both strategies', found, [
      [code, 'momentum', '13.75', '41.75', '4,125.25'],
      [other, 'value', 'N/A', 'N/A', 'N/A'],
    ])
    await page.goto(`/strategyDataManager/${code}`, 'admin')
    await expectEventually(
      page,
      'The figures in Strategy Data',
      async () =>
        (
          await page.texts({
            role: 'definition',
            within: { role: 'region', name: { matches: '^Strategy Details' } },
          })
        ).slice(0, 3),
      [code, '41.75%', '13.75%'],
    )
  },
}

const trades: Journey = {
  name: 'Trade Records: a trade is added by keyboard, corrected to a closed one, and shown in Strategy Data',
  audience: 'admin',
  hasExtensions: true,
  async run(context) {
    const { page, records } = context
    const code = records.details.strategyCode
    const title = `Trades of ${code}`
    const trade = ['JOURNEYMAN', '₹100.00', '05 Jan 2026']
    const found = async () => (await firstColumns(page, title, 6)).filter(([stock]) => stock === 'JOURNEYMAN')
    const seeInStrategyData = async (section: string) => {
      await page.goto(`/strategyDataManager/${code}`, 'admin')
      await page.click({ role: 'button', name: { matches: `^${section}` } })
      await seeRow(page, section, 'JOURNEYMAN')
    }
    await page.goto(`/tradeRecords/${code}`, 'admin')
    await page.see(heading(title))
    await page.click(button('Add Trade'))
    await fillIn(page, 'Add Trade', {
      'Stock Name': 'JOURNEYMAN',
      'Entry Price': '100',
      'Entry Date': '2026-01-05',
      'P&L': '5',
    })
    await page.press('Enter')
    await savedWithToast(page, 'Add Trade', 'The trade was added.')
    await page.fill({ role: 'searchbox', name: 'Stock name' }, 'journeyman')
    await expectEventually(page, 'The new trade', found, [[...trade, 'N/A', 'N/A', '₹5.00']])
    await seeInStrategyData('Live Trades')

    await page.click(link('Edit Trades'))
    await page.fill({ role: 'searchbox', name: 'Stock name' }, 'journeyman')
    await page.click(button('Edit JOURNEYMAN 05 Jan 2026'))
    await fillIn(page, 'Edit Trade', { 'Exit Price': '120', 'Exit Date': '2026-01-01' })
    await page.click(buttonOf('Edit Trade', 'Save'))
    await page.see('Exit Date must not be before Entry Date')
    await page.fill(fieldOf('Edit Trade', 'Exit Date'), '2026-03-05')
    await page.fill(fieldOf('Edit Trade', 'P&L'), '20')
    await page.click(buttonOf('Edit Trade', 'Save'))
    await savedWithToast(page, 'Edit Trade', 'The trade was updated.')
    await expectEventually(page, 'The closed trade', found, [[...trade, '₹120.00', '05 Mar 2026', '₹20.00']])
    expectVersionSent(context, 'trades')
    await seeInStrategyData('Closed Trades')
  },
}

/** Journeys of what staff enter by hand. */
export const strategyRecords: readonly Journey[] = [strategies, trades]
