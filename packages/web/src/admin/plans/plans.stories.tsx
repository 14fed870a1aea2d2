import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handler, refused } from '@tarang/sdk/testing'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { fillIn, findText, press, pressAction } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Plans from './plans.tsx'

const meta = {
  title: 'Admin/Strategies',
  component: Plans,
  beforeEach: freshAddress,
} satisfies Meta<typeof Plans>
export default meta

type Story = StoryObj<typeof meta>

const { catalog } = fixtures.getPlanCatalog
const [plan] = catalog.data.plans ?? []

const saving = (message: string, saveStrategyPlan?: Handler<'saveStrategyPlan'>): Story => ({
  beforeEach: () => (saveStrategyPlan ? answering({ saveStrategyPlan }) : undefined),
  play: async () => {
    await fillIn('Add Strategy', {
      'Strategy Code': 'MOM-NIFTY200-30',
      Title: 'Momentum 30',
      Tag: 'New',
      'Subscription Status': 'Active',
      'Monthly Price \\(₹\\)': '999',
      'Quarterly Price \\(₹\\)': '2799',
      'Yearly Price \\(₹\\)': '9999',
      'Icon URL': '/files/icon.png',
      Features: 'Monthly rebalancing, Alerts',
      Description: 'Thirty shares.',
    })
    await press('Save')
    await findText(message)
  },
})

const list = tableStories({
  operation: 'getPlanCatalog',
  rows: extremeRows(catalog.data.plans ?? [], 'strategyCode'),
  inAnswer: (plans) => ({ data: { ...catalog.data, plans } }),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Strategy') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Strategy', { Features: ', ,' })
    await press('Save')
    await findText('Features is required')
  },
}
export const Editing: Story = { ...TheExample, play: () => fillIn(`Edit ${plan?.strategyCode}`) }
export const Added = saving('Strategy added successfully!')
export const Updated: Story = {
  ...TheExample,
  play: async () => {
    await fillIn(`Edit ${plan?.strategyCode}`, { 'Subscription Status': 'Inactive' })
    await press('Save')
    await findText('Strategy updated successfully!')
  },
}
export const NotSaved = saving('Failed to save', refusalWithoutMessage())
export const UnknownStrategy = saving(
  'There is no strategy MOM-UNKNOWN.',
  refused(fixtures.saveStrategyPlan.strategyUnknown),
)
export const PlanExists = saving('Failed to save', refused(fixtures.saveStrategyPlan.planExists))
/** What the plan costs with each of its discounts and coupons. */
export const Prices: Story = {
  play: async () => {
    await pressAction('Prices', String(plan?.strategyCode))
    await findText('Full price')
  },
}
