import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { chooseOption, openTools } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import SchedulerJobs from './scheduler-jobs.tsx'

const meta = {
  title: 'Admin/Admin Operation/Scheduler Job Status',
  component: SchedulerJobs,
  beforeEach: freshAddress,
} satisfies Meta<typeof SchedulerJobs>
export default meta

type Story = StoryObj<typeof meta>

const list = tableStories({
  operation: 'listSchedulerJobs',
  rows: extremeRows(fixtures.listSchedulerJobs.runs),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}

export const NothingFound: Story = {
  ...Default,
  play: async () => {
    await screen.findByText(/^40 results/)
    await userEvent.type(screen.getByRole('searchbox'), 'lunar')
    await screen.findByText('No Scheduler Job Found')
  },
}

export const FailingOnly: Story = {
  ...Default,
  play: async () => {
    await screen.findByText(/^40 results/)
    await openTools()
    await chooseOption(screen.getByRole('combobox', { name: 'Result' }), 'Failed')
  },
}
