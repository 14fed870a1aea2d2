import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Subscribers from './subscribers.tsx'

const Page = () => (
  <Router hook={memoryLocation({ path: '/strategy-user-details/MOM-NIFTY200-30' }).hook}>
    <Route path="/strategy-user-details/:strategyCode">
      <Subscribers />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Strategy Manager/Users Subscribed to Strategy',
  component: Subscribers,
  beforeEach: freshAddress,
  render: () => <Page />,
} satisfies Meta<typeof Subscribers>
export default meta

type Story = StoryObj<typeof meta>

const list = tableStories({
  operation: 'listStrategySubscribers',
  rows: extremeRows(fixtures.listStrategySubscribers.subscribers.data ?? []),
  inAnswer: (data) => ({ data }),
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
    await userEvent.type(screen.getByRole('searchbox'), '51977x')
    await screen.findByText('No users found')
  },
}

export const ExpiriesAsTable: Story = {
  ...TheExample,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Expiries by month' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
  },
}
