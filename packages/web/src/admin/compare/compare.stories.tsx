import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { screen } from 'storybook/test'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import CompareStrategies from './compare.tsx'

const { details, sparse, strategyUnknown } = fixtures.getStrategyDetails

const meta = {
  title: 'Admin/Account menu/Compare Strategies',
  component: CompareStrategies,
} satisfies Meta<typeof CompareStrategies>
export default meta

type Story = StoryObj<typeof meta>

/** The screen for these strategies and this answer to each of them. */
const story = (codes: readonly string[], handlers: Handlers): Story => ({
  beforeEach: () => {
    freshAddress()
    const params = new URLSearchParams(location.search)
    for (const code of codes) params.append('strategy', code)
    history.replaceState(null, '', `${location.pathname}?${params}`)
    return answering(handlers)
  },
})

const two = ['MOM-NIFTY200-30', 'VALUE-20-Q']

export const Default = story(two, { getStrategyDetails: details })
export const FourOfSix = story([...two, 'GROWTH-15-M', 'QUALITY-25', 'LOWVOL-30', 'MOMENTUM-50'], {
  getStrategyDetails: details,
})
export const PartsMissing = story(two, { getStrategyDetails: sparse })
export const None = story([], {})
export const Loading = story(two, { getStrategyDetails: never })
export const Unknown = story(two, { getStrategyDetails: refused(strategyUnknown) })
export const LongWords = story([`MOMENTUM-${'FUNDAMENTAL-'.repeat(6)}50-M`, 'VALUE-20-Q'], {
  getStrategyDetails: details,
})
export const Refused: Story = {
  ...story(two, { getStrategyDetails: refused(refusals.failed) }),
  // A read is retried twice before it fails.
  play: async () => {
    await screen.findAllByText(/Failed to get strategy data/, {}, { timeout: 30_000 })
  },
}
