import type { Meta, StoryObj } from '@storybook/react-vite'
import About from './about.tsx'

const meta = {
  title: 'Site/About',
  component: About,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof About>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
