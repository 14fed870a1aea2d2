import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Accordion, AccordionItem, type AccordionProps } from './accordion.tsx'

const meta = {
  title: 'Parts/Content/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: {
    open: 'trades',
    onOpenChange: () => {},
    children: (
      <>
        <AccordionItem value="details" title="Strategy Details">
          <p>What it is called, and how it did.</p>
        </AccordionItem>
        <AccordionItem value="trades" title="Closed Trades" note="140 trades">
          <p>Every trade that was entered and left.</p>
          <p>
            <a href="#trades">All of them</a>
          </p>
        </AccordionItem>
        <AccordionItem
          value="long"
          title="A section whose name goes on and on, further than the line on a phone has room for"
          note="12"
        >
          <p>Short.</p>
        </AccordionItem>
      </>
    ),
  },
  argTypes: {
    open: { control: 'inline-radio', options: ['details', 'trades', 'long', null] },
    children: { table: { disable: true } },
  },
  render: (args) => <RemembersItsState key={String(args.open)} {...args} />,
} satisfies Meta<typeof Accordion>
export default meta

function RemembersItsState({ open: first, ...props }: AccordionProps) {
  const [open, setOpen] = useState(first)
  return <Accordion {...props} open={open} onOpenChange={setOpen} />
}

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllClosed: Story = { args: { open: null } }

export const OneAtATime: Story = {
  play: async () => {
    const section = (name: RegExp) => screen.getByRole('button', { name })
    await userEvent.click(section(/Strategy Details/))
    await expect(section(/Strategy Details/)).toHaveAttribute('aria-expanded', 'true')
    await expect(section(/Closed Trades/)).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(screen.queryByText('Every trade that was entered and left.')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(section(/Strategy Details/)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.getByText('Every trade that was entered and left.')).toBeVisible())
  },
}

export const LongWords: Story = {
  args: {
    open: 'long',
    children: (
      <AccordionItem value="long" title={LONG_WORD} note={LONG_WORD}>
        <p>{LONG_WORD}</p>
      </AccordionItem>
    ),
  },
}
