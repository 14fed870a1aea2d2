import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatConsoleDateTime } from '#platform/console-date'
import { failedWritesText } from '#platform/failed-writes-text'
import { leaveGuard } from '#platform/leave-guard'
import { session } from '#platform/session'
import { withReferenceServer } from '../testing/reference-server.ts'
import Console from './console.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStockSplitCalender'
const UPDATE = 'POST /api/updateStockSplitCalender'
const KEY = 'failedWrites'
const KEPT = /^\d+ failed saves?$/

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
  await user.clear(field(/^Corporate Action/))
  await user.type(field(/^Corporate Action/), text)
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
  return dialog('Failed saves')
}

test('a save without an answer is kept for later, with what was typed, when and why', async () => {
  await open()
  await editFirst('Demerger')
  reference.fail(UPDATE, 'offline')
  await save()
  // The form shows it: the tray does not.
  expect(screen.queryByText(/failed save/)).toBeNull()
  await keepForLater()
  const tray = await openTray()
  expect(within(tray).getByText('Outcome unknown')).toBeTruthy()
  expect(within(tray).getByText(/^No usable answer came, so the server may have done it/)).toBeTruthy()
  expect(within(tray).getByText('Demerger')).toBeTruthy()
  const time = tray.querySelector('time')
  expect(time?.textContent).toBe(formatConsoleDateTime(time?.dateTime))
  await user.keyboard('{Escape}')
  await noDialog()
  // Nothing repeats it.
  expect(updates()).toBe(1)
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
  ['while it was on its way', true, /^No usable answer came, so the server may have done it\./],
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

test('Retry that fails again is shown by the form, and kept once', async () => {
  await open()
  await fail('Rights issue')
  reference.fail(UPDATE, new Response(null, { status: 500 }))
  await openTray()
  await press(/^Retry/)
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(screen.queryByText(/failed save kept/)).toBeNull()
  await user.click(within(error).getAllByRole('button', { name: 'Close' })[0]!)
  await keepForLater()
  const tray = await openTray()
  expect(within(tray).getAllByRole('region')).toHaveLength(1)
  expect(within(tray).getByText('The server answered that it could not do this (500).')).toBeTruthy()
  await press(/^Discard/)
  await press('Discard')
  await noDialog()
  // The list, which was open, does not open again by itself.
  await fail('Demerger')
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

test('a reload while the form shows the failure keeps it too', async () => {
  await open()
  await editFirst('Consolidation')
  reference.fail(UPDATE, 'offline')
  await save()
  expect(sessionStorage.getItem(KEY)).toContain('Consolidation')
  cleanup()
  reference.repair(UPDATE)
  await open('/homePage')
  const tray = await openTray()
  expect(within(tray).getByText('Consolidation')).toBeTruthy()
  await press(/^Discard/)
  await press('Discard')
  await noDialog()
})

test('a refusal stays in the form, where it is corrected', async () => {
  await open()
  await editFirst('Merger')
  reference.fail(UPDATE, Response.json({ status: { statusCode: 422, message: 'No.' } }, { status: 422 }))
  await save()
  await press('Cancel')
  await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  expect(screen.queryByRole('button', { name: 'Keep for later' })).toBeNull()
  await press('Discard')
  await noDialog()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a deleted record is said to be deleted, and what was typed stays in the form', async () => {
  await open()
  await fail('Reverse split')
  reference.fail(LIST, Response.json([]))
  await openTray()
  await press(/^Retry/)
  expect(await screen.findByText(/^Somebody else deleted this record\. Nothing was sent/)).toBeTruthy()
  expect(updates()).toBe(1)
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(field(/^Corporate Action/).value).toBe('Reverse split')
  await press('Cancel')
  await press('Discard')
  await noDialog()
})

test('Logout warns, and discards only when that is confirmed', async () => {
  await open()
  await fail('Spin-off')
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!)
  await screen.findByRole('alertdialog', { name: 'Log out now?' })
  expect(screen.getByText('There is 1 failed save. Logging out discards what you typed.')).toBeTruthy()
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

test('a failed save that is discarded with its form leaves the others', async () => {
  await open()
  await fail('Capital restructuring')
  await editFirst('Warrants')
  reference.fail(UPDATE, new Response(null, { status: 500 }))
  await save()
  await press('Cancel')
  await press('Discard')
  await noDialog()
  // A form that is removed with its screen keeps a failed save that has not ended.
  cleanup()
  await open()
  const tray = await openTray()
  expect(within(tray).getAllByRole('region')).toHaveLength(1)
  expect(within(tray).getByText('Capital restructuring')).toBeTruthy()
  await press(/^Discard/)
  await press('Discard')
  await noDialog()
})

test('another user does not see it', async () => {
  await open()
  await fail('Private')
  cleanup()
  sessionStorage.setItem('userName', 'Somebody Else')
  await open('/homePage')
  await screen.findByRole('heading', { name: /^Welcome/ })
  expect(screen.queryByRole('button', { name: KEPT })).toBeNull()
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
  await user.type(field(/^Text/), 'The week in charts')
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
