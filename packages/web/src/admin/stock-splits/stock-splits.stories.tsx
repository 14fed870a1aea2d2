import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import StockSplits from './stock-splits.tsx'

const meta = {
  title: 'Admin/Stock Split Calendar',
  component: StockSplits,
  beforeEach: freshAddress,
} satisfies Meta<typeof StockSplits>
export default meta

type Story = StoryObj<typeof meta>

const { splits, none } = examples.stockSplits.listStockSplits
const many = Array.from({ length: 20 }, (_, n) =>
  splits.value.map((split) => ({ ...split, id: split.id + n * 10 })),
).flat()

const answered = (answer: Answer, write: Answer = 'never'): Story => ({
  beforeEach: () =>
    answering({
      'GET /api/getStockSplitCalender': answer,
      'POST /api/saveStockSplitCalender': write,
      'POST /api/updateStockSplitCalender': write,
    }),
})

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Stock Split' }))
  return within(await screen.findByRole('dialog', { name: 'Add Stock Split' }))
}
const edit = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Edit/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog', { name: 'Edit Stock Split' }))
}
const saveAsItIs = async () => {
  const form = await edit()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
}

export const Full = answered({ body: many })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })

export const Adding: Story = {
  ...Full,
  play: async () => {
    await add()
  },
}
export const AddingNothing: Story = {
  ...Full,
  play: async () => {
    const form = await add()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Stock Name is required')
  },
}
export const Editing: Story = {
  ...Full,
  play: async () => {
    await edit()
  },
}
export const Saving: Story = { ...Full, play: saveAsItIs }

/** What was typed is not given up unasked. */
export const Discarding: Story = {
  ...Full,
  play: async () => {
    const form = await add()
    await userEvent.type(form.getByLabelText(/^Stock Name/), 'INFY')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  },
}

export const Saved: Story = {
  ...answered({ body: many }, { body: examples.stockSplits.updateStockSplit.nowCompleted.value }),
  play: async () => {
    await saveAsItIs()
    await screen.findByText('Stock split updated successfully!')
  },
}

/** The server has words of its own. */
export const RefusedInItsWords: Story = {
  ...answered(
    { body: many },
    { status: 404, body: examples.stockSplits.updateStockSplit.splitUnknown.value },
  ),
  play: async () => {
    await saveAsItIs()
    await screen.findByRole('alertdialog', { name: 'Error' })
  },
}

export const RefusedWithoutWords: Story = {
  ...answered({ body: many }, { status: 500 }),
  play: async () => {
    await saveAsItIs()
    await screen.findByText('Failed to update stock split.')
  },
}

export const NotAdded: Story = {
  ...answered({ body: many }, { status: 500 }),
  play: async () => {
    const form = await add()
    for (const name of [/^Stock Name/, /^Ratio/, /^Corporate Action/]) {
      await userEvent.type(form.getByLabelText(name), 'Split')
    }
    for (const name of [/^Split Date/, /^Source Date/]) {
      await userEvent.type(form.getByLabelText(name), '2026-12-04')
    }
    await userEvent.selectOptions(form.getByLabelText(/^Status/), 'Pending')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Failed to save stock split.')
  },
}
