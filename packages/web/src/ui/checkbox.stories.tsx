import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Parts/Forms/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { 'aria-label': 'Select Nilgiri Growth' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Nilgiri Growth' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
