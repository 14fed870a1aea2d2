import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Actions } from '#patterns/action'
import { button, dialog, dialogClosed, loaded } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { notificationScreen } from './notification-screen.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const WhatsApp = notificationScreen('WhatsApp', { hasDelivery: true })
const Screen = () => (
  <>
    <WhatsApp />
    <Actions />
  </>
)
const Plain = notificationScreen('WhatsApp', { hasDelivery: false })

beforeEach(async () => {
  history.replaceState(null, '', '/notificationDataManager/whatsapp')
  await reference.signIn()
})

/** Sends a notification through the API, and returns its id. */
async function send(title: string) {
  const { server } = reference
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await server.staffToken()}` }
  const body = JSON.stringify({
    title,
    shortDesc: 'a',
    longDesc: 'b',
    sendWhatsappNoti: true,
    sendPopupNoti: false,
  })
  const path = 'http://admin.localhost/notifications-service/notifications/sendGlobalNotification'
  const answer = await server.fetch(new Request(path, { method: 'POST', headers, body }))
  expect(answer.status).toBe(200)
}

const latestId = async () => {
  const headers = { authorization: `Bearer ${await reference.server.staffToken()}` }
  const path = 'http://admin.localhost/api/getNotificationsByType/WhatsApp'
  const answer = await reference.server.fetch(new Request(path, { headers }))
  const [first] = (await answer.json()) as { id: number }[]
  return first?.id
}

const figure = (name: string) =>
  within(screen.getByRole('dialog')).getByText(name).parentElement?.querySelector('dd')?.textContent

test('a sent notification shows its recipients, and the figures follow the work', async () => {
  await send('Markets closed')
  await act(async () => render(<Screen />))
  await loaded()
  await user.click(button('Delivery Markets closed'))
  await dialog('Delivery')
  await waitFor(() => expect(screen.getByText('Finished')).toBeTruthy(), { timeout: 10_000 })
  const recipients = figure('Recipients')
  expect(Number(recipients)).toBeGreaterThan(100)
  expect(figure('Delivered')).toBe(recipients)
  expect(figure('Failed')).toBe('0')
  expect(screen.queryByRole('button', { name: 'Cancel sending' })).toBeNull()
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  await user.click(close!)
  await dialogClosed()
})

test('a notification of before deliveries were recorded says so', async () => {
  await act(async () => render(<Screen />))
  await loaded()
  const buttons = screen.getAllByRole('button', { name: /^Delivery / })
  await user.click(buttons.at(-1)!)
  expect(await screen.findByText('This notification was sent before deliveries were recorded.')).toBeTruthy()
})

const delivery = {
  id: '1',
  channel: 'WhatsApp',
  state: 'finished',
  recipients: 3,
  delivered: 2,
  failed: 1,
  cancelled: 0,
  queued: 0,
  reasons: [{ reason: 'Not on WhatsApp.', count: 1 }],
}

test('a failed load while it is sent waits for Retry, and the figures are then updated again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await act(async () => render(<Screen />))
    await loaded()
    const [first] = screen.getAllByRole('button', { name: /^Delivery / })
    const call = `GET /api/extensions/notifications/${await latestId()}/delivery`
    const sending = { ...delivery, state: 'sending', delivered: 1, failed: 0, queued: 2, reasons: [] }
    reference.fail(call, Response.json(sending))
    await user.click(first!)
    await screen.findByText('Sending')
    reference.fail(call, 'offline')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the delivery.')
    act(() => button('Retry').focus())
    const loads = () => reference.calls.filter((each) => each === call).length
    const before = loads()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(loads()).toBe(before)
    expect(document.activeElement).toBe(button('Retry'))
    reference.fail(call, Response.json({ ...sending, delivered: 2, queued: 1 }))
    await user.click(button('Retry'))
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await waitFor(() => expect(figure('Delivered')).toBe('2'))
    reference.fail(call, Response.json(delivery))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('Finished')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('a failed look says so and can be repeated; failed messages can be sent again after a question', async () => {
  await act(async () => render(<Screen />))
  await loaded()
  const [first] = screen.getAllByRole('button', { name: /^Delivery / })
  const id = (await latestId()) ?? 0
  const path = `/api/extensions/notifications/${id}/delivery`
  reference.fail(`GET ${path}`, 'offline')
  await user.click(first!)
  expect(await screen.findByText('Failed to fetch the delivery.')).toBeTruthy()
  reference.fail(`GET ${path}`, Response.json({ ...delivery, id: String(id) }))
  await user.click(button('Retry'))
  expect(await screen.findByText('Not on WhatsApp.')).toBeTruthy()
  await user.click(button('Send again where it failed'))
  expect(await screen.findByText('Send the 1 message that failed again?')).toBeTruthy()
  // The server has no failed message: the text of its refusal is shown.
  await user.click(button('Send again'))
  expect(await screen.findByText('No message has failed.')).toBeTruthy()
})

test('without extensions the screen has no such button', async () => {
  await act(async () => render(<Plain />))
  await loaded()
  expect(screen.queryByRole('button', { name: /^Delivery / })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
})
