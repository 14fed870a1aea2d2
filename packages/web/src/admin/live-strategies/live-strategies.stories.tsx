import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { edgeRows } from '../../testing/edge-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import LiveStrategies from './live-strategies.tsx'

const meta = {
  title: 'Admin/Live Strategies',
  component: LiveStrategies,
  beforeEach: freshAddress,
} satisfies Meta<typeof LiveStrategies>
export default meta

type Story = StoryObj<typeof meta>

const edge = edgeRows(fixtures.listLiveStrategies.strategies, 'strategyCode')

const list = tableStories({
  operation: 'listLiveStrategies',
  rows: {
    ...edge,
    // Valid codes, because a row without one is left out.
    wrongTypes: edge.wrongTypes.map((row, n) => ({ ...row, strategyCode: `MOMENTUM-${n + 1}` })),
  },
  Screen: LiveStrategies,
})
export const Default = list.default
export const Playground = list.playground
export const Empty = list.empty
export const OneRow = list.oneRow
export const ThousandRows = list.thousandRows
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const WrongTypes = list.wrongTypes
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
