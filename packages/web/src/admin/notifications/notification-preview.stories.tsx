import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Handlers, never, refused } from '@tarang/sdk/testing'
import { fireEvent, screen, within } from 'storybook/test'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { findText, press } from '../../testing/story-steps.ts'
import { notificationScreen } from './notification-screen.tsx'

const WhatsAppScreen = notificationScreen('WhatsApp', {
  hasDelivery: true,
  asksTitleAgain: false,
  holdSeconds: 0,
})
const AppScreen = notificationScreen('App', { hasDelivery: true, asksTitleAgain: false, holdSeconds: 0 })
const EmailScreen = notificationScreen('Email', { hasDelivery: true, asksTitleAgain: false, holdSeconds: 0 })
const WithoutExtensions = notificationScreen('WhatsApp', {
  hasDelivery: false,
  asksTitleAgain: false,
  holdSeconds: 0,
})
const ConfirmedScreen = notificationScreen('App', { hasDelivery: true, asksTitleAgain: true, holdSeconds: 0 })

const meta = {
  title: 'Admin/Notification Manager/Notification preview',
  component: WhatsAppScreen,
  beforeEach: freshAddress,
} satisfies Meta<typeof WhatsAppScreen>
export default meta

type Story = StoryObj<typeof meta>

const texts = {
  Title: 'Rebalancing tomorrow',
  'Short Description': 'Six shares leave, six come in.',
  'Long Description':
    'The momentum portfolio is rebalanced on Monday before the market opens.\nThe list is in the app.',
}

/** Sets whole texts at once: the long ones take too long key by key. */
async function typeTexts(values: Readonly<Record<string, string>>) {
  await press('Add Notification')
  const form = within(await screen.findByRole('dialog'))
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await form.findByLabelText(new RegExp(`^${label}( ?\\*)?$`)), { target: { value } })
}

const typed = (
  values: Readonly<Record<string, string>>,
  text: string | RegExp,
  handlers: Handlers = {},
): Story => ({
  beforeEach: () =>
    answering({
      listNotificationsByType: [],
      countRecipients: { channel: 'WhatsApp', count: 1_24_380 },
      ...handlers,
    }),
  play: async () => {
    await typeTexts(values)
    await findText(text)
    // A box that has begun to scroll gets its tab stop with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  },
})

export const Default = typed(texts, 'Goes to 1,24,380 people who agreed to WhatsApp.')
export const Empty = typed({}, '0 of 60 characters')
export const App: Story = {
  ...typed(texts, 'Goes to 480 people who agreed to app notifications.', {
    countRecipients: { channel: 'App', count: 480 },
  }),
  render: () => <AppScreen />,
}
export const Email: Story = {
  ...typed(texts, 'Goes to 480 people who agreed to email.', {
    countRecipients: { channel: 'Email', count: 480 },
  }),
  render: () => <EmailScreen />,
}

const longTexts = {
  Title: `${LONG_WORD} on Monday`,
  'Short Description': `${LONG_WORD} ${'Six shares leave, six come in. '.repeat(8)}`,
  'Long Description': `${'The momentum portfolio is rebalanced on Monday before the market opens. '.repeat(20)}\n${LONG_WORD}`,
}
export const LongWords = typed(longTexts, 'WhatsApp may refuse a message of this length.')
export const LongWordsInTheApp: Story = {
  ...typed(longTexts, 'Phones may cut off the end of this text.'),
  render: () => <AppScreen />,
}
export const LongWordsByEmail: Story = {
  ...typed(longTexts, 'Inboxes may cut off the end of this subject.'),
  render: () => <EmailScreen />,
}
export const EmojiAndDevanagari: Story = {
  ...typed(
    {
      Title: 'दीपावली की शुभकामनाएँ 🪔👨‍👩‍👧‍👦',
      'Short Description': 'बाज़ार गुरुवार को बंद रहेगा। 🇮🇳',
      'Long Description': 'शुक्रवार को सुबह 9:15 बजे से कारोबार फिर शुरू होगा।',
    },
    /of 50 characters/,
  ),
  render: () => <AppScreen />,
}
export const RepeatedTitle: Story = {
  beforeEach: () =>
    answering({
      countRecipients: { channel: 'WhatsApp', count: 1_24_380 },
      listNotificationsByType: [
        {
          title: 'Rebalancing Tomorrow',
          type: 'WhatsApp',
          shortDesc: 'Six shares leave, six come in.',
          longDesc: 'The list is in the app.',
          createdAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
        },
      ],
    }),
  play: async () => {
    await typeTexts(texts)
    await findText(/^The same title was sent in this channel/)
  },
}
export const TypedAgain: Story = {
  ...typed({ ...texts, 'Title again': 'Rebalancing' }, /Type the title once more/),
  render: () => <ConfirmedScreen />,
}
export const NotTheSame: Story = {
  ...TypedAgain,
  play: async (context) => {
    await TypedAgain.play?.(context)
    await press('Send')
    await findText('Title again must be the same as the title')
  },
}
export const WithoutTheNumber: Story = {
  ...typed(texts, 'Goes to everyone on WhatsApp.'),
  render: () => <WithoutExtensions />,
}
export const Counting = typed(texts, 'Goes to everyone who agreed to WhatsApp.', { countRecipients: never })
export const NobodyAgreed = typed(texts, 'Goes to nobody: no one has agreed to WhatsApp.', {
  countRecipients: { channel: 'WhatsApp', count: 0 },
})
export const Refused = typed(texts, /Their number could not be fetched\.$/, { countRecipients: refused(503) })
