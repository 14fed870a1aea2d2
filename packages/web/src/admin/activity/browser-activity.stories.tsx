import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BrowserAction } from '#platform/api/browser-activity'
import { freshAddress } from '../../testing/fresh-address.ts'
import { findText } from '../../testing/story-steps.ts'
import BrowserActivity from './browser-activity.tsx'

const meta = {
  title: 'Admin/Account menu/Activity of This Browser',
  component: BrowserActivity,
  beforeEach: freshAddress,
} satisfies Meta<typeof BrowserActivity>
export default meta

type Story = StoryObj<typeof meta>

const action = (id: number, over: Partial<BrowserAction>): BrowserAction => ({
  id: String(id),
  at: Date.UTC(2026, 10, 21, 9, 15 - id),
  userName: 'Ananya Deshpande',
  action: 'Edit Stock Split',
  subject: 'INFY',
  record: null,
  before: { 'Corporate Action': 'Split', Status: 'Pending' },
  after: { 'Corporate Action': 'Bonus', Status: 'Completed' },
  outcome: 'done',
  reason: null,
  ...over,
})

const actions = [
  action(1, {}),
  action(2, {
    userName: 'Rohan Iyer',
    outcome: 'unknown',
    reason: 'No answer came: it may have been done.',
  }),
  action(3, {
    action: 'Delete blog',
    subject: '40',
    before: null,
    after: null,
    outcome: 'failed',
    reason: 'The API refused it (409).',
  }),
]

const keeping = (kept: readonly BrowserAction[], text: string): Story => ({
  beforeEach: () => {
    localStorage.setItem('browserActivity', JSON.stringify(kept))
    return () => localStorage.removeItem('browserActivity')
  },
  play: async () => void (await findText(text)),
})

export const Default = keeping(actions, '3 results')
export const Empty = keeping([], 'Nothing has been sent from this browser yet.')
