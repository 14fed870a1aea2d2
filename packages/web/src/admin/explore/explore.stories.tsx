import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { chooseOption, openedDialog, press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import { withToaster } from '../../testing/with-toaster.tsx'
import AddExplore from './add-explore.tsx'
import Explore from './explore.tsx'

const meta = {
  title: 'Admin/Explore/Explore Data Manager',
  component: Explore,
  beforeEach: freshAddress,
  decorators: withToaster,
} satisfies Meta<typeof Explore>
export default meta

type Story = StoryObj<typeof meta>

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Explore Data' }))
  return openedDialog('Add Explore Data')
}
const edit = async () => {
  await press(/^Edit/)
  return openedDialog('Edit Explore Data')
}

const list = tableStories({
  operation: 'listExploreSections',
  rows: extremeRows([fixtures.createExploreItem.savedVideo]),
  inAnswer: (content) => ({ data: { exploreData: [{ sectionName: 'learn', content }] } }),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused

export const Adding: Story = {
  ...Default,
  play: async () => {
    const form = await add()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Status is required')
  },
}

/** Only the status can be changed. */
export const Editing: Story = {
  ...Default,
  play: async () => {
    await edit()
  },
}

export const Added: Story = {
  ...Default,
  play: async () => {
    const form = await add()
    await chooseOption(form.getByLabelText(/^Status/), 'Active')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Explore data added successfully!')
  },
}

export const Updated: Story = {
  ...Default,
  play: async () => {
    const form = await edit()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Explore data updated successfully!')
  },
}

export const NotAdded: Story = {
  beforeEach: () => answering({ createExploreItem: refusalWithoutMessage() }),
  play: async () => {
    const form = await add()
    await chooseOption(form.getByLabelText(/^Status/), 'Active')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Failed to add explore data.')
  },
}

export const NotUpdated: Story = {
  beforeEach: () => answering({ updateExploreItemStatus: refusalWithoutMessage() }),
  play: async () => {
    const form = await edit()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Failed to update explore data.')
  },
}

export const AsAPage: Story = { render: () => <AddExplore /> }
