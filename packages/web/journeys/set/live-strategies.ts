import { expectEqual, expectEventually, expectRows } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { Strategy } from '../records.ts'
import { decimalsOf, inOrder, instantOf, show } from '../show.ts'
import { tabTo } from './keyboard.ts'

const TABLE = 'Live Strategies'

const rowsOf = (strategies: readonly Strategy[]) => {
  const decimals = {
    xirr: decimalsOf(strategies.map(({ xirr }) => xirr)),
    net: decimalsOf(strategies.map(({ netReturn }) => netReturn)),
    drawdown: decimalsOf(strategies.map(({ drawDownPercentage }) => drawDownPercentage)),
  }
  return (strategy: Strategy) => rowOf(strategy, decimals)
}

const rowOf = (
  strategy: Strategy,
  decimals: { xirr: number; net: number; drawdown: number },
): readonly string[] => [
  show.text(strategy.strategyCode),
  show.number(strategy.xirr, decimals.xirr),
  show.number(strategy.netReturn, decimals.net),
  show.day(strategy.drawDownStartDate),
  show.day(strategy.drawDownEndDate),
  show.number(strategy.drawDownPercentage, decimals.drawdown),
  strategy.status === 1 ? 'Active' : 'Inactive',
  show.day(strategy.createdOn),
  show.day(strategy.modifiedOn),
  'Preview',
  'Replay (opens in a new tab)',
]

const header = (name: string) => ({ role: 'button', name, within: { role: 'columnheader', name } })
const next = { role: 'button', name: 'Next' }

const sorting: Journey = {
  name: 'Live Strategies: order, pages, reload',
  audience: 'admin',
  isForDialects: true,
  async run({ page, records, hasTimes }) {
    const { strategies } = records
    const by = (key: (strategy: Strategy) => number | null, order: 'ascending' | 'descending') =>
      inOrder(strategies, key, order).map(rowsOf(strategies))
    const byXirr = ({ xirr }: Strategy) => xirr
    const pageOf = (rows: readonly (readonly string[])[], number: number, size = 15) =>
      rows.slice((number - 1) * size, number * size)

    await page.goto('/liveStrategies', 'admin')
    await page.see({ role: 'heading', name: 'Live Strategies' })
    await expectRows(page, TABLE, pageOf(by(byXirr, 'ascending'), 1))
    expectEqual(
      await page.attribute({ role: 'columnheader', name: 'XIRR (%)' }, 'aria-sort'),
      'ascending',
      'The order of XIRR',
    )

    await page.click(header('XIRR (%)'))
    await expectRows(page, TABLE, pageOf(by(byXirr, 'descending'), 1))
    await page.click(next)
    await expectRows(page, TABLE, pageOf(by(byXirr, 'descending'), 2))
    await page.reload()
    await expectRows(page, TABLE, pageOf(by(byXirr, 'descending'), 2))
    await page.back()
    await expectRows(page, TABLE, pageOf(by(byXirr, 'descending'), 1))

    for (const [name, key] of [
      ['Created On', ({ createdOn }: Strategy) => instantOf(createdOn, hasTimes)],
      ['Modified On', ({ modifiedOn }: Strategy) => instantOf(modifiedOn, hasTimes)],
    ] as const) {
      await page.click(header(name))
      await expectRows(page, TABLE, pageOf(by(key, 'ascending'), 1))
    }
    await page.click(header('Modified On'))
    const sorted = by(({ modifiedOn }) => instantOf(modifiedOn, hasTimes), 'descending')
    await expectRows(page, TABLE, pageOf(sorted, 1))
    const stored = await page.storage('local')
    expectEqual(
      [stored['liveStrategies.sortField'], stored['liveStrategies.sortOrder']],
      ['modifiedOn', 'desc'],
      'The stored sort',
    )
    // The sort order is restored on the next visit, without a query in the URL.
    await page.goto('/liveStrategies', 'admin')
    await expectRows(page, TABLE, pageOf(sorted, 1))
    await page.choose({ role: 'combobox', name: 'Rows per page' }, '25')
    await expectRows(page, TABLE, pageOf(sorted, 1, 25))
    expectEqual(
      await page.address(),
      '/liveStrategies?sort=modifiedOn&order=descending&size=25',
      'The address',
    )
  },
}

const explanation: Journey = {
  name: 'Live Strategies: what XIRR is, opened by keyboard and closed by Escape',
  audience: 'admin',
  isNarrow: true,
  async run({ page, width }) {
    const isNarrow = width === 'narrow'
    const dialog = { role: 'dialog', name: 'XIRR' }
    // A phone shows no headers, but the details of a row explain the same.
    const opener = isNarrow ? 'What is XIRR?' : 'Menu of the column XIRR (%)'
    await page.goto('/liveStrategies', 'admin')
    const [first] = await page.rows()
    if (isNarrow) {
      await tabTo(page, `Details of ${first?.[0]}`)
      await page.press('Enter')
      await page.see({ role: 'dialog', name: String(first?.[0]) })
    }
    await tabTo(page, opener)
    await page.press('Enter')
    if (!isNarrow) {
      const item = { role: 'menuitem', name: 'What is XIRR?' }
      await page.see(item)
      const highlight = async () => {
        // It is the last of the menu, which gets the focus in a later task.
        await page.press('End')
        return page.attribute(item, 'data-highlighted')
      }
      await page.until('The explanation in the menu', highlight, (is) => is !== null)
      await page.press('Enter')
    }
    await page.see('The yearly return of a strategy, weighted by when money went in and out.')
    await expectEventually(page, 'The focus in the explanation', () => page.focused(), 'XIRR')
    await page.press('Escape')
    await page.waitForAbsence(dialog)
    await expectEventually(page, 'The focus after it', () => page.focused(), opener)
  },
}

export const liveStrategies: readonly Journey[] = [sorting, explanation]
