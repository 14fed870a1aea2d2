import type { Meta, StoryObj } from '@storybook/react-vite'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Parts/Messages/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No Audit Logs Found' },
  argTypes: { action: { table: { disable: true } }, illustration: { table: { disable: true } } },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SearchWithoutMatch: Story = {
  args: {
    title: 'Nothing matches “MOM-99”',
    children: 'Search looks at the strategy code only.',
    action: <Button variant="outline">Clear search</Button>,
  },
}

export const WithoutDrawing: Story = { args: { title: 'No data available.', illustration: null } }

export const LongWords: Story = {
  args: { title: LONG_WORD, children: LONG_WORD, action: <Button variant="outline">{LONG_WORD}</Button> },
}
