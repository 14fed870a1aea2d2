import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/button'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { ScreenHeader } from './screen-header.tsx'

const meta = {
  title: 'Patterns/Screen header',
  component: ScreenHeader,
  args: { title: 'Live Strategies', hasBack: true },
  argTypes: { actions: { table: { disable: true } } },
} satisfies Meta<typeof ScreenHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongWords: Story = { args: { title: LONG_WORD } }
export const WithoutBack: Story = { args: { hasBack: false } }
export const WithActions: Story = { args: { actions: <Button>Add Explore Data</Button> } }
export const LongTitle: Story = {
  args: {
    title: 'Users Subscribed to MOMENTUM-FUNDAMENTAL-VALUATION-GROWTH-50-M',
    actions: <Button>Add</Button>,
  },
}
