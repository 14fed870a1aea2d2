import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FailedWrite } from '@tarang/machines/failed-writes'
import { expect, screen, waitFor } from 'storybook/test'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { press } from '../../testing/story-steps.ts'
import { failedWritesText } from './failed-writes-text.ts'
import { FailedWrites } from './index.ts'

const edited: FailedWrite = {
  id: 1,
  path: '/stockSplitCalender',
  form: 'Edit Stock Split',
  at: Date.UTC(2026, 10, 25, 6, 30),
  outcome: 'notMade',
  reason: 'There was no network, so nothing was sent.',
  row: { id: 7 },
  draft: { corporateaction: 'Demerger' },
  typed: [
    { label: 'Corporate Action', text: 'Demerger' },
    { label: 'Source Date', text: '2026-11-03' },
  ],
  files: [],
}
const unknown: FailedWrite = {
  ...edited,
  id: 2,
  path: '/notificationDataManager/app',
  form: 'Add Notification',
  outcome: 'unknown',
  reason: 'No answer came: it may have been done. Look on its screen before you try again.',
  row: null,
  typed: [
    { label: 'Title', text: 'Markets closed' },
    { label: 'Long Description', text: 'Back on Thursday.\nUntil then, happy Holi.' },
  ],
}
const withFiles: FailedWrite = {
  ...edited,
  id: 3,
  form: 'Upload Newsletter',
  row: null,
  typed: [{ label: 'Text', text: 'The week in charts' }],
  files: ['week.html', 'cover.png'],
}
const long: FailedWrite = {
  ...edited,
  form: LONG_WORD,
  reason: LONG_WORD,
  typed: [{ label: LONG_WORD, text: LONG_WORD }],
}

interface Arguments {
  writes: readonly FailedWrite[]
  /** Whether the browser stores them. */
  isStored: boolean
}

const meta = {
  title: 'Patterns/Failed writes',
  component: FailedWrites,
  args: { writes: [edited, unknown, withFiles], isStored: true },
  render: (args) => <FailedWrites key={Object.values(args).map(String).join()} />,
  beforeEach: ({ args: { writes, isStored } }) => {
    const { write } = failedWritesText
    write(JSON.stringify({ user: '', writes }))
    if (!isStored) failedWritesText.write = () => false
    return () => {
      failedWritesText.write = write
      write(null)
    }
  },
} satisfies Meta<Arguments>
export default meta

type Story = StoryObj<typeof meta>

const open = async () => {
  await press(/not saved$/)
  await screen.findByRole('dialog', { name: 'Not saved' })
}

export const Default: Story = {}
export const None: Story = { args: { writes: [] } }
export const Open: Story = { play: open }
export const LongWords: Story = { args: { writes: [long] }, play: open }
/** No answer came after it was sent. */
export const OutcomeUnknown: Story = { args: { writes: [unknown] }, play: open }
/** Files are named, and chosen again in the form. */
export const WithFiles: Story = { args: { writes: [withFiles] }, play: open }
export const NotStored: Story = {
  args: { isStored: false },
  play: async () => {
    await open()
    // The browser is asked to store them at the next change.
    await press('Discard “Upload Newsletter”')
    // Nobody answers a question before it has taken the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await press('Discard')
    await screen.findByText(/^This browser cannot store them/)
  },
}
export const Discarding: Story = {
  play: async () => {
    await open()
    await press('Discard “Edit Stock Split”')
    await screen.findByRole('alertdialog', { name: 'Discard this failed save?' })
  },
}
export const LoggingOut: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /not saved$/ })
    // Leaving is blocked by an effect after the render.
    await waitFor(() => expect(leaveGuard.isBlocked()).toBe(true))
    leaveGuard.goFromConsole(() => {})
    await screen.findByRole('alertdialog', { name: 'Log out now?' })
  },
}
