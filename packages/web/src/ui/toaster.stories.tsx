import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { hstack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Button } from './button.tsx'
import { Toaster, toaster } from './toaster.tsx'

const meta = {
  title: 'Parts/Messages/Toaster',
  tags: ['autodocs'],
  // What opens over the page needs a page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: Toaster,
  render: () => (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      <Button
        variant="outline"
        onClick={() => toaster.success({ title: 'Trade excluded', description: excluded })}
      >
        Success
      </Button>
      <Button
        variant="outline"
        onClick={() => toaster.error({ title: 'Failed to persist trade. Please try again.' })}
      >
        Error
      </Button>
      <Button variant="outline" onClick={() => toaster.info({ title: 'Prices were updated' })}>
        Info
      </Button>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>
export default meta

type Story = StoryObj<typeof meta>
const excluded = 'The trade for stock "INFY" has been successfully persisted and excluded.'

export const Default: Story = {}

export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() => expect(screen.getByText('Trade excluded')).toBeVisible())
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await waitFor(() => expect(screen.getByText('Failed to persist trade. Please try again.')).toBeVisible())
  },
}

export const WithAction: Story = {
  play: async () => {
    toaster.success({
      title: 'Stock split updated successfully!',
      description: '“LUPIN” is Completed now.',
      action: { label: 'Undo', onClick: () => toaster.info({ title: 'Undone' }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('Undone')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}

export const LongWords: Story = {
  play: async () => {
    toaster.info({ title: LONG_WORD, description: LONG_WORD })
    await waitFor(() => expect(screen.getAllByText(LONG_WORD)[0]).toBeVisible())
  },
}
