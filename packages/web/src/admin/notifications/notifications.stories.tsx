import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '#platform/session'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { fillIn, press, said } from '../../testing/story-steps.ts'
import { withToaster } from '../../testing/with-toaster.tsx'
import AppNotifications from './app-notifications.tsx'
import EmailNotifications from './email-notifications.tsx'
import WhatsAppNotifications from './whatsapp-notifications.tsx'

const meta = {
  title: 'Admin/Notifications',
  component: AppNotifications,
  beforeEach: freshAddress,
  decorators: withToaster,
} satisfies Meta<typeof AppNotifications>
export default meta

type Story = StoryObj<typeof meta>

const { app, none } = examples.notifications.listNotificationsByType
const { jwtInvalid, sent } = examples.notifications.sendGlobalNotification
const many = Array.from({ length: 40 }, () => app.value).flat()
const channels = ['App', 'WhatsApp', 'Email']

const answered = (list: Answer, others: Readonly<Record<string, Answer>> = {}): Story => ({
  beforeEach: () =>
    answering({
      ...others,
      ...Object.fromEntries(channels.map((channel) => [`GET /api/getNotificationsByType/${channel}`, list])),
    }),
})
const sending = (answer: Answer, says: string, refreshed: Answer = { status: 503 }): Story => ({
  beforeEach: () => {
    session.store({ jwtToken: 'stale', refreshToken: 'kept', userName: 'Asha Rao' })
    const giveBack = answering({
      'GET /api/getNotificationsByType/App': { body: app.value },
      'POST /notifications-service/notifications/sendGlobalNotification': answer,
      'POST /notifications-service/auth/refresh-token': refreshed,
    })
    return () => {
      giveBack()
      session.clear()
    }
  },
  play: async () => {
    await fillIn('Add Notification', {
      Title: 'Markets closed for Diwali',
      'Short Description': 'NSE and BSE are closed on Thursday.',
      'Long Description': 'Trading resumes on Friday at 9:15 am.',
    })
    await press('Send')
    await said(says)
  },
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: app.value })
export const WhatsApp: Story = { ...Full, render: () => <WhatsAppNotifications /> }
export const Email: Story = { ...Full, render: () => <EmailNotifications /> }
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Notification') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Notification', { Title: 'Only a title' })
    await press('Send')
    await said('Short Description is required')
  },
}
export const Sending: Story = {
  ...sending('never', ''),
  play: async () => {
    await fillIn('Add Notification', { Title: 'A', 'Short Description': 'B', 'Long Description': 'C' })
    await press('Send')
  },
}
export const Sent = sending({ body: sent.value }, 'Notification sent successfully!')
export const NotSent = sending(
  { status: 429, body: { status: { statusCode: 429, message: 'Too many at once.' } } },
  'Failed to send notification: Too many at once.',
)
export const NotSentForNoReason = sending({ status: 500 }, 'Failed to send notification: Unknown error')
export const NotReadable = sending({ text: '<!doctype html>' }, 'Error sending notification.')
export const NotRefreshed = sending({ status: 401, body: jwtInvalid.value }, 'Failed to refresh the token.')
