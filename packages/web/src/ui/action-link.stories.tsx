import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ActionLink } from './action-link.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Parts/Actions/ActionLink',
  tags: ['autodocs'],
  component: ActionLink,
  args: { href: '#all', children: 'View all', onAction: fn() },
  render: (args) => (
    <Button asChild variant="outline">
      <ActionLink {...args} />
    </Button>
  ),
} satisfies Meta<typeof ActionLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByMouseAndKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'View all' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onAction).toHaveBeenCalledTimes(3)
    await expect(button).toHaveAttribute('href', '#all')
  },
}
