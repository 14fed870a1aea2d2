import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Counter } from './counter.tsx'

const meta = { title: 'Site/Counter', component: Counter } satisfies Meta<typeof Counter>
export default meta

type Story = StoryObj<typeof meta>

export const Counted: Story = {
  args: { figure: { value: 15000, suffix: '+' } },
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.getBoundingClientRect()
    await waitFor(() => expect(canvasElement.querySelector('[data-counting]')).toBeNull())
    await expect(canvasElement.getBoundingClientRect().width).toBe(width)
    await expect(canvasElement).toHaveTextContent('15000+')
  },
}

export const NotCounted: Story = { args: { figure: { value: null, suffix: '+' } } }
