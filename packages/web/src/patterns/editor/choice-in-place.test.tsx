/** A value that is changed in its list, on the screen of stock splits against the reference server. */
import type { StockSplit } from '@tarang/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { toaster } from '#ui/toaster'
import { cell, loaded, openConsole, rows, served } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import '../../admin/stock-splits/stock-splits.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStockSplitCalender'
const UPDATE = 'POST /api/updateStockSplitCalender'
const UPDATED = 'Stock split updated successfully!'

beforeEach(async () => {
  toaster.remove()
  await reference.signIn()
})

const splits = () => served<StockSplit[]>(reference, '/getStockSplitCalender')
const stored = async (id: StockSplit['id']) => (await splits()).find((split) => split.id === id)
const updates = () => reference.calls.filter((call) => call === UPDATE)
const name = (split: StockSplit) => new RegExp(`: Status of ${split.stockname}$`)
const rowOf = (split: StockSplit) =>
  rows().find((row) => within(row).queryByRole('button', { name: name(split) }))
const status = (split: StockSplit) => cell(rowOf(split), 'Status')
const badge = (split: StockSplit) => within(rowOf(split)!).getByRole('button', { name: name(split) })
const undo = () => screen.findByRole('button', { name: 'Undo' })

/** A split on the first page whose stock has no other there, and its other status. */
async function openList() {
  await openConsole('/stockSplitCalender')
  await loaded()
  const shown = rows().map((row) => cell(row, 'Stock Name'))
  const split = (await splits()).find(
    ({ stockname }) => shown.filter((other) => other === stockname).length === 1,
  )!
  reference.calls.length = 0
  return { split, other: split.status === 1 ? 'Pending' : 'Completed' }
}

async function choose(split: StockSplit, label: string) {
  await user.click(badge(split))
  await user.dblClick(await screen.findByRole('menuitemradio', { name: label }))
}

/** The `If-Match` headers of the updates from now on. */
function watchVersions() {
  const fetching = vi.spyOn(reference.server, 'fetch')
  return () =>
    fetching.mock.calls.flatMap(([request]) =>
      request.url.endsWith('/updateStockSplitCalender') ? [request.headers.get('if-match')] : [],
    )
}

test('is chosen in a menu, sent once, and taken back with the version that was answered', async () => {
  const { split, other } = await openList()
  const before = status(split)
  const versions = watchVersions()
  await choose(split, other)
  const button = await undo()
  expect(screen.getByText(UPDATED)).toBeTruthy()
  expect(screen.getByText(`“${split.stockname}” is ${other} now.`)).toBeTruthy()
  expect(status(split)).toBe(other)
  expect(reference.calls.slice(0, 2)).toEqual([LIST, UPDATE])
  const saved = await stored(split.id)
  await user.dblClick(button)
  await waitFor(() => expect(status(split)).toBe(before))
  expect(updates()).toHaveLength(2)
  expect(versions()).toEqual([`"${split.etag}"`, `"${saved?.etag}"`])
  const { etag: _, ...values } = split
  expect(await stored(split.id)).toMatchObject(values)
  // What was taken back is not offered to be taken back.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('can be taken back for ten seconds, and not for eleven', async () => {
  const { split, other } = await openList()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await choose(split, other)
    const button = await undo()
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(button.isConnected).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(button.isConnected).toBe(false)
  } finally {
    vi.useRealTimers()
  }
  expect(updates()).toHaveLength(1)
})

test('what another person changed since is not overwritten, neither by the choice nor by its Undo', async () => {
  const { split, other } = await openList()
  const changeElsewhere = async (corporateaction: string) => {
    const { id, stockname, sourcedon, status } = (await stored(split.id))!
    const request = new Request('http://admin.localhost/api/updateStockSplitCalender', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.jwtToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, stockname, sourcedon, status, corporateaction }),
    })
    expect((await reference.server.fetch(request)).status).toBe(200)
  }
  await changeElsewhere('Rights and bonus')
  await choose(split, other)
  const button = await undo()
  expect((await stored(split.id))?.corporateaction).toBe('Rights and bonus')
  await changeElsewhere('Rights alone')
  await user.click(button)
  await screen.findByText('This was changed in the meantime. Load it again before you save.')
  expect(await stored(split.id)).toMatchObject({ corporateaction: 'Rights alone' })
  await waitFor(() => expect(status(split)).toBe(other))
})

test('a refusal says why, and changes nothing', async () => {
  const { split, other } = await openList()
  const before = status(split)
  const refusal = { status: { statusCode: 409, message: 'This split is locked.' } }
  reference.fail(UPDATE, Response.json(refusal, { status: 409 }))
  await choose(split, other)
  await screen.findByText('This split is locked.')
  expect(status(split)).toBe(before)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(updates()).toHaveLength(1)
})

test('without an answer it says that the outcome is unknown, and the list is loaded again', async () => {
  const { split, other } = await openList()
  reference.fail(UPDATE, 'lost')
  await choose(split, other)
  const bar = await screen.findByRole('region', { name: `Setting “${split.stockname}” to ${other}` })
  expect(within(bar).getByText(/^We do not know whether it was saved\./)).toBeTruthy()
  await waitFor(() => expect(status(split)).toBe(other))
})

test('while it is sent the value is marked as busy, and no other choice of its row is sent', async () => {
  const { split, other } = await openList()
  const before = status(split)
  reference.fail(UPDATE, 'slow')
  await choose(split, other)
  await waitFor(() => expect(updates()).toHaveLength(1))
  expect([badge(split).getAttribute('aria-busy'), status(split)]).toEqual(['true', before])
  await choose(split, other)
  await act(async () => reference.repair(UPDATE))
  await undo()
  expect(updates()).toHaveLength(1)
  expect([badge(split).getAttribute('aria-busy'), status(split)]).toEqual([null, other])
})

test('by keyboard: Enter opens the menu at the other choice; Escape and the present value send nothing', async () => {
  const { split, other } = await openList()
  const before = status(split)
  const open = async () => {
    await act(async () => badge(split).focus())
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
  }
  const isClosed = async () => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(badge(split)))
  }
  await open()
  await user.keyboard('{Escape}')
  await isClosed()
  await open()
  const present = screen.getByRole('menuitemradio', { name: before })
  expect(present.getAttribute('aria-checked')).toBe('true')
  await user.click(present)
  await isClosed()
  expect(reference.calls).toEqual([])
  await open()
  await user.keyboard('{Enter}')
  await undo()
  await isClosed()
  expect(status(split)).toBe(other)
})
