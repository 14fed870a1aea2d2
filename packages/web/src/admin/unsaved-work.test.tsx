import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { fill } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'
import Console from './console.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStockSplitCalender'
const UPDATE = 'POST /api/updateStockSplitCalender'

beforeEach(() => reference.signIn())
afterEach(() => {
  cleanup()
  expect(leaveGuard.isBlocked()).toBe(false)
})

const open = async (path: string) => {
  history.replaceState(null, '', path)
  await act(async () => render(<Console />))
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const click = (name: string | RegExp) => act(async () => button(name).click())
const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' })
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

async function typeOnPage() {
  await open('/addExploreData')
  await screen.findByRole('heading', { name: 'Add Explore Data' })
  await fill(field(/^Text/), 'Half a thought')
}
const leaveByLink = () => act(async () => screen.getByRole('link', { name: /, home$/ }).click())

async function editFirst() {
  await open('/stockSplitCalender')
  await screen.findByText(/^\d+ results/)
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  await screen.findByRole('dialog', { name: 'Edit Stock Split' })
  await fill(field(/^Corporate Action/), 'Demerger')
}

async function logIn() {
  const login = await screen.findByRole('dialog', { name: 'Login' })
  // The server limits codes per phone.
  reference.server.advanceClock(10 * 60_000)
  await user.type(within(login).getByLabelText(/^Phone Number/), reference.server.staffPhone)
  await user.click(within(login).getByRole('button', { name: 'Send OTP' }))
  const [first] = await within(login).findAllByRole('textbox', { name: /pin code/ })
  await user.click(first!)
  await user.paste(reference.server.latestCode(reference.server.staffPhone))
  await user.click(within(login).getByRole('button', { name: 'Verify' }))
}

test('a dialog with unsaved changes asks before it closes', async () => {
  await editFirst()
  await user.keyboard('{Escape}')
  await question()
  await user.click(button('Keep editing'))
  await noQuestion()
  expect(field(/^Corporate Action/).value).toBe('Demerger')
  await user.click(button('Cancel'))
  await question()
  await user.click(button('Discard'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reference.calls).toEqual([LIST])
})

test('a link asks first; staying keeps the form, leaving follows the link', async () => {
  await typeOnPage()
  await leaveByLink()
  await question()
  await click('Keep editing')
  await noQuestion()
  expect([location.pathname, field(/^Text/).value]).toEqual(['/addExploreData', 'Half a thought'])
  await leaveByLink()
  await question()
  await click('Discard')
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeTruthy()
  expect(location.pathname).toBe('/homePage')
})

test('closing the form after staying returns to the list, and does not follow the earlier link', async () => {
  await typeOnPage()
  await leaveByLink()
  await question()
  await click('Keep editing')
  await noQuestion()
  await click('Cancel')
  await question()
  await click('Discard')
  expect(await screen.findByRole('heading', { name: 'Explore Data Manager' })).toBeTruthy()
})

test('Logout asks first, and keeps the session until it is confirmed', async () => {
  await typeOnPage()
  await act(async () => screen.getAllByRole('button', { name: 'Logout' })[0]?.click())
  await question()
  expect(sessionStorage.getItem('jwtToken')).not.toBeNull()
  await click('Discard')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(sessionStorage.getItem('jwtToken')).toBeNull()
})

test('closing the tab asks only while there are unsaved changes', async () => {
  const closesFreely = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  await open('/addExploreData')
  await screen.findByRole('heading', { name: 'Add Explore Data' })
  expect(closesFreely()).toBe(true)
  await fill(field(/^Text/), 'x')
  expect(closesFreely()).toBe(false)
  await user.clear(field(/^Text/))
  expect(closesFreely()).toBe(true)
})

test('a double click and Enter send once', async () => {
  await editFirst()
  reference.fail(UPDATE, 'slow')
  await user.dblClick(button('Save'))
  await user.type(field(/^Corporate Action/), '{Enter}{Enter}')
  expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(1)
  expect(screen.getByRole('dialog').querySelector('form')?.getAttribute('aria-busy')).toBe('true')
})

// The following tests advance the server's clock, which expires the file's session.
test('an expired session opens Login over the form, then saves it unchanged', async () => {
  await editFirst()
  sessionStorage.setItem('jwtToken', 'run.out.token')
  await user.click(button('Save'))
  expect(await screen.findByText(/^Your session has ended/)).toBeTruthy()
  // A second Enter, while the first request is being refused.
  const form = document.querySelector<HTMLInputElement>('[name=corporateaction]')?.form
  await act(async () => form?.requestSubmit())
  // The record is read again first, and that read is refused.
  expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(0)
  expect(location.pathname).toBe('/stockSplitCalender')
  expect(screen.queryByText(/Failed to update/)).toBeNull()
  await logIn()
  expect(await screen.findByText('Stock split updated successfully!')).toBeTruthy()
  expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect((await screen.findAllByText('Demerger')).length).toBeGreaterThan(0)
})

test('another person who logs in over the form sends nothing, until they save it themselves', async () => {
  // The token of this file has run out by the clock of the logins above.
  const jwtToken = await reference.server.staffToken()
  session.store({ jwtToken, refreshToken: 'unused', userName: 'Meera Iyer' })
  await editFirst()
  sessionStorage.setItem('jwtToken', 'run.out.token')
  await user.click(button('Save'))
  await logIn()
  expect(await screen.findByText('You are logged in as Asha Kulkarni')).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'Edit Stock Split' })).toBeTruthy()
  expect(field(/^Corporate Action/).value).toBe('Demerger')
  expect(reference.calls.filter((call) => call === UPDATE)).toEqual([])
  await user.click(button('Save'))
  expect(await screen.findByText('Stock split updated successfully!')).toBeTruthy()
  expect(reference.calls.filter((call) => call === UPDATE)).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
})
