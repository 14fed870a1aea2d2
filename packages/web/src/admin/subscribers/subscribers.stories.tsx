import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import Subscribers from './subscribers.tsx'

const meta = {
  title: 'Admin/Users Subscribed to Strategy',
  component: Subscribers,
  beforeEach: freshAddress,
  render: () => (
    <Router hook={memoryLocation({ path: '/strategy-user-details/MOM-NIFTY200-30' }).hook}>
      <Route path="/strategy-user-details/:strategyCode">
        <Subscribers />
      </Route>
    </Router>
  ),
} satisfies Meta<typeof Subscribers>
export default meta

type Story = StoryObj<typeof meta>

const { subscribers } = examples.strategies.listStrategySubscribers
const many = Array.from({ length: 30 }, (_, n) =>
  subscribers.value.data.map((row) => ({ ...row, id: row.id + n * 10 })),
).flat()

const answered = (answer: Answer): Story => ({
  beforeEach: () => answering({ 'GET /api/strategies/getUsersByStrategyCode/MOM-NIFTY200-30': answer }),
})

export const Full = answered({ body: { data: many } })
export const TheExample = answered({ body: subscribers.value })
export const Empty = answered({ body: { data: [] } })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const WrongTypes = answered({
  body: {
    data: [{ id: 1, userid: {}, strategycode: 5, subscription_expiry_date: 7, status: 'on' }, { id: 2 }],
  },
})

export const NothingFound: Story = {
  ...Full,
  play: async () => {
    await screen.findByText(/^60 results/)
    await userEvent.type(screen.getByRole('searchbox'), '51977x')
    await screen.findByText('No users found')
  },
}
