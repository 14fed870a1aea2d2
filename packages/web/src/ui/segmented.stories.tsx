import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Segmented, type SegmentedProps } from './segmented.tsx'

/** Keeps the choice, as a screen does. */
function Choosing(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Segmented {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Parts/Forms/Segmented',
  tags: ['autodocs'],
  component: Segmented<string>,
  args: {
    label: 'Width in pixels',
    options: ['390', '768', '1280'].map((value) => ({ value, label: value })),
    value: '390',
    onChange: () => {},
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof Segmented<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongWords: Story = {
  args: {
    label: 'The window that the preview stands for',
    options: ['A telephone of ordinary size', 'A tablet', 'A desktop computer with a wide screen'].map(
      (value) => ({ value, label: value }),
    ),
    value: 'A tablet',
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '390' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '768' })).toBeChecked()
  },
}
