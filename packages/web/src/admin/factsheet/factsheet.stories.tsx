import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { screen } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { answering } from '../../testing/story-api.ts'
import Factsheet from './factsheet.tsx'

const { details, sparse, strategyUnknown } = fixtures.getStrategyDetails

const Page = () => (
  <Router hook={memoryLocation({ path: '/strategyFactsheet/MOM-NIFTY200-30' }).hook}>
    <Route path="/strategyFactsheet/:strategyCode">
      <Factsheet />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Strategy Manager/Factsheet',
  component: Factsheet,
  render: () => <Page />,
} satisfies Meta<typeof Factsheet>
export default meta

type Story = StoryObj<typeof meta>

const story = (handlers: Handlers): Story => ({ beforeEach: () => answering(handlers) })

export const Default = story({ getStrategyDetails: details })
export const PartsMissing = story({ getStrategyDetails: sparse })
export const Loading = story({ getStrategyDetails: never })
export const Unknown = story({ getStrategyDetails: refused(strategyUnknown) })
export const Refused: Story = {
  ...story({ getStrategyDetails: refused(refusals.failed) }),
  // A read is retried twice before it fails.
  play: async () => {
    await screen.findByText(/Failed to get strategy data/, {}, { timeout: 30_000 })
  },
}
