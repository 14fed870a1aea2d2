import { expectEventually } from '../check.ts'
import type { Journey } from '../journey.ts'
import { show } from '../show.ts'

const TABLE = { role: 'table', name: 'Compared Strategies' }
const choice = { role: 'combobox', name: 'Add a strategy' }

const comparison: Journey = {
  name: 'Compare Strategies: one is added, removed, and back by Back',
  audience: 'admin',
  async run({ page, records }) {
    const { details, strategies } = records
    const code = details.strategyCode
    const other = strategies.map(({ strategyCode }) => strategyCode).find((one) => one && one !== code) ?? ''
    const address = (...codes: readonly string[]) =>
      `/compareStrategies?${new URLSearchParams(codes.map((one) => ['strategy', one]))}`
    const cellsOf = async (name: string) =>
      (await page.rows(TABLE)).find(([first]) => first === name)?.slice(0, 2)
    const expectAddress = (wanted: string) =>
      expectEventually(page, 'The address', () => page.address(), wanted)

    await page.goto(address(code), 'admin')
    for (const [name, text] of [
      ['Net Returns', show.percent(details.netReturns)],
      ['XIRR', show.percent(details.xirr)],
      ['P&L', show.gain(details.pnl)],
      ['Closed Trades', show.number(details.closedTrades.length)],
    ] as const)
      await expectEventually(page, name, () => cellsOf(name), [name, text])

    await page.choose(choice, other)
    await page.click({ role: 'button', name: 'Add' })
    await expectAddress(address(code, other))
    await page.see({ role: 'button', name: `Remove ${other}` })
    await page.click({ role: 'button', name: `Remove ${code}` })
    await expectAddress(address(other))
    await page.back()
    await page.see({ role: 'button', name: `Remove ${code}` })
    await expectEventually(page, 'Net Returns', () => cellsOf('Net Returns'), [
      'Net Returns',
      show.percent(details.netReturns),
    ])
  },
}

export const strategyViews: readonly Journey[] = [comparison]
