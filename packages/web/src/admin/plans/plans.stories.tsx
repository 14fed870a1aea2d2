import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { fillIn, press, said } from '../../testing/story-steps.ts'
import Plans from './plans.tsx'

const meta = {
  title: 'Admin/Strategies',
  component: Plans,
  beforeEach: freshAddress,
} satisfies Meta<typeof Plans>
export default meta

type Story = StoryObj<typeof meta>

const { catalog, empty } = examples.plans.getPlanCatalog
const { changedPlan, planTaken, savedPlan } = examples.plans.saveStrategyPlan
const [plan] = catalog.value.data.plans
const many = {
  data: { ...catalog.value.data, plans: Array.from({ length: 40 }, (_, n) => ({ ...plan, id: n + 100 })) },
}
const path = 'POST /api/strategies/update-title-description'

const answered = (list: Answer, saved: Answer = { body: savedPlan.value }): Story => ({
  beforeEach: () =>
    answering({
      'GET /api/subscription-plan/3': list,
      [`${path}/0`]: saved,
      [`${path}/${plan?.id}`]: { body: changedPlan.value },
    }),
})
const saving = (saved: Answer, says: string): Story => ({
  ...answered({ body: catalog.value }, saved),
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
    await said(says)
  },
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: catalog.value })
export const Empty = answered({ body: empty.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Strategy') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Strategy', { Features: ', ,' })
    await press('Save')
    await said('Features is required')
  },
}
export const Editing: Story = { ...TheExample, play: () => fillIn(`Edit ${plan?.strategyCode}`) }
export const Added = saving({ body: savedPlan.value }, 'Strategy added successfully!')
export const Updated: Story = {
  ...TheExample,
  play: async () => {
    await fillIn(`Edit ${plan?.strategyCode}`, { 'Subscription Status': 'Inactive' })
    await press('Save')
    await said('Strategy updated successfully!')
  },
}
export const NotSaved = saving({ status: 500 }, 'Failed to save')
export const PlanTaken = saving({ status: 409, body: planTaken.value }, 'Failed to save')
