import type { Meta, StoryObj } from '@storybook/react-vite'
import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { fixtures, type Handlers, never, refused } from '@tarang/sdk/testing'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { findText, press } from '../../testing/story-steps.ts'
import { notificationScreen } from './notification-screen.tsx'

const Screen = notificationScreen('WhatsApp', { hasDelivery: true })

const meta = {
  title: 'Admin/Notification Manager/Notification delivery',
  component: Screen,
  beforeEach: freshAddress,
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

const delivery = (over: Partial<NotificationDelivery> = {}): NotificationDelivery => ({
  id: '40',
  channel: 'WhatsApp',
  state: 'finished',
  recipients: 1_24_380,
  delivered: 1_24_120,
  failed: 212,
  cancelled: 48,
  queued: 0,
  reasons: [
    { reason: 'Not on WhatsApp.', count: 180 },
    { reason: 'The provider gave no answer.', count: 32 },
  ],
  ...over,
})

const [notification] = fixtures.listNotificationsByType.app

const opened = (handlers: Handlers, text: string): Story => ({
  beforeEach: () =>
    answering({
      listNotificationsByType: [{ ...notification, id: 40, title: 'Markets closed' }],
      ...handlers,
    }),
  play: async () => {
    await press('Delivery Markets closed')
    await findText(text)
  },
})

const sending = delivery({
  state: 'sending',
  delivered: 31_200,
  failed: 0,
  cancelled: 0,
  queued: 93_180,
  reasons: [],
})

export const Default = opened({ getNotificationDelivery: delivery() }, 'Why it failed')
export const Sending = opened({ getNotificationDelivery: sending }, 'Sending')
export const Cancelled = opened(
  { getNotificationDelivery: delivery({ state: 'cancelled', failed: 0, reasons: [] }) },
  'Cancelled',
)
export const NotRecorded = opened(
  { getNotificationDelivery: delivery({ state: 'unknown', recipients: 0 }) },
  'This notification was sent before deliveries were recorded.',
)
export const LongWords = opened(
  { getNotificationDelivery: delivery({ reasons: [{ reason: LONG_WORD, count: 212 }] }) },
  'Why it failed',
)
export const Loading = opened({ getNotificationDelivery: never }, 'Loading...')
export const Refused = opened({ getNotificationDelivery: refused(503) }, 'Failed to fetch the delivery.')
export const AskingToCancel: Story = {
  ...Sending,
  play: async (context) => {
    await Sending.play?.(context)
    await press('Cancel sending')
    await findText(/Are you sure you want to cancel/)
  },
}
