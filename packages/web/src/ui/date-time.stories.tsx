import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatDateTime } from '#platform/formats/console-date'
import { DateTime } from './date-time.tsx'

const meta = {
  title: 'Parts/Content/Date and time',
  tags: ['autodocs'],
  component: DateTime,
  args: { value: '2025-01-10T18:30:00+05:30' },
} satisfies Meta<typeof DateTime>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByTitle('2025-01-10 13:00 UTC')).toHaveTextContent(
      formatDateTime('2025-01-10T18:30:00+05:30'),
    ),
}

export const OneDay: Story = { args: { value: '2025-01-10' } }

export const NoDate: Story = { args: { value: 'soon' } }
