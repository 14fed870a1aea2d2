import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dialog, dialogClosed, openConsole } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

const notification = { title: 'Markets closed', type: 'WhatsApp', shortDesc: 'a', longDesc: 'b' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const delivery = {
  channel: 'WhatsApp',
  state: 'finished',
  recipients: 3,
  delivered: 1,
  failed: 2,
  cancelled: 0,
  queued: 0,
  reasons: [{ reason: 'Not on WhatsApp.', count: 2 }],
}

test('messages of the last week that were not delivered lead to their delivery', async () => {
  await reference.signIn()
  const answer = (path: string, body: unknown) => reference.fail(`GET /api/${path}`, Response.json(body))
  const whatsApp = [
    { ...notification, id: 7, createdAt: daysAgo(1) },
    { ...notification, id: 6, createdAt: daysAgo(2) },
    { ...notification, id: 5, createdAt: daysAgo(3) },
    { ...notification, id: 4, createdAt: daysAgo(9) },
  ]
  for (const channel of ['App', 'Email']) answer(`getNotificationsByType/${channel}`, [])
  answer('getNotificationsByType/WhatsApp', whatsApp)
  answer('extensions/notifications/7/delivery', { ...delivery, id: '7' })
  answer('extensions/notifications/6/delivery', { ...delivery, id: '6', state: 'cancelled' })
  answer('extensions/notifications/5/delivery', { ...delivery, id: '5', failed: 0, reasons: [] })
  await openConsole('/homePage')
  const board = await screen.findByRole('region', { name: 'Needs attention', busy: false })
  const lines = await within(board).findAllByRole('link', { name: /not delivered/ })
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 messages of “Markets closed” (WhatsApp) not delivered',
  ])
  expect(reference.calls).not.toContain('GET /api/extensions/notifications/4/delivery')
  await user.click(lines[0]!)
  const opened = await dialog('Delivery')
  expect(await within(opened).findByText('Not on WhatsApp.')).toBeTruthy()
  await user.click(within(opened).getAllByRole('button', { name: 'Close' })[0]!)
  expect(location.search).toBe('')
})

test.each([
  ['Send again where it failed', 'Send Again', 'Send again', 'retry', {}],
  ['Cancel sending', 'Cancel Sending', 'Cancel sending', 'cancel', { state: 'sending', queued: 1 }],
])('%s that fails is kept when it is left, and tried again', async (button, title, confirm, call, over) => {
  await reference.signIn()
  const path = 'extensions/notifications/7/delivery'
  const attempt = `POST /api/${path}/${call}`
  const answer = (state: object) =>
    reference.fail(`GET /api/${path}`, Response.json({ ...delivery, id: '7', ...state }))
  reference.fail(
    'GET /api/getNotificationsByType/WhatsApp',
    Response.json([{ ...notification, id: 7, createdAt: daysAgo(1) }]),
  )
  answer(over)
  reference.fail(attempt, 'offline')
  await openConsole('/notificationDataManager/whatsapp?delivery=7')
  await user.click(await screen.findByRole('button', { name: button }))
  const question = () => screen.findByRole('alertdialog', { name: title })
  await user.click(within(await question()).getByRole('button', { name: confirm }))
  await within(await question()).findByRole('alert')
  await user.click(within(await question()).getByRole('button', { name: /^(Cancel|Look)$/ }))
  const opened = await dialog('Delivery')
  await user.click(within(opened).getAllByRole('button', { name: 'Close' })[0]!)
  await dialogClosed()

  await user.click(await screen.findByRole('button', { name: '1 not saved' }))
  const entry = await screen.findByRole('region', { name: `${title}: Markets closed` })
  reference.fail(attempt, Response.json({ ...delivery, id: '7', state: 'cancelled' }))
  await user.click(within(entry).getByRole('button', { name: /^Retry/ }))
  await user.click(within(await question()).getByRole('button', { name: confirm }))
  const success = await screen.findByRole('dialog', { name: 'Success' })
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0]!)
  await dialog('Delivery')
  expect(reference.calls.filter((one) => one === attempt)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: '1 not saved' })).toBeNull()
})
