import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refused, unreadable } from '@tarang/sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import { session } from '#platform/api/session'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { fillIn, findText, press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import { withToaster } from '../../testing/with-toaster.tsx'
import AppNotifications from './app-notifications.tsx'
import EmailNotifications from './email-notifications.tsx'
import { notificationScreen } from './notification-screen.tsx'
import WhatsAppNotifications from './whatsapp-notifications.tsx'

const meta = {
  title: 'Admin/Notification Manager/Notifications',
  component: AppNotifications,
  beforeEach: freshAddress,
  decorators: withToaster,
} satisfies Meta<typeof AppNotifications>
export default meta

type Story = StoryObj<typeof meta>

/** The flow of the specification: a notification is sent at once. */
const AtOnce = notificationScreen('App', { holdSeconds: 0 })

const diwali = {
  Title: 'Markets closed for Diwali',
  'Short Description': 'NSE and BSE are closed on Thursday.',
  'Long Description': 'Trading resumes on Friday at 9:15 am.',
}

const sending = (handlers: Handlers, message: string): Story => ({
  render: () => <AtOnce />,
  beforeEach: () => {
    session.store({ jwtToken: 'stale', refreshToken: 'kept', userName: 'Asha Rao' })
    const giveBack = answering(handlers)
    return () => {
      giveBack()
      session.clear()
    }
  },
  play: async () => {
    await fillIn('Add Notification', diwali)
    await press('Send')
    await findText(message)
  },
})

const list = tableStories({
  operation: 'listNotificationsByType',
  rows: extremeRows(fixtures.listNotificationsByType.app),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
export const WhatsApp: Story = { ...Default, render: () => <WhatsAppNotifications /> }
export const Email: Story = { ...Default, render: () => <EmailNotifications /> }
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Notification') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Notification', { Title: 'Only a title' })
    await press('Send')
    await findText('Short Description is required')
  },
}
export const Sending: Story = {
  ...sending({ sendGlobalNotification: never }, ''),
  play: async () => {
    await fillIn('Add Notification', { Title: 'A', 'Short Description': 'B', 'Long Description': 'C' })
    await press('Send')
  },
}
export const Sent = sending({}, 'Notification sent successfully!')
export const NotSent = sending(
  { sendGlobalNotification: refused(429, { message: 'Too many at once.' }) },
  'Failed to send notification: Too many at once.',
)
export const NotSentForNoReason = sending(
  { sendGlobalNotification: refusalWithoutMessage() },
  'Failed to send notification: Unknown error',
)
export const NotReadable = sending({ sendGlobalNotification: unreadable }, 'Error sending notification.')
export const NotRefreshed = sending(
  {
    sendGlobalNotification: refused(fixtures.sendGlobalNotification.jwtInvalid),
    refreshToken: refusalWithoutMessage(503),
  },
  'Failed to refresh the token.',
)

/** A minute, so that nothing is sent while the story is looked at. */
const Patient = notificationScreen('App', { holdSeconds: 60 })

const held: Story = {
  ...sending({}, ''),
  render: () => <Patient />,
  play: async () => {
    await fillIn('Add Notification', diwali)
    await press('Send')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await findText(/^Sending “Markets closed for Diwali” (to [\d,]+ people )?in the app in 60 seconds/)
  },
}
export const Held = held
export const TakenBack: Story = {
  ...held,
  play: async (context) => {
    await held.play?.(context)
    await press('Undo')
    await screen.findByRole('dialog', { name: 'Add Notification' })
  },
}
export const SentNow: Story = {
  ...held,
  play: async (context) => {
    await held.play?.(context)
    await press('Send now')
    await findText('Notification sent successfully!')
  },
}
