import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, never, refused } from '@tarang/sdk/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, rawJson } from '../../testing/story-api.ts'
import { openTools } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import { forgetChecks } from '../strategy-quality/checked-strategy.ts'
import LiveStrategies from './live-strategies.tsx'

const meta = {
  title: 'Admin/Strategy Manager/Live Strategies',
  component: LiveStrategies,
  beforeEach: () => {
    forgetChecks()
    freshAddress()
  },
} satisfies Meta<typeof LiveStrategies>
export default meta

type Story = StoryObj<typeof meta>

const edge = extremeRows(fixtures.listLiveStrategies.strategies, 'strategyCode')

const list = tableStories({ operation: 'listLiveStrategies', rows: edge })
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}

const { strategies } = fixtures.listLiveStrategies
const [faulty, unknown] = strategies

const checkData = async () => {
  const button = await screen.findByRole('button', { name: 'Check the data' })
  // It stands there before the rows do.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button)
}

/** The first strategy has warnings, the second one has no details, the others are right. */
const checked: Story = {
  beforeEach: () =>
    answering({
      listLiveStrategies: rawJson(edge.some) as never,
      getStrategyDetails: ({ path: { strategyCode } }) =>
        strategyCode.startsWith(faulty?.strategyCode ?? '')
          ? fixtures.getStrategyDetails.details
          : { ...fixtures.getStrategyDetails.sparse, strategyCode },
    }),
  play: async () => {
    await checkData()
    await screen.findByRole('button', { name: 'Check again' })
  },
}
export const Checked = checked

export const HasWarnings: Story = {
  ...checked,
  play: async (context) => {
    await checked.play?.(context)
    await openTools()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'warnings')
  },
}

export const Checking: Story = {
  beforeEach: () => answering({ getStrategyDetails: never }),
  play: async () => {
    await checkData()
    await screen.findByText('0 of 3 strategies checked, none with warnings so far.')
  },
}

export const NotAllChecked: Story = {
  beforeEach: () =>
    answering({
      getStrategyDetails: (call) =>
        call.path.strategyCode === unknown?.strategyCode
          ? refused(fixtures.getStrategyDetails.strategyUnknown)(call)
          : fixtures.getStrategyDetails.details,
    }),
  play: async () => {
    await checkData()
    await screen.findByText(/could not be checked/)
  },
}

export const CheckStopped: Story = {
  beforeEach: () => answering({ getStrategyDetails: rawJson({}, 403) }),
  play: async () => {
    await checkData()
    await screen.findByText(/^The check has stopped/)
  },
}
