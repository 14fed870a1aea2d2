import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { stack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-content.tsx'
import { SelectField, TextField } from './field.tsx'

const meta = {
  title: 'Parts/Overlays/Dialog',
  tags: ['autodocs'],
  // What opens over the page needs a page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: Dialog,
  args: { open: true, onOpenChange: () => {}, title: 'Add Stock Split' },
  argTypes: {
    open: { table: { disable: true } },
    footer: { table: { disable: true } },
    children: { table: { disable: true } },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

function Live(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const form = (
  <form className={stack({ gap: '5' })}>
    <TextField label="Stock Name" required />
    <TextField label="Split Ratio" hint="As 5:1" required />
    <SelectField label="Status" placeholder="Select Status" options={[{ value: '1', label: 'Completed' }]} />
  </form>
)

const buttons = (
  <>
    <Button variant="outline">Cancel</Button>
    <Button>Save</Button>
  </>
)

export const Default: Story = { args: { children: form, footer: buttons } }

export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: 'Delete this trade?',
    description: 'Are you sure you want to delete this trade?',
    dismissible: true,
    footer: buttons,
  },
}

export const MustBeAnswered: Story = {
  args: {
    title: 'Success',
    description: 'The cache was refreshed.',
    dismissible: false,
    footer: <Button>Close</Button>,
  },
}

/** An action is in progress: Escape, the close button and a click outside leave it open. */
export const Busy: Story = {
  args: { title: 'Add Stock Split', children: form, busy: true, footer: <Button loading>Save</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Stock Split' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}

export const ClosesAndReturnsFocus: Story = {
  args: { open: false, children: form, footer: buttons },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the dialog' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Stock Split' })).toBeVisible())
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LongWords: Story = {
  args: {
    title: LONG_WORD,
    description: LONG_WORD,
    children: <p>{LONG_WORD}</p>,
    footer: <Button>{LONG_WORD}</Button>,
  },
}
