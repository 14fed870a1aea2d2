import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Parts/Overlays/Popover',
  tags: ['autodocs'],
  // What opens over the page needs a page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: Popover,
  args: {
    label: 'What is XIRR?',
    title: 'XIRR',
    children: (
      <>
        <p>The yearly return of a strategy, weighted by when money went in and out.</p>
        <p>For less than a year of trades, read the net return instead.</p>
      </>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is XIRR?' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'XIRR' })).toHaveFocus())
  },
}

export const LongWords: Story = {
  args: { title: LONG_WORD, children: <p>{LONG_WORD}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is XIRR?' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is XIRR?' })
    for (const key of ['{Enter}', ' ']) {
      button.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'XIRR' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}
