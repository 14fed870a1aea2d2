import type { Notification } from '@tarang/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '#ui/toaster'
import { button, dialog, dialogClosed, field, loaded, openConsole, served } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

// An API with Idempotency-Keys, and a wait that no test sits out.
vi.mock(import('#platform/config'), async (original) => {
  const module = await original()
  const holdSeconds = { ...module.config.holdSeconds, notification: 60 }
  return { ...module, config: { ...module.config, extensions: true, holdSeconds } }
})

const reference = withReferenceServer()
const SCREEN = '/notificationDataManager/whatsapp'
const SEND = 'POST /notifications-service/notifications/sendGlobalNotification'
const SENT = 'Notification sent successfully!'
const user = userEvent.setup()

beforeEach(async () => {
  toaster.remove()
  await reference.signIn()
})

const press = (name: string) => act(async () => button(name).click())
const barClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Sending/ })).toBeNull())
const stored = async (title: string) =>
  (await served<Notification[]>(reference, '/getNotificationsByType/WhatsApp')).filter(
    (notification) => notification.title === title,
  )

const LIST = 'GET /api/getNotificationsByType/WhatsApp'
const tray = () => screen.queryByRole('button', { name: '1 not saved' })
/** Names how many people get it, as the form did. */
const bar = (title: string) =>
  screen.findByRole('region', { name: new RegExp(`^Sending “${title}” to \\d+ people on WhatsApp$`) })

/** Sends a notification whose answer is lost. */
async function lose(title: string) {
  await openConsole(SCREEN)
  await loaded()
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  for (const label of [/^Title/, /^Short Description/, /^Long Description/])
    await user.type(field(label), title)
  await user.click(button('Send'))
  await dialogClosed()
  reference.calls.length = 0
  reference.fail(SEND, 'lost')
  await press('Send now')
  const alert = await within(await bar(title)).findByRole('alert')
  expect(within(alert).getByText('Error sending notification.')).toBeTruthy()
  expect(within(alert).getByText('We do not know whether it was sent.')).toBeTruthy()
  reference.repair(SEND)
}

test('one whose answer was lost says so, and the list is read again; Retry safely sends it once', async () => {
  await lose('Sent without an answer')
  await waitFor(() => expect(reference.calls).toEqual([SEND, LIST]))
  expect((await screen.findAllByText('Sent without an answer')).length).toBeGreaterThan(0)
  await waitFor(() => expect(tray()).not.toBeNull())
  await press('Look')
  await waitFor(() => expect(reference.calls).toEqual([SEND, LIST, LIST]))
  await press('Retry safely')
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  await barClosed()
  expect(tray()).toBeNull()
  expect(await stored('Sent without an answer')).toHaveLength(1)
})
