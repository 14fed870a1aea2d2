import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refused } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { chooseOption, openedDialog, press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import StockSplits from './stock-splits.tsx'

const meta = {
  title: 'Admin/Strategy Manager/Stock Split Calendar',
  component: StockSplits,
  beforeEach: freshAddress,
} satisfies Meta<typeof StockSplits>
export default meta

type Story = StoryObj<typeof meta>

const answered = (handlers: Handlers): Story => ({ beforeEach: () => answering(handlers) })

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Stock Split' }))
  return openedDialog('Add Stock Split')
}
const edit = async () => {
  await press(/^Edit/)
  return openedDialog('Edit Stock Split')
}
const saveAsItIs = async () => {
  const form = await edit()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
}

const list = tableStories({
  operation: 'listStockSplits',
  rows: extremeRows(fixtures.listStockSplits.splits),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused

export const Adding: Story = {
  play: async () => {
    await add()
  },
}
export const AddingNothing: Story = {
  play: async () => {
    const form = await add()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Stock Name is required')
  },
}
export const Editing: Story = {
  play: async () => {
    await edit()
  },
}
export const Saving: Story = { ...answered({ updateStockSplit: never }), play: saveAsItIs }

/** Unsaved changes ask before the dialog closes. */
export const Discarding: Story = {
  play: async () => {
    const form = await add()
    await userEvent.type(form.getByLabelText(/^Stock Name/), 'INFY')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  },
}

export const Saved: Story = {
  play: async () => {
    await saveAsItIs()
    await screen.findByText('Stock split updated successfully!')
  },
}

/** The server sends its own message. */
export const RefusedInItsWords: Story = {
  ...answered({ updateStockSplit: refused(fixtures.updateStockSplit.splitUnknown) }),
  play: async () => {
    await saveAsItIs()
    await screen.findByRole('alertdialog', { name: 'Error' })
  },
}

export const RefusedWithoutWords: Story = {
  ...answered({ updateStockSplit: refusalWithoutMessage() }),
  play: async () => {
    await saveAsItIs()
    await screen.findByText('Failed to update stock split.')
  },
}

const addOne = async () => {
  const form = await add()
  await userEvent.type(form.getByLabelText(/^Ratio/), '1:5')
  for (const name of [/^Stock Name/, /^Corporate Action/]) {
    await userEvent.type(form.getByLabelText(name), 'Split')
  }
  for (const name of [/^Split Date/, /^Source Date/]) {
    await userEvent.type(form.getByLabelText(name), '2026-12-04')
  }
  await chooseOption(form.getByLabelText(/^Status/), 'Pending')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
}

export const Added: Story = {
  play: async () => {
    await addOne()
    await screen.findByText('Stock split added successfully!')
  },
}

export const NotAdded: Story = {
  ...answered({ createStockSplit: refusalWithoutMessage() }),
  play: async () => {
    await addOne()
    await screen.findByText('Failed to save stock split.')
  },
}
