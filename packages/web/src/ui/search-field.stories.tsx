import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

const meta = {
  title: 'Parts/Forms/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { label: 'Strategy code', value: '', onChange: fn() },
  argTypes: { value: { control: 'text' } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

export const Default: Story = {}

export const Filled: Story = { args: { value: 'MOM' } }

export const Cleared: Story = {
  args: { value: 'MOM' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Strategy code' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

/** With a role the input is of type text. */
export const Combobox: Story = {
  args: { value: 'Momentum', role: 'combobox', 'aria-expanded': false, 'aria-controls': 'none' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox')
    const icon = canvasElement.querySelector('svg') as SVGElement
    const { direction, paddingInlineStart } = getComputedStyle(input)
    const [box, drawing] = [input.getBoundingClientRect(), icon.getBoundingClientRect()]
    const end = direction === 'rtl' ? box.right - drawing.left : drawing.right - box.left
    await expect(parseFloat(paddingInlineStart)).toBeGreaterThan(end)
  },
}

export const LongWords: Story = { args: { label: LONG_WORD, value: LONG_WORD } }
