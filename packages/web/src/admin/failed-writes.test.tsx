import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failedWritesText } from '#patterns/failed-writes'
import { api } from '#platform/api/api'
import { session } from '#platform/api/session'
import { formatDateTime } from '#platform/formats/console-date'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { toaster } from '#ui/toaster'
import { chooseAction, fill } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'
import Console from './console.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStockSplitCalender'
const UPDATE = 'POST /api/updateStockSplitCalender'
const KEY = 'failedWrites'
const KEPT = /^\d+ not saved$/

beforeEach(() => reference.signIn())
afterEach(() => {
  cleanup()
  sessionStorage.removeItem(KEY)
  expect(leaveGuard.isBlocked()).toBe(false)
  vi.restoreAllMocks()
})

const open = async (path = '/stockSplitCalender') => {
  history.replaceState(null, '', path)
  await act(async () => render(<Console />))
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull())
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const updates = () => reference.calls.filter((call) => call === UPDATE).length

async function editFirst(text: string) {
  await screen.findByText(/^\d+ results/)
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  await dialog('Edit Stock Split')
  await fill(field(/^Corporate Action/), text)
}

async function save() {
  await press('Save')
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  await user.click(within(error).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

async function keepForLater() {
  await press('Cancel')
  await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await press('Keep for later')
  await noDialog()
}

/** Fails a save and keeps it for later. */
async function fail(text: string, call = UPDATE, fault: Parameters<typeof reference.fail>[1] = 'offline') {
  await editFirst(text)
  reference.fail(call, fault)
  await save()
  await keepForLater()
  reference.repair(call)
}

async function openTray() {
  await user.click(await screen.findByRole('button', { name: KEPT }))
  return dialog('Not saved')
}

test('a save without an answer is kept for later, with what was typed, when and why', async () => {
  await open()
  await editFirst('Demerger')
  reference.fail(UPDATE, 'offline')
  await save()
  // The form shows it: the tray does not.
  expect(screen.queryByText(/not saved/)).toBeNull()
  await keepForLater()
  const tray = await openTray()
  expect(within(tray).getByText('Outcome unknown')).toBeTruthy()
  expect(within(tray).getByText(/^No answer came: it may have been done\./)).toBeTruthy()
  expect(within(tray).getByText('Demerger')).toBeTruthy()
  const time = tray.querySelector('time')
  expect(time?.textContent).toBe(formatDateTime(time?.dateTime))
  await user.keyboard('{Escape}')
  await noDialog()
  // Nothing repeats it.
  expect(updates()).toBe(1)
})

test('an entry names its record, not the strategy that others have too', async () => {
  await open('/discountsCoupons')
  await user.click((await screen.findAllByRole('button', { name: 'Edit DIWALI12-01' }))[0]!)
  await dialog('Edit Discount/Coupon')
  await fill(field(/^Preferred/), '7')
  reference.fail('PUT /api/updateStrategyDiscount/1', 'offline')
  await press('Save')
  await screen.findByRole('alert')
  await keepForLater()
  const entry = within(await openTray()).getByRole('region', { name: 'Edit Discount/Coupon: DIWALI12-01' })
  expect(within(entry).getByText('Preferred').nextSibling?.textContent).toBe('7')
  await user.keyboard('{Escape}')
  await noDialog()
})

test('a save whose answer was lost: the list is read again, and Look keeps the form', async () => {
  await open()
  await editFirst('Sent without an answer')
  reference.fail(UPDATE, 'lost')
  await press('Save')
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(within(error).getByText('Failed to update stock split.')).toBeTruthy()
  expect(within(error).getByText(/^We do not know whether it was saved\./)).toBeTruthy()
  await user.click(within(error).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(reference.calls.slice(-2)).toEqual([UPDATE, LIST]))
  reference.repair(UPDATE)
  await press('Look')
  await noDialog()
  expect((await screen.findAllByText('Sent without an answer')).length).toBeGreaterThan(0)
  // What was typed is in the tray; sent again, it is there already.
  await openTray()
  await press(/^Retry/)
  expect(
    (await screen.findAllByText('Nothing to save: the record has these values already.')).length,
  ).toBeGreaterThan(0)
  await noDialog()
  expect(updates()).toBe(1)
})

test.each([
  ['before it began', false, 'There was no network, so nothing was sent.'],
  ['while it was on its way', true, /^No answer came: it may have been done\./],
] as const)('a network that was lost %s is told apart', async (_, isOnline, reason) => {
  await open()
  await editFirst('Name change')
  reference.fail(UPDATE, 'offline')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(isOnline).mockReturnValue(false)
  await save()
  await keepForLater()
  const tray = await openTray()
  expect(within(tray).getByText(reason)).toBeTruthy()
  await press(/^Discard/)
  await press('Discard')
  await noDialog()
})

test('Retry opens the form, reads the record again and saves it', async () => {
  await open()
  await fail('Bonus issue')
  reference.calls.length = 0
  await openTray()
  await press(/^Retry/)
  expect(await screen.findByText('Stock split updated successfully!')).toBeTruthy()
  expect(reference.calls.slice(0, 2)).toEqual([LIST, UPDATE])
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await noDialog()
  expect(screen.queryByText(KEPT)).toBeNull()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a check that fails sends nothing; the form opens again from another screen, after a reload', async () => {
  await open()
  await fail('Split and bonus', LIST)
  expect(updates()).toBe(0)
  cleanup()
  await open('/homePage')
  const tray = await openTray()
  expect(within(tray).getByText('Failed')).toBeTruthy()
  expect(within(tray).getByText(/so nothing was sent\.$/)).toBeTruthy()
  await press(/^Reopen/)
  await dialog('Edit Stock Split')
  expect([location.pathname, field(/^Corporate Action/).value]).toEqual([
    '/stockSplitCalender',
    'Split and bonus',
  ])
  expect(updates()).toBe(0)
  await press('Cancel')
  await press('Discard')
  await noDialog()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('Logout warns, and discards only when that is confirmed', async () => {
  await open()
  await fail('Spin-off')
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!)
  await screen.findByRole('alertdialog', { name: 'Log out now?' })
  expect(screen.getByText('1 not saved. Logging out discards it.')).toBeTruthy()
  await press('Stay logged in')
  await noDialog()
  expect(sessionStorage.getItem(KEY)).toContain('Spin-off')
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!)
  await screen.findByRole('alertdialog', { name: 'Log out now?' })
  await press('Discard and log out')
  await dialog('Login')
  expect([sessionStorage.getItem(KEY), sessionStorage.getItem('jwtToken')]).toEqual([null, null])
})

test('a storage that is full or refused is said, and the write stays until a reload', async () => {
  await open()
  vi.spyOn(failedWritesText, 'write').mockReturnValue(false)
  await fail('Scheme')
  const tray = await openTray()
  expect(within(tray).getByText(/^This browser cannot store them/)).toBeTruthy()
  await press(/^Discard/)
  await press('Discard')
  await noDialog()
})

test('the focus stays in the list until its last write is discarded', async () => {
  await open()
  // Other texts than those that earlier tests have saved: a form without a change is not kept.
  await fail('Reduction of capital')
  await fail('Scheme of arrangement')
  const tray = await openTray()
  await user.click(within(tray).getAllByRole('button', { name: /^Discard/ })[0]!)
  await screen.findByRole('alertdialog')
  await press('Keep it')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Discard “/))
  await user.click(within(tray).getAllByRole('button', { name: /^Discard/ })[0]!)
  await screen.findByRole('alertdialog')
  await press('Discard')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(tray.contains(document.activeElement)).toBe(true))
  await press(/^Discard/)
  await screen.findByRole('alertdialog')
  await press('Discard')
  await noDialog()
  await waitFor(() => expect(document.activeElement?.localName).toBe('h1'))
})

test('another user who logs in over the screen does not see it either', async () => {
  await open()
  await fail('Private')
  await screen.findByRole('button', { name: KEPT })
  const jwtToken = String(session.jwtToken())
  await act(async () => session.clear())
  await screen.findByRole('dialog', { name: 'Login' })
  await act(async () => session.store({ jwtToken, refreshToken: 'unused', userName: 'Somebody Else' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull())
  expect(screen.queryByRole('button', { name: KEPT })).toBeNull()
})

test('files are named and asked for again', async () => {
  await open('/newsletterUploadForm')
  await dialog('Upload Newsletter')
  await fill(field(/^Text/), 'The week in charts')
  await user.upload(field(/^HTML Page/), new File(['<p>Chart</p>'], 'week.html', { type: 'text/html' }))
  await user.upload(field(/^Background Image/), new File(['png'], 'cover.png', { type: 'image/png' }))
  reference.fail('POST /api/newsletter/upload', 'offline')
  await press('Upload')
  await screen.findByRole('alert')
  await keepForLater()
  const tray = await openTray()
  expect(
    within(tray).getByText('Files are not kept. Choose again in the form: week.html, cover.png.'),
  ).toBeTruthy()
  expect(within(tray).queryByRole('button', { name: /^Retry/ })).toBeNull()
  await press(/^Reopen/)
  await dialog('Upload Newsletter')
  await waitFor(() => expect(field(/^Text/).value).toBe('The week in charts'))
  await press('Cancel')
  await press('Discard')
  await noDialog()
})

describe('of an action', () => {
  const fault = () => new Response(null, { status: 500 })
  const count = (call: string) => reference.calls.filter((one) => one === call).length
  const goHome = async () => {
    await act(async () => screen.getByRole('link', { name: /, home$/ }).click())
    await screen.findByRole('heading', { name: /^Welcome/ })
  }
  /** Presses Retry of the entry with this name. */
  async function retry(name: string) {
    const tray = await openTray()
    const entry = within(tray).getByRole('region', { name })
    expect(within(entry).queryByRole('button', { name: /^Reopen/ })).toBeNull()
    await user.click(within(entry).getByRole('button', { name: /^Retry/ }))
  }
  const noEntry = () => waitFor(() => expect(screen.queryByRole('button', { name: KEPT })).toBeNull())

  /** Confirms the deletion of a blog of which no other has the title. Returns the title and the call. */
  async function deleteBlog(fault: Parameters<typeof reference.fail>[1]) {
    const blogs = await api.blogs.list()
    await open('/newsletterManager')
    await screen.findByText(/^\d+ results/)
    const blog = blogs.find(
      ({ text }) => screen.queryAllByRole('button', { name: `Edit ${text}` }).length === 1,
    )
    const call = `POST /api/newsletter/delete/${blog?.id}`
    reference.fail(call, fault)
    await chooseAction(String(blog?.text), 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('alert')
    return { name: `Delete Blog: ${blog?.text}`, call }
  }

  test('a deletion without an answer is kept by Look, asked about again, and done', async () => {
    const { name, call } = await deleteBlog('offline')
    await press('Look')
    await noDialog()
    reference.repair(call)
    await goHome()
    await retry(name)
    const question = await screen.findByRole('alertdialog', { name: 'Delete Blog' })
    expect(location.pathname).toBe('/newsletterManager')
    // A question that is cancelled leaves it in the list.
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await noDialog()
    await retry(name)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Blog deleted successfully!')
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await noDialog()
    await noEntry()
    expect(count(call)).toBe(2)
  })

  test('many that were stopped are continued after a reload, each once', async () => {
    const UPDATE_ITEM = 'POST /api/updateExploreData'
    await open('/exploreDataManager')
    await screen.findByText(/^\d+ results/)
    await user.click(screen.getByRole('checkbox', { name: 'All rows of this page' }))
    const bar = within(await screen.findByRole('region', { name: /^Selected rows of / }))
    reference.calls.length = 0
    await user.click(bar.getByRole('button', { name: 'Set Inactive' }))
    const question = await screen.findByRole('alertdialog')
    reference.fail(UPDATE_ITEM, 'slow')
    await user.click(within(question).getByRole('button', { name: 'Set Inactive' }))
    await user.click(await screen.findByRole('button', { name: 'Stop after the current one' }))
    reference.repair(UPDATE_ITEM)
    const summary = await screen.findByText(/were not started\.$/)
    const left = Number(/(\d+) were not/.exec(String(summary.textContent))?.[1])
    // Three were sent at once.
    expect(left).toBe(12)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    cleanup()

    await open('/homePage')
    const tray = await openTray()
    expect(within(tray).getByText('It was not started.')).toBeTruthy()
    await user.click(within(tray).getByRole('button', { name: /^Retry “Set Inactive: .* more”$/ }))
    const again = await screen.findByRole('alertdialog', { name: 'Set Inactive' })
    expect(within(again).getByText(`Are you sure you want to set ${left} items to Inactive?`)).toBeTruthy()
    await user.click(within(again).getByRole('button', { name: 'Set Inactive' }))
    await screen.findByText(`${left} of ${left} items set to Inactive.`)
    expect(count(UPDATE_ITEM)).toBe(15)
    await noEntry()
  })

  test('an exclusion that failed is asked about again, and done', async () => {
    const EXCLUDE = 'POST /api/excludeLiveTrades'
    const excluded = (await api.liveTrades.listExcluded()).map(({ stockName }) => stockName)
    const [strategy] = await api.strategies.list()
    const path = `/strategyDataManager/${strategy?.strategyCode}`
    const { liveTrades } = await api.strategies.get(String(strategy?.strategyCode))
    const [first, second] = (liveTrades ?? []).filter(
      ({ stockName }) => !excluded.includes(String(stockName)),
    )
    const exclude = async (stock: unknown, fault: Parameters<typeof reference.fail>[1]) => {
      await press(`Delete ${stock}`)
      reference.fail(EXCLUDE, fault)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
      await screen.findByText('Failed to persist trade. Please try again.')
      await noDialog()
      reference.repair(EXCLUDE)
    }
    await open(`${path}?fromPreview=true&section=live`)
    await screen.findAllByRole('button', { name: `Delete ${first?.stockName}` })
    await exclude(first?.stockName, fault())
    await goHome()
    await retry(`Exclude trade: ${first?.stockName}`)
    const question = await screen.findByRole('alertdialog', { name: 'Delete trade' })
    expect([location.pathname, count(EXCLUDE)]).toEqual([path, 1])
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await screen.findByText(/has been successfully persisted and excluded\.$/)
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await noDialog()
    await noEntry()
    // The answer was lost: it is not excluded twice.
    await screen.findAllByRole('button', { name: `Delete ${second?.stockName}` })
    toaster.remove()
    await exclude(second?.stockName, 'lost')
    await retry(`Exclude trade: ${second?.stockName}`)
    expect((await screen.findAllByText(/is excluded already\.$/)).length).toBeGreaterThan(0)
    await noEntry()
    expect(count(EXCLUDE)).toBe(3)
  })

  test('a refresh that failed is made from another screen', async () => {
    await open('/refreshCache')
    await screen.findByRole('heading', { name: 'Refresh Cache' })
    const call = 'GET /api/refreshCache/categories'
    reference.fail(call, fault())
    await press('Refresh CATEGORIES')
    await screen.findByRole('alert')
    reference.repair(call)
    await goHome()
    await retry('Refresh Cache: CATEGORIES')
    await dialog('Success')
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await noDialog()
    await noEntry()
  })
})
