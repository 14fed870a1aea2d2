import type { Notification } from '@tarang/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { formatDateTime } from '#platform/formats/console-date'
import { toaster } from '#ui/toaster'
import {
  button,
  cell,
  cells,
  dialog,
  dialogClosed,
  field,
  fill,
  headers,
  loaded,
  openConsole,
  rows,
  served,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

// The flow of the specification: a notification is sent at once.
vi.mock(import('#platform/config'), async (original) => {
  const module = await original()
  const holdSeconds = { ...module.config.holdSeconds, notification: 0 }
  return { ...module, config: { ...module.config, holdSeconds } }
})

const reference = withReferenceServer()
const user = userEvent.setup()
const MINUTES = 60_000
const LIST = 'GET /api/getNotificationsByType/App'
const SEND = 'POST /notifications-service/notifications/sendGlobalNotification'
const REFRESH = 'POST /notifications-service/auth/refresh-token'
const SENT = 'Notification sent successfully!'
const storedNotifications = (channel: string) =>
  served<Notification[]>(reference, `/getNotificationsByType/${channel}`)

beforeEach(async () => {
  // Removes toasts of the previous test.
  toaster.remove()
  // Some tests outlast a token, and the server limits codes per phone in an hour.
  reference.server.advanceClock(60 * MINUTES)
  await logIn()
})

async function fillIn({ title = 'Markets closed', shortDesc = 'On Thursday.', longDesc = 'All day.' } = {}) {
  await loaded()
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  if (title) await fill(field(/^Title/), title)
  if (shortDesc) await fill(field(/^Short Description/), shortDesc)
  if (longDesc) await fill(field(/^Long Description/), longDesc)
}
const send = () => user.click(button('Send'))
const alert = () => within(screen.getByRole('dialog')).findByRole('alert')

/** Logs in through the API, for a session with a valid refresh token. */
async function logIn() {
  const { server } = reference
  const post = async (path: string, body: object) =>
    server.fetch(
      new Request(`http://admin.localhost/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const phoneNumber = server.staffPhone
  await post('login-auth', { phoneNumber })
  const answer = await post('verifyLoginOtp', { phoneNumber, otp: server.latestCode(phoneNumber) })
  const { data } = (await answer.json()) as { data: { jwtToken: string; refreshToken: string } }
  session.store({ ...data, userName: 'Asha Kulkarni' })
}

test.each([
  ['/notificationDataManager', 'App'],
  ['/notificationDataManager/app', 'App'],
  ['/notificationDataManager/whatsapp', 'WhatsApp'],
  ['/notificationDataManager/email', 'Email'],
])('%s shows the notifications of %s', async (path, channel) => {
  await openConsole(path)
  await loaded()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${channel} Notifications`)
  expect(headers()).toEqual([
    '#',
    'Title',
    'Topic',
    'Type',
    'Short Description',
    'Long Description',
    'Created At',
    'Modified On',
  ])
  expect(rows()).toHaveLength(15)
  expect(rows().every((row) => cell(row, 'Type') === channel)).toBe(true)
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
  expect(reference.calls).toEqual([`GET /api/getNotificationsByType/${channel}`])
})

test.each([
  ['app', 'App'],
  ['whatsapp', 'WhatsApp'],
  ['email', 'Email'],
])('%s sends once, by its own channel, and reloads the list', async (path, channel) => {
  await openConsole(`/notificationDataManager/${path}`)
  const title = `To everyone & all <${channel}>`
  await fillIn({ title })
  await user.dblClick(button('Send'))
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await dialogClosed()
  const list = `GET /api/getNotificationsByType/${channel}`
  await waitFor(() => expect(reference.calls).toEqual([list, SEND, list]))
  await waitFor(() => expect(cell(rows()[0], 'Title')).toBe(title))
  for (const other of ['App', 'WhatsApp', 'Email']) {
    const titles = (await storedNotifications(other)).map((notification) => notification.title)
    expect(titles.includes(title)).toBe(other === channel)
  }
})

test.each([
  [{ title: '' }, /^Title/, 'Title is required'],
  [{ shortDesc: ' ' }, /^Short Description/, 'Short Description is required'],
  [{ longDesc: '' }, /^Long Description/, 'Long Description is required'],
])('%o is refused before anything is sent', async (over, name, words) => {
  await openConsole('/notificationDataManager')
  await fillIn(over)
  await send()
  expect((await alert()).textContent).toBe(words)
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([LIST])
})

test('an expired token is refreshed once, and the notification sent again', async () => {
  const before = { jwtToken: session.jwtToken(), refreshToken: session.refreshToken() }
  await openConsole('/notificationDataManager')
  await fillIn({ title: 'After a long break' })
  reference.server.advanceClock(16 * MINUTES)
  await send()
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await dialogClosed()
  await waitFor(() => expect(reference.calls).toEqual([LIST, SEND, REFRESH, SEND, LIST]))
  expect(session.jwtToken()).not.toBe(before.jwtToken)
  expect(session.refreshToken()).not.toBe(before.refreshToken)
  expect(
    (await storedNotifications('App')).filter(({ title }) => title === 'After a long break'),
  ).toHaveLength(1)
  await waitFor(() => expect(cell(rows()[0], 'Title')).toBe('After a long break'))
})

test('a token that cannot be refreshed is reported, and the form keeps its values', async () => {
  await openConsole('/notificationDataManager')
  await fillIn()
  reference.server.advanceClock(16 * MINUTES)
  reference.fail(REFRESH, new Response(null, { status: 503 }))
  await send()
  expect((await alert()).textContent).toBe('Failed to refresh the token.')
  expect(field(/^Title/).value).toBe('Markets closed')
  await user.click(button('Cancel'))
  await user.click(await screen.findByRole('button', { name: 'Keep for later' }))
  await dialogClosed()
  await user.click(await screen.findByRole('button', { name: '1 not saved' }))
  expect(await screen.findByText('The token could not be renewed, so this was refused.')).toBeTruthy()
  reference.repair(REFRESH)
  await user.click(screen.getByRole('button', { name: /^Retry/ }))
  await dialogClosed()
  expect((await storedNotifications('App'))[0]?.title).toBe('Markets closed')
})

test('an expired session shows a message and the login over the form, and sends after it', async () => {
  await openConsole('/notificationDataManager')
  await fillIn({ title: 'Through a login' })
  reference.fail(REFRESH, Response.json({ status: { statusCode: 401, message: 'secret' } }, { status: 401 }))
  const stale = { status: { statusCode: 401, message: '', errors: { jwt: 'It has expired.' } } }
  reference.fail(SEND, Response.json(stale, { status: 401 }))
  await user.click(button('Send'))
  await screen.findByRole('dialog', { name: 'Login' })
  expect((await screen.findAllByText('Failed to refresh the token.')).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('secret')
  reference.repair(SEND)
  await act(logIn)
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await dialogClosed()
  expect((await storedNotifications('App'))[0]?.title).toBe('Through a login')
})

test('a refused send is reported with the reason, and the form keeps its values', async () => {
  await openConsole('/notificationDataManager')
  await fillIn()
  const message = 'Too many at once.'
  reference.fail(SEND, Response.json({ status: { statusCode: 500, message } }, { status: 500 }))
  await send()
  expect((await alert()).textContent).toBe(`Failed to send notification: ${message}`)
  expect(field(/^Long Description/).value).toBe('All day.')
})

test('each value has its column; missing values show N/A', async () => {
  const notification = {
    ...{
      title: 'Markets closed',
      topic: 'all',
      type: 'App',
      shortDesc: 'On Thursday.',
      longDesc: 'All day.',
    },
    ...{ createdAt: '2026-01-02T10:00:00+05:30', modifiedOn: '2026-02-03T11:30:00+05:30' },
  }
  reference.fail(LIST, Response.json([{}, { title: 7, createdAt: 'soon' }, notification]))
  await openConsole('/notificationDataManager')
  await loaded()
  expect(rows().map(cells)).toEqual([
    ['1', ...Array(7).fill('N/A')],
    ['2', '7', ...Array(6).fill('N/A')],
    [
      ...['3', 'Markets closed', 'all', 'App', 'On Thursday.', 'All day.'],
      ...[formatDateTime('2026-01-02T10:00:00+05:30'), formatDateTime('2026-02-03T11:30:00+05:30')],
    ],
  ])
})
