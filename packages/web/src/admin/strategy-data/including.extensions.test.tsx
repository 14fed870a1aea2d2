import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { withReferenceServer } from '../../testing/reference-server.ts'
import Console from '../console.tsx'
import '../layout/layout.tsx'
import './strategy-data.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const INCLUDE = 'POST /api/extensions/live-trades/include'

beforeEach(() => reference.signIn())

/** A strategy with an excluded trade, opened via Preview. */
async function openExcluded() {
  for (const { strategyCode } of await api.strategies.list()) {
    const [trade] = (await api.strategies.get(strategyCode ?? '')).excludedTrades ?? []
    if (!trade) continue
    history.replaceState(null, '', `/strategyDataManager/${strategyCode}?fromPreview=true&section=live`)
    await act(async () => render(<Console />))
    return { strategyCode: strategyCode ?? '', stock: trade.stockName ?? '' }
  }
  throw new Error('No live trade is excluded.')
}

const takeBack = async (stock: string) => {
  await user.click((await screen.findAllByRole('button', { name: `Take back ${stock}` }))[0]!)
  const question = await screen.findByRole('alertdialog', { name: 'Take back exclusion' })
  expect(question.textContent).toContain(stock)
  await user.click(within(question).getByRole('button', { name: 'Take back' }))
}

test('an exclusion that could not be taken back stays, and says so', async () => {
  reference.fail(INCLUDE, 'offline')
  const { stock } = await openExcluded()
  await takeBack(stock)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The exclusion could not be taken back. Please try again.',
  )
})

test('an excluded trade without a readable entry date has no Take back', async () => {
  const { strategyCode, stock } = await openExcluded()
  await screen.findAllByRole('button', { name: `Take back ${stock}` })
  cleanup()
  const call = `GET /api/backtest/strategy-details/${strategyCode}`
  const excludedTrades = [{ id: 1, stockName: stock, entryDate: 'soon', entryPrice: 1, pnl: 1 }]
  reference.fail(call, Response.json({ data: { strategyDetails: { strategyCode, excludedTrades } } }))
  await act(async () => render(<Console />))
  await screen.findByText('Excluded')
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test('an exclusion is taken back after a question, and the trade is live again', async () => {
  const { strategyCode, stock } = await openExcluded()
  await takeBack(stock)
  const success = await screen.findByRole('dialog', { name: 'Success' })
  expect(success.textContent).toContain('The trade is live again.')
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(async () =>
    expect((await api.strategies.get(strategyCode)).excludedTrades).not.toContainEqual(
      expect.objectContaining({ stockName: stock }),
    ),
  )
  expect((await screen.findAllByRole('button', { name: `Delete ${stock}` })).length).toBeGreaterThan(0)
})
