import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { PinField } from './pin-input.tsx'

const meta = {
  title: 'Parts/Forms/PinField',
  tags: ['autodocs'],
  component: PinField,
  args: { label: 'One-time code', length: 6, onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Invalid: Story = { args: { value: '123', error: 'OTP must be exactly 6 digits' } }

export const Disabled: Story = { args: { value: '123456', disabled: true } }

const boxes = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('textbox') as HTMLInputElement[]
const shown = (inputs: readonly HTMLInputElement[]) => inputs.map((input) => input.value).join('')

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(boxes(canvas)[0]!)
    await userEvent.keyboard('482913')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('482913'))
    await expect(shown(boxes(canvas))).toBe('482913')
  },
}

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(boxes(canvas)[0]!)
    await userEvent.paste('Your code: 482 913')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('482913'))
    await waitFor(() => expect(shown(boxes(canvas))).toBe('482913'))
  },
}

/** A phone's autofill: it sets the whole code in one box without focus. */
export const Autofilled: Story = {
  play: async ({ canvas, args }) => {
    const box = boxes(canvas)[2]!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '482913')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('482913'))
    await waitFor(() => expect(shown(boxes(canvas))).toBe('482913'))
  },
}

export const LongWords: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD } }
