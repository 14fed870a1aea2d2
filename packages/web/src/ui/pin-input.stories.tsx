import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PinField } from './pin-input.tsx'

const meta = {
  title: 'Parts/PinField',
  component: PinField,
  args: { label: 'One-time code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { hint: 'Sent to +91 98765 43210', length: 6, disabled: false } }

export const Invalid: Story = { args: { value: '123', error: 'OTP must be exactly 6 digits' } }

export const Disabled: Story = { args: { value: '123456', disabled: true } }

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox')
    await userEvent.click(first!)
    await userEvent.keyboard('482913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox')
    await userEvent.click(first!)
    await userEvent.paste('482913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}
