import type { Notification, StockSplit } from '@tarang/sdk'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { toaster } from '#ui/toaster'
import {
  button,
  dialog,
  dialogClosed,
  field,
  fill,
  loaded,
  openConsole,
  served,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

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
  for (const label of [/^Title/, /^Short Description/, /^Long Description/]) await fill(field(label), title)
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

test('a record whose answer was lost is added once by Retry from another screen, after a reload', async () => {
  const SAVE = 'POST /api/saveStockSplitCalender'
  await openConsole('/stockSplitCalender')
  await loaded()
  await user.click(button('Add Stock Split'))
  await dialog('Add Stock Split')
  await fill(field(/^Stock Name/), 'KEPTONCE')
  await fill(field(/^Ratio/), '1:5')
  fireEvent.change(field(/^Split Date/), { target: { value: '2031-03-14' } })
  fireEvent.change(field(/^Source Date/), { target: { value: '2031-02-20' } })
  await user.selectOptions(field(/^Status/), 'Pending')
  await fill(field(/^Corporate Action/), 'Split')
  reference.fail(SAVE, 'lost')
  await user.click(button('Save'))
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  await user.click(within(error).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(button('Cancel'))
  await user.click(await screen.findByRole('button', { name: 'Keep for later' }))
  await dialogClosed()
  cleanup()
  reference.repair(SAVE)
  await openConsole('/homePage')
  await user.click(await screen.findByRole('button', { name: '1 not saved' }))
  await user.click(within(await dialog('Not saved')).getByRole('button', { name: /^Retry/ }))
  expect((await screen.findAllByText('Stock split added successfully!')).length).toBeGreaterThan(0)
  const splits = await served<StockSplit[]>(reference, '/getStockSplitCalender')
  expect(splits.filter(({ stockname }) => stockname === 'KEPTONCE')).toHaveLength(1)
  expect(tray()).toBeNull()
})
