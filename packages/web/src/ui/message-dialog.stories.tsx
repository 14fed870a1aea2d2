import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { MessageDialog } from './message-dialog.tsx'

const meta = {
  title: 'Parts/Messages/Message dialog',
  tags: ['autodocs'],
  // What opens over the page needs a page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: MessageDialog,
  args: { open: true, onClose: fn(), title: 'Success', text: 'The record was saved.' },
} satisfies Meta<typeof MessageDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failure: Story = {
  args: { role: 'alertdialog', title: 'Error', text: 'The record was not saved.' },
}
export const LongWords: Story = { args: { title: LONG_WORD, text: LONG_WORD } }
