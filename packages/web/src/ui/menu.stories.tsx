import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Menu, MenuItem } from './menu.tsx'

const meta = {
  title: 'Parts/Actions/Menu',
  tags: ['autodocs'],
  // What opens over the page needs a page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  component: Menu,
  args: {
    label: 'Strategy Manager',
    children: (
      <>
        <MenuItem value="details" asChild>
          <a href="#liveStrategies" aria-current="page">
            Strategy Details
          </a>
        </MenuItem>
        <MenuItem value="descriptions" asChild>
          <a href="#strategyDescriptionTable">Strategy Description Code</a>
        </MenuItem>
        <MenuItem value="splits" asChild>
          <a href="#stockSplitCalender">Stock Split Calendar</a>
        </MenuItem>
      </>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Strategy Manager' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  },
}

export const GoesByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Strategy Manager' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(location.hash).toBe('#strategyDescriptionTable'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    history.replaceState(null, '', location.pathname + location.search)
  },
}

const onSelect = fn()

export const Actions: Story = {
  args: {
    label: 'Actions',
    children: (
      <>
        <MenuItem value="edit" onSelect={onSelect}>
          Edit
        </MenuItem>
        <MenuItem value="delete" disabled>
          Delete
        </MenuItem>
      </>
    ),
  },
}

export const LongWords: Story = {
  ...Open,
  args: { children: <MenuItem value="long">{LONG_WORD}</MenuItem> },
}
