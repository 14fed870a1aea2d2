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

test('one that was sent, but whose answer was lost, is not sent twice by Retry', async () => {
  await openConsole(SCREEN)
  await loaded()
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  for (const label of [/^Title/, /^Short Description/, /^Long Description/])
    await user.type(field(label), 'Sent without an answer')
  await user.click(button('Send'))
  await dialogClosed()
  reference.fail(SEND, 'lost')
  await press('Send now')
  await barClosed()
  expect(await stored('Sent without an answer')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: '1 failed save' }))
  const list = await screen.findByRole('dialog', { name: 'Failed saves' })
  expect(list.textContent).toContain('Retry within a day does it once in either case.')
  reference.repair(SEND)
  await user.click(within(list).getByRole('button', { name: /^Retry/ }))
  await screen.findByRole('region', { name: 'Sending “Sent without an answer” by WhatsApp' })
  await press('Send now')
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0)
  expect(reference.calls.filter((call) => call === SEND)).toHaveLength(2)
  expect(await stored('Sent without an answer')).toHaveLength(1)
})
