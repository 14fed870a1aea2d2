import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { extensions } from '#platform/api/extensions'
import { formatDate } from '#platform/formats/console-date'
import {
  button,
  chooseAction,
  column,
  fill,
  loaded,
  openConsole,
  rowOf,
  valuesByLabel,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import '../layout/layout.tsx'
import '../live-strategies/live-strategies.tsx'
import '../strategy-data/strategy-data.tsx'
import './add-strategy.tsx'
import './strategy-records.tsx'
import './trade-records.tsx'

const reference = withReferenceServer()
// A form may be a page or a dialog.
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name })
const user = userEvent.setup()

beforeEach(() => reference.signIn())

/** Opens the address of a link. */
async function follow(name: string) {
  const link = await screen.findByRole('link', { name })
  cleanup()
  await openConsole(link.getAttribute('href') ?? '')
}

const save = () => user.click(button('Save'))

test('a strategy is added from Live Strategies', async () => {
  await openConsole('/liveStrategies')
  await follow('Add Strategy')
  await user.type(await screen.findByLabelText(/^Factor/), 'momentum')
  await fill(field(/^XIRR/), '12.5')
  await fill(field(/^Winning Trades/), '3')
  await save()
  // The other highlights are required once one is filled in.
  expect(await screen.findByText('Losing Trades is required')).toBeTruthy()
  expect(screen.getByText('Strategy Code is required')).toBeTruthy()
  await fill(field(/^Strategy Code/), 'HAND-7')
  await fill(field(/^Losing Trades/), '1')
  await fill(field(/^Total Trades/), '3')
  // What "Check the data" would find later.
  const warning = 'Won and lost trades do not add up: 3 won and 1 lost make 4; the total is 3.'
  expect(screen.getByText(warning).closest('[role=status]')).toBeTruthy()
  await fill(field(/^Total Trades/), '4')
  expect(screen.queryByText(/^Won and lost trades/)).toBeNull()
  await save()
  expect(await screen.findByText('The strategy was added.')).toBeTruthy()
  expect(await api.strategies.get('HAND-7')).toMatchObject({
    xirr: 12.5,
    strategyHighlights: [{ winningTrades: 3, totalTrades: 4 }],
    drawdown: null,
  })
})

test('a strategy is corrected from its own screen, also where the code of another contains its code', async () => {
  await extensions.strategyRecords.create({
    strategyCode: 'A-HAND-7',
    figures: (await extensions.strategyRecords.list({})).find((each) => each.strategyCode === 'HAND-7')!
      .figures,
  })
  await openConsole('/strategyDataManager/HAND-7')
  await follow('Edit Strategy')
  await dialog('Edit Strategy')
  expect(field(/^Strategy Code/).value).toBe('HAND-7')
  expect(location.search).toBe('')
  expect(field(/^Strategy Code/).disabled).toBe(true)
  await fill(field(/^XIRR/), '13')
  await save()
  expect(await screen.findByText('The strategy was updated.')).toBeTruthy()
  expect((await api.strategies.get('HAND-7')).xirr).toBe(13)
})

test('a highlight without the counts is not dropped', async () => {
  await openConsole('/strategyDataManager/HAND-7')
  await follow('Edit Strategy')
  await dialog('Edit Strategy')
  await fill(field(/^Average Holding Period/), '12')
  for (const name of [/^Winning Trades/, /^Losing Trades/, /^Total Trades/]) await user.clear(field(name))
  await save()
  for (const name of ['Winning Trades', 'Losing Trades', 'Total Trades'])
    expect(await screen.findByText(`${name} is required`)).toBeTruthy()
  expect((await api.strategies.get('HAND-7')).strategyHighlights).toMatchObject([{ totalTrades: 4 }])
  // Without any highlight they are deleted.
  await user.clear(field(/^Average Holding Period/))
  await save()
  await dialog('Success')
  expect((await api.strategies.get('HAND-7')).strategyHighlights).toBeNull()
})

test('a link to a strategy that is gone says so', async () => {
  await openConsole('/strategyRecords?edit=GONE')
  expect(await screen.findByText('“GONE” is not in this list.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['MOM/50', 'A?B', 'A#B', 'A\\B', '.', '..', 'A\u0007B'])(
  'a code that no address can hold is not sent: %j',
  async (code) => {
    await openConsole('/addStrategy')
    fireEvent.change(await screen.findByLabelText(/^Strategy Code/), { target: { value: code } })
    await fill(field(/^Factor/), 'value')
    await save()
    expect(
      await screen.findByText(
        'Strategy Code must not begin with a dot, or contain / \\ ? # or control characters',
      ),
    ).toBeTruthy()
    expect(reference.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  },
)

test('every figure sorts and filters, and so does the factor', async () => {
  await openConsole('/strategyRecords?filter.xirr=greater:20')
  await loaded()
  for (const label of ['XIRR (%)', 'Net Return', 'P&L']) {
    await user.click(within(screen.getByRole('columnheader', { name: label })).getByText(label))
    const figures = column(label).map((text) => Number(text.replaceAll(',', '')))
    expect(figures.length).toBeGreaterThan(1)
    expect(figures, label).toEqual(figures.toSorted((one, other) => one - other))
  }
  expect(Math.min(...column('XIRR (%)').map(Number))).toBeGreaterThan(20)
  await user.click(within(screen.getByRole('columnheader', { name: 'Factor' })).getByText('Factor'))
  expect(column('Factor')).toEqual(column('Factor').toSorted((one, other) => one.localeCompare(other)))
})

test('figures that make no sense are not sent', async () => {
  await openConsole('/strategyRecords')
  await user.click(await screen.findByRole('button', { name: 'Add Strategy' }))
  await dialog('Add Strategy')
  for (const [name, text] of [
    [/^Strategy Code/, 'HAND-8'],
    [/^Factor/, 'value'],
    [/^Winning Trades/, '2.5'],
    [/^Losing Trades/, '-1'],
    [/^Total Trades/, '4'],
    [/^Average Holding Period/, '-1'],
    [/^Average Stock Period/, '-0.5'],
    [/^Drawdown Period/, '-2'],
    [/^Drawdown Start Date/, '2026-03-05'],
    [/^Drawdown End Date/, '2026-03-04'],
    [/^Drawdown Percentage/, '-100.5'],
    [/^Drawdown Amount/, '-5'],
    [/^Current Portfolio Return/, '1'],
    [/^Maximum Portfolio Return/, '1'],
    [/^Previous Portfolio Return/, '1'],
  ] as const)
    await fill(field(name), text)
  await save()
  for (const problem of [
    'Winning Trades must be a whole number',
    'Losing Trades must not be less than 0',
    'Average Holding Period (days) must not be less than 0',
    'Average Stock Period (days) must not be less than 0',
    'Drawdown Period (days) must not be less than 0',
    'Drawdown End Date must not be before Drawdown Start Date',
    'Drawdown Percentage (%) must be from -100 to 100',
  ])
    expect(await screen.findByText(problem)).toBeTruthy()
  expect(reference.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('odd figures that are stored already are named by the form, because the server refuses them', async () => {
  const record = (await extensions.strategyRecords.list()).find(
    ({ strategyCode }) => strategyCode === 'HAND-7',
  )!
  const drawdown = {
    startRange: '1889-03-05',
    endRange: '1889-03-04',
    drawDownInPercentage: -170,
    drawDownAmount: -5,
    currentPortfolioReturn: 1,
    maxPortfolioReturn: 1,
    prevPortfolioReturn: 1,
  }
  const odd = { ...record, figures: { ...record.figures, drawdown } }
  const update = `PUT /api/extensions/strategies/${record.id}`
  reference.fail('GET /api/extensions/strategies', Response.json([odd]))
  await openConsole('/strategyRecords')
  await user.click(await screen.findByRole('button', { name: 'Edit HAND-7' }))
  await dialog('Edit Strategy')
  expect(field(/^Drawdown Percentage/).value).toBe('-170')
  await fill(field(/^Factor/), 'growth')
  await save()
  for (const problem of [
    'Drawdown Start Date must be from 1990 to 2100',
    'Drawdown End Date must be from 1990 to 2100',
    'Drawdown Percentage (%) must be from -100 to 100',
  ])
    expect(await screen.findByText(problem)).toBeTruthy()
  expect(reference.calls).not.toContain(update)
})

test('a trade is added, closed, and deleted after a question', async () => {
  await openConsole('/strategyDataManager/HAND-7')
  await follow('Edit Trades')
  await screen.findByText('This strategy has no trades yet.')
  await user.click(button('Add Trade'))
  await dialog('Add Trade')
  await fill(field(/^Stock Name/), 'TCS')
  await fill(field(/^Entry Price/), '100')
  await fill(field(/^Entry Date/), '2026-01-05')
  await fill(field(/^P&L/), '5')
  await save()
  expect(await screen.findByText('The trade was added.')).toBeTruthy()
  expect((await api.strategies.get('HAND-7')).liveTrades).toMatchObject([{ stockName: 'TCS' }])

  await user.click(await screen.findByRole('button', { name: `Edit TCS ${formatDate('2026-01-05')}` }))
  await dialog('Edit Trade')
  await fill(field(/^Exit Price/), '-120')
  await fill(field(/^Exit Date/), '2026-01-01')
  await save()
  expect(await screen.findByText('Exit Date must not be before Entry Date')).toBeTruthy()
  expect(screen.getByText('Exit Price must not be less than 0')).toBeTruthy()
  expect(screen.getByText(/^P&L contradicts the prices: TCS: bought at /)).toBeTruthy()
  await fill(field(/^Exit Price/), '120')
  expect(screen.queryByText(/^P&L contradicts/)).toBeNull()
  await fill(field(/^Exit Date/), '2026-03-05')
  await save()
  expect(await screen.findByText('The trade was updated.')).toBeTruthy()
  expect((await api.strategies.get('HAND-7')).closedTrades).toMatchObject([{ exitPrice: 120 }])
  await waitFor(() =>
    expect(valuesByLabel(rowOf('TCS'))).toMatchObject({
      ...{ 'Stock Name': 'TCS', 'Entry Price': '₹100', 'Entry Date': formatDate('2026-01-05') },
      ...{ 'Exit Price': '₹120', 'Exit Date': formatDate('2026-03-05'), 'P&L': '₹5' },
    }),
  )

  await chooseAction(`TCS ${formatDate('2026-01-05')}`, 'Delete')
  const question = await dialog('Delete trade', 'alertdialog')
  expect(question.textContent).toContain(
    `Delete the trade of “TCS” entered on ${formatDate('2026-01-05')}? This cannot be undone.`,
  )
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await dialog('Success')
  expect((await api.strategies.get('HAND-7')).closedTrades).toEqual([])
})

test('a trade whose stored price is negative and whose dates are reversed is corrected before it is sent', async () => {
  const dates = { entryDate: '2026-01-05', exitDate: '2026-01-01' }
  const odd = { id: 7, stockName: 'TCS', entryPrice: -100, exitPrice: -120, pnl: 5, etag: 'a', ...dates }
  reference.fail('GET /api/extensions/strategies/HAND-7/trades', Response.json([odd]))
  await openConsole('/tradeRecords/HAND-7')
  await user.click(await screen.findByRole('button', { name: `Edit TCS ${formatDate('2026-01-05')}` }))
  await dialog('Edit Trade')
  await fill(field(/^P&L/), '6')
  await save()
  for (const problem of [
    'Entry Price must not be less than 0',
    'Exit Price must not be less than 0',
    'Exit Date must not be before Entry Date',
  ])
    expect(await screen.findByText(problem)).toBeTruthy()
  expect(reference.calls).not.toContain('PUT /api/extensions/trades/7')
})

const comparison = async () => within(await dialog('Somebody else changed this record'))
const saveChoices = async () => user.click((await comparison()).getByRole('button', { name: 'Save' }))

test('a strategy that somebody else changed meanwhile is not overwritten', async () => {
  await openConsole('/strategyDataManager/HAND-7')
  await follow('Edit Strategy')
  await dialog('Edit Strategy')
  const record = (await extensions.strategyRecords.list()).find(
    ({ strategyCode }) => strategyCode === 'HAND-7',
  )
  await extensions.strategyRecords.update(record!.id, { ...record!.figures, netReturn: 21 })
  await fill(field(/^XIRR/), '14')
  await save()
  const choices = (await comparison()).getAllByRole('radio', { checked: true })
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(['Mine14', 'Theirs21'])
  expect(await api.strategies.get('HAND-7')).toMatchObject({ xirr: 13, netReturns: 21 })
  await saveChoices()
  await dialog('Success')
  expect(await api.strategies.get('HAND-7')).toMatchObject({ xirr: 14, netReturns: 21 })
})

test('a strategy that somebody else changes between the check and the save is not overwritten', async () => {
  await openConsole('/strategyDataManager/HAND-7')
  await follow('Edit Strategy')
  await dialog('Edit Strategy')
  const { update } = extensions.strategyRecords
  vi.spyOn(extensions.strategyRecords, 'update').mockImplementationOnce(async (id, figures, options) => {
    const record = (await extensions.strategyRecords.list()).find((each) => each.id === id)
    await update(id, { ...record!.figures, netReturn: 22 })
    return update(id, figures, options)
  })
  await fill(field(/^XIRR/), '15')
  await save()
  await comparison()
  expect(await api.strategies.get('HAND-7')).toMatchObject({ xirr: 14, netReturns: 22 })
  await saveChoices()
  await dialog('Success')
  expect(await api.strategies.get('HAND-7')).toMatchObject({ xirr: 15, netReturns: 22 })
})

test('a trade that somebody else closed meanwhile is not opened again', async () => {
  const live = { stockName: 'INFY', entryPrice: 100, exitPrice: null, pnl: 5, exitDate: null }
  const trade = { ...live, entryDate: '2026-01-05' }
  const { id } = await extensions.strategyRecords.createTrade('HAND-7', trade)
  await openConsole('/tradeRecords/HAND-7')
  await user.click(await screen.findByRole('button', { name: `Edit INFY ${formatDate('2026-01-05')}` }))
  await dialog('Edit Trade')
  await extensions.strategyRecords.updateTrade(id, { ...trade, exitPrice: 120, exitDate: '2026-02-05' })
  await fill(field(/^P&L/), '6')
  await save()
  await comparison()
  expect((await api.strategies.get('HAND-7')).closedTrades).toMatchObject([{ id, exitPrice: 120, pnl: 5 }])
  await saveChoices()
  await dialog('Success')
  expect((await api.strategies.get('HAND-7')).closedTrades).toMatchObject([{ id, exitPrice: 120, pnl: 6 }])
})

test('a trade that somebody else changes between the check and the save is not overwritten', async () => {
  await openConsole('/tradeRecords/HAND-7')
  await user.click(await screen.findByRole('button', { name: `Edit INFY ${formatDate('2026-01-05')}` }))
  await dialog('Edit Trade')
  const { updateTrade } = extensions.strategyRecords
  vi.spyOn(extensions.strategyRecords, 'updateTrade').mockImplementationOnce(async (id, trade, options) => {
    await updateTrade(id, { ...trade, exitPrice: 121, pnl: 6 })
    return updateTrade(id, trade, options)
  })
  await fill(field(/^P&L/), '7')
  await save()
  await comparison()
  expect((await api.strategies.get('HAND-7')).closedTrades).toMatchObject([{ exitPrice: 121, pnl: 6 }])
})
