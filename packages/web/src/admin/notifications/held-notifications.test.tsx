import type { Notification } from '@tarang/sdk'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { toaster } from '#ui/toaster'
import {
  button,
  cell,
  dialog,
  dialogClosed,
  field,
  fill,
  loaded,
  openConsole,
  rows,
  served,
} from '../../testing/console.tsx'
import { createManualClock } from '../../testing/flows/story/manual-clock.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const SCREEN = '/notificationDataManager/whatsapp'
const LIST = 'GET /api/getNotificationsByType/WhatsApp'
const SEND = 'POST /notifications-service/notifications/sendGlobalNotification'
const SENT = 'Notification sent successfully!'
const sendings = () => reference.calls.filter((call) => call === SEND).length
const user = userEvent.setup()
let clock: ReturnType<typeof createManualClock>

beforeEach(async () => {
  toaster.remove()
  await reference.signIn()
  clock = createManualClock()
})
afterEach(() => clock.restore())

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await act(async () => clock.pass(1_000))
}

async function submit(title: string) {
  await loaded()
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  await fill(field(/^Title/), title)
  await fill(field(/^Short Description/), ' On Thursday. ')
  await fill(field(/^Long Description/), 'All day.')
  await user.click(button('Send'))
  await dialogClosed()
}
const bar = (title: string) => screen.findByRole('region', { name: `Sending “${title}” on WhatsApp` })
const barClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Sending/ })).toBeNull())
const press = (name: string) => act(async () => button(name).click())
const closesFreely = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
const stored = async (title: string) =>
  (await served<Notification[]>(reference, '/getNotificationsByType/WhatsApp')).filter(
    (notification) => notification.title === title,
  )

test('a notification waits five seconds, then is sent once, and the list shows it', async () => {
  await openConsole(SCREEN)
  await submit('Markets closed')
  const held = await bar('Markets closed')
  expect(held.textContent).toContain('in 5 s')
  expect(document.activeElement).toBe(held)
  // Announced once: the countdown is in no live region.
  const announced = 'Sending “Markets closed” on WhatsApp in 5 seconds.'
  expect(screen.getByText(announced).getAttribute('role')).toBe('status')
  await pass(4)
  expect(held.textContent).toContain('in 1 s')
  expect(screen.getByText(announced)).toBeTruthy()
  expect(sendings()).toBe(0)
  expect(reference.calls).toEqual([LIST])
  expect(closesFreely()).toBe(false)
  await pass(1)
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await barClosed()
  expect(sendings()).toBe(1)
  expect(closesFreely()).toBe(true)
  await waitFor(() => expect(cell(rows()[0], 'Title')).toBe('Markets closed'))
  await pass(60)
  expect(await stored('Markets closed')).toHaveLength(1)
})

test('Undo brings the form back as it was, and nothing is sent', async () => {
  await openConsole(SCREEN)
  await submit('  Taken back')
  await bar('Taken back')
  await press('Undo')
  await dialog('Add Notification')
  expect(field(/^Title/).value).toBe('  Taken back')
  expect(field(/^Short Description/).value).toBe(' On Thursday. ')
  expect(field(/^Long Description/).value).toBe('All day.')
  await barClosed()
  await pass(60)
  expect(sendings()).toBe(0)
  // Closing the form asks, as it did when it was typed.
  await user.click(button('Cancel'))
  await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(button('Keep editing'))
  await user.click(button('Send'))
  await bar('Taken back')
  await press('Send now')
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  expect(sendings()).toBe(1)
})

test('the wait goes on on another screen, and Undo returns to the form', async () => {
  await openConsole(SCREEN)
  await submit('From elsewhere')
  await act(async () => screen.getByRole('link', { name: /, home$/ }).click())
  await screen.findByRole('heading', { name: /^Welcome/ })
  await bar('From elsewhere')
  await press('Undo')
  await dialog('Add Notification')
  expect(location.pathname).toBe(SCREEN)
  expect(field(/^Title/).value).toBe('From elsewhere')
  await barClosed()
  expect(sendings()).toBe(0)
})

test('Undo over unsaved work asks first; staying keeps the draft in the bar', async () => {
  await openConsole(SCREEN)
  await submit('Kept')
  await act(async () => {
    history.pushState(null, '', '/addExploreData')
  })
  await screen.findByRole('heading', { name: 'Add Explore Data' })
  await user.type(screen.getByLabelText(/^Text/), 'Half a thought')
  await press('Undo')
  await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(button('Keep editing'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const held = await bar('Kept')
  expect(held.textContent).toContain('“Kept” has not been sent.')
  expect(closesFreely()).toBe(false)
  await press('Reopen the form')
  await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(button('Discard'))
  await dialog('Add Notification')
  expect(field(/^Title/).value).toBe('Kept')
  expect(sendings()).toBe(0)
})

test('a refusal says why; its form opens again, and what is dismissed is over', async () => {
  await openConsole(SCREEN)
  await submit('Refused')
  reference.fail(
    SEND,
    Response.json({ status: { statusCode: 429, message: 'Too many at once.' } }, { status: 429 }),
  )
  const held = await bar('Refused')
  await press('Send now')
  expect((await within(held).findByRole('alert')).textContent).toBe(
    'Failed to send notification: Too many at once.',
  )
  expect(document.body.textContent).not.toContain(SENT)
  await press('Reopen the form')
  await dialog('Add Notification')
  expect(field(/^Title/).value).toBe('Refused')
  await user.click(button('Send'))
  await bar('Refused')
  await press('Send now')
  await within(await bar('Refused')).findByRole('alert')
  await press('Dismiss')
  await barClosed()
  expect(leaveGuard.isBlocked()).toBe(false)
  expect(sendings()).toBe(2)
})

test('one that could not be sent is kept with the failed saves, waits again on Retry, and is sent once', async () => {
  await openConsole(SCREEN)
  await submit('Kept for later')
  reference.fail(SEND, new Response('', { status: 500 }))
  await press('Send now')
  await barClosed()
  const kept = await screen.findByRole('button', { name: '1 not saved' })
  expect(screen.getAllByText('It is kept under “Not saved”, at the top of the page.').length).toBeGreaterThan(
    0,
  )
  expect(sendings()).toBe(1)
  await user.click(kept)
  const list = await screen.findByRole('dialog', { name: 'Not saved' })
  const item = within(list).getByRole('region', { name: 'Add Notification: Kept for later' })
  expect(item.textContent).toContain('Failed')
  expect(item.textContent).toContain('Kept for later')
  reference.repair(SEND)
  await user.click(within(item).getByRole('button', { name: /^Retry/ }))
  // It can be taken back again.
  await bar('Kept for later')
  await waitFor(() => expect(screen.queryByRole('button', { name: /not saved/ })).toBeNull())
  expect(sendings()).toBe(1)
  await press('Send now')
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await barClosed()
  expect(await stored('Kept for later')).toHaveLength(1)
  expect(leaveGuard.isBlocked()).toBe(false)
})

test('Logout asks, and stops the wait; what is discarded is not sent', async () => {
  await openConsole(SCREEN)
  await submit('Logged out')
  const logOut = () => act(async () => screen.getAllByRole('button', { name: 'Logout' })[0]?.click())
  await logOut()
  const question = await screen.findByRole('alertdialog', { name: 'Log out now?' })
  expect(question.textContent).toContain('“Logged out” has not been sent. Logging out discards it.')
  await pass(60)
  await user.click(button('Stay logged in'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await bar('Logged out')).textContent).toContain('“Logged out” has not been sent.')
  expect(session.jwtToken()).not.toBeNull()
  await logOut()
  await screen.findByRole('alertdialog', { name: 'Log out now?' })
  await press('Discard and log out')
  await screen.findByRole('dialog', { name: 'Login' })
  expect(session.jwtToken()).toBeNull()
  await barClosed()
  expect(sendings()).toBe(0)
})

test('two notifications wait beside each other', async () => {
  await openConsole(SCREEN)
  await submit('First')
  await submit('Second')
  await bar('First')
  const second = await bar('Second')
  await user.click(within(second).getByRole('button', { name: 'Undo' }))
  await dialog('Add Notification')
  expect(field(/^Title/).value).toBe('Second')
  await pass(5)
  await waitFor(async () => expect(await stored('First')).toHaveLength(1))
  expect(await stored('Second')).toHaveLength(0)
})

test('another person who logs in during the wait sends nothing', async () => {
  await openConsole(SCREEN)
  await submit('Not in my name')
  const held = await bar('Not in my name')
  act(() => session.clear())
  act(() => session.store({ jwtToken: 'other', refreshToken: 'other', userName: 'Meera Iyer' }))
  await pass(10)
  expect(held.textContent).toContain('“Not in my name” has not been sent.')
  expect(sendings()).toBe(0)
  await press('Dismiss')
  await barClosed()
})
