import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '#styled-system/patterns'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Parts/Messages/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading...' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <div className={hstack({ gap: '6' })}>
      <Spinner size="sm" label="Loading a little" />
      <Spinner size="md" label="Loading" />
      <Spinner size="lg" label="Loading much" />
    </div>
  ),
}
