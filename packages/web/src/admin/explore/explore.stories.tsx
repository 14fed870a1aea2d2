import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import AddExplore from './add-explore.tsx'
import Explore from './explore.tsx'

const meta = {
  title: 'Admin/Explore Data Manager',
  component: Explore,
  beforeEach: freshAddress,
} satisfies Meta<typeof Explore>
export default meta

type Story = StoryObj<typeof meta>

const { sections, none } = examples.explore.listExploreSections

const answered = (answer: Answer, write: Answer = 'never'): Story => ({
  beforeEach: () =>
    answering({
      'GET /api/getAllExploreData': answer,
      'POST /api/addExploreData': write,
      'POST /api/updateExploreData': write,
    }),
})

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Explore Data' }))
  return within(await screen.findByRole('dialog', { name: 'Add Explore Data' }))
}
const edit = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Edit/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog', { name: 'Edit Explore Data' }))
}

export const Full = answered({ body: sections.value })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })

export const Adding: Story = {
  ...Full,
  play: async () => {
    const form = await add()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Status is required')
  },
}

/** Only the status can be changed. */
export const Editing: Story = {
  ...Full,
  play: async () => {
    await edit()
  },
}

export const NotAdded: Story = {
  ...answered({ body: sections.value }, { status: 500 }),
  play: async () => {
    const form = await add()
    await userEvent.selectOptions(form.getByLabelText(/^Status/), 'Active')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Failed to add explore data.')
  },
}

export const NotUpdated: Story = {
  ...answered({ body: sections.value }, { status: 500 }),
  play: async () => {
    const form = await edit()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Failed to update explore data.')
  },
}

export const AsAPage: Story = { ...Full, render: () => <AddExplore /> }
