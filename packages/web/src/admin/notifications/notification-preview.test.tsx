import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '#ui/toaster'
import { button, cell, dialog, dialogClosed, field, fill, loaded, rowOf } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { stubFetch } from '../../testing/stub-fetch.ts'
import { notificationScreen } from './notification-screen.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const Plain = notificationScreen('WhatsApp', { hasDelivery: false, asksTitleAgain: false, holdSeconds: 0 })
const Extended = notificationScreen('WhatsApp', { hasDelivery: true, asksTitleAgain: false, holdSeconds: 0 })
const Confirmed = notificationScreen('Email', { hasDelivery: false, asksTitleAgain: true, holdSeconds: 0 })
const LIST = 'GET /api/getNotificationsByType/WhatsApp'
const SEND = 'POST /notifications-service/notifications/sendGlobalNotification'
const RECIPIENTS = 'GET /api/extensions/notifications/recipients/WhatsApp'

beforeEach(async () => {
  toaster.remove()
  history.replaceState(null, '', '/notificationDataManager/whatsapp')
  await reference.signIn()
})

afterEach(() => vi.useRealTimers())

async function open(Screen: () => React.ReactNode) {
  await act(async () => render(<Screen />))
  await loaded()
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  return within(screen.getByRole('region', { name: 'Preview' }))
}

async function fillIn(title: string, shortDesc = 'On Thursday.', longDesc = 'All day.') {
  await fill(field(/^Title\*?$/), title)
  await fill(field(/^Short Description/), shortDesc)
  await fill(field(/^Long Description/), longDesc)
}

const warnings = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

test('shows the texts as they will be sent, and who gets them', async () => {
  const preview = await open(Plain)
  expect(preview.getByText('Goes to everyone on WhatsApp.')).toBeTruthy()
  expect(preview.getByText('Title')).toBeTruthy()
  await fillIn(' Markets closed ', 'On Thursday. ')
  expect(preview.getByText('Markets closed')).toBeTruthy()
  expect(preview.getByText(/On Thursday/).textContent).toBe('On Thursday.\n\nAll day.')
  expect(reference.calls).toEqual([LIST])
})

test('counts what is typed without being part of the field’s description', async () => {
  await open(Plain)
  await fill(field(/^Title/), 'Diwali')
  expect(screen.getByText('6 of 60 characters')).toBeTruthy()
  expect(field(/^Title/).getAttribute('aria-describedby')).toBeNull()
})

test('a text over a limit of the channel is a warning, and is sent', async () => {
  await open(Plain)
  const title = 'x'.repeat(61)
  await user.click(field(/^Title/))
  await user.paste(title)
  expect(warnings()).toEqual(['WhatsApp may refuse a title of this length.'])
  await fill(field(/^Short Description/), 'a')
  await fill(field(/^Long Description/), 'b')
  await user.click(button('Send'))
  await dialogClosed()
  expect(reference.calls.filter((call) => call === SEND)).toHaveLength(1)
})

test('the same title within 24 hours is a warning with its time, and is sent', async () => {
  // The clock of the reference server stands at 10 am of this day.
  vi.setSystemTime('2026-11-20T12:00:00+05:30')
  await open(Plain)
  await fillIn('Holiday on Friday')
  expect(warnings()).toEqual([])
  await user.click(button('Send'))
  await dialogClosed()
  await waitFor(() => expect(screen.getByText('Holiday on Friday')).toBeTruthy())
  const sentAt = cell(rowOf('Holiday on Friday'), 'Created At')
  await user.click(button('Add Notification'))
  await dialog('Add Notification')
  await fillIn(' HOLIDAY on friday')
  expect(warnings()).toEqual([
    `The same title was sent in this channel on ${sentAt}, less than 24 hours ago.`,
  ])
  await user.click(button('Send'))
  await dialogClosed()
  expect(reference.calls.filter((call) => call === SEND)).toHaveLength(2)
})

test('the number of people is shown where the API says it', async () => {
  reference.fail(RECIPIENTS, Response.json({ channel: 'WhatsApp', count: 124_380 }))
  const preview = await open(Extended)
  expect(await preview.findByText('Goes to 1,24,380 people who agreed to WhatsApp.')).toBeTruthy()
})

test('the reference server says it', async () => {
  const preview = await open(Extended)
  expect(await preview.findByText(/^Goes to \d+ people who agreed to WhatsApp\.$/)).toBeTruthy()
})

test('a number that cannot be fetched is no obstacle', async () => {
  reference.fail(RECIPIENTS, Response.json({}, { status: 503 }))
  const preview = await open(Extended)
  const sentence = 'Goes to everyone who agreed to WhatsApp. Their number could not be fetched.'
  expect(await preview.findByText(sentence)).toBeTruthy()
  await fillIn('Without a number')
  await user.click(button('Send'))
  await dialogClosed()
})

test('a title that is typed again must be the same, and is not part of the call', async () => {
  const bodies: unknown[] = []
  const { server } = reference
  stubFetch(async (request) => {
    if (request.url.endsWith('/sendGlobalNotification')) bodies.push(await request.clone().json())
    return server.fetch(request)
  })
  await open(Confirmed)
  await fillIn('Markets closed')
  await user.click(button('Send'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    'Title again is required',
  )
  await fill(field(/^Title again/), 'Markets open')
  await user.click(button('Send'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    'Title again must be the same as the title',
  )
  expect(bodies).toEqual([])
  await fill(field(/^Title again/), 'Markets closed ')
  await user.click(button('Send'))
  await dialogClosed()
  expect(bodies).toEqual([
    {
      title: 'Markets closed',
      shortDesc: 'On Thursday.',
      longDesc: 'All day.',
      sendWhatsappNoti: false,
      sendPopupNoti: false,
    },
  ])
})
