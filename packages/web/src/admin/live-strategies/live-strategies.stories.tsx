import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import LiveStrategies from './live-strategies.tsx'

const meta = {
  title: 'Admin/Live Strategies',
  component: LiveStrategies,
  beforeEach: freshAddress,
} satisfies Meta<typeof LiveStrategies>
export default meta

type Story = StoryObj<typeof meta>

const { strategies, none } = examples.strategies.listLiveStrategies
const many = Array.from({ length: 40 }, (_, n) =>
  strategies.value.map((strategy) => ({
    ...strategy,
    id: strategy.id + n * 10,
    strategyCode: `${strategy.strategyCode}-${n}`,
    xirr: strategy.xirr === null ? null : strategy.xirr + n,
  })),
).flat()

const answered = (answer: Answer): Story => ({
  beforeEach: () => answering({ 'GET /api/liveStrategies': answer }),
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: strategies.value })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const WrongTypes = answered({
  body: [
    { id: 1, strategyCode: {}, xirr: 'high', netReturn: [], status: 'on', createdOn: 'soon' },
    { id: 2 },
  ],
})
