import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handler, refused } from '@tarang/sdk/testing'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { fillIn, findText, press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Discounts from './discounts.tsx'

const meta = {
  title: 'Admin/Discounts & Coupons',
  component: Discounts,
  beforeEach: freshAddress,
} satisfies Meta<typeof Discounts>
export default meta

type Story = StoryObj<typeof meta>

const { catalog } = fixtures.getPlanCatalog
const [coupon] = catalog.data.coupons ?? []

const saving = (message: string, createDiscount?: Handler<'createDiscount'>): Story => ({
  beforeEach: () => (createDiscount ? answering({ createDiscount }) : undefined),
  play: async () => {
    await fillIn('Add Discount/Coupon', {
      'Strategy Code': 'MOM-NIFTY200-30',
      'Coupon Code': 'NEWYEAR15',
      Type: 'COUPON',
      Description: 'For the new year.',
      Condition: 'Yearly plans only.',
    })
    await press('Save')
    await findText(message)
  },
})

const list = tableStories({
  operation: 'getPlanCatalog',
  rows: extremeRows(catalog.data.coupons ?? [], 'couponcode'),
  inAnswer: (coupons) => ({ data: { ...catalog.data, coupons } }),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Discount/Coupon') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Discount/Coupon')
    await press('Save')
    await findText('Strategy Code is required')
  },
}
export const Editing: Story = { ...TheExample, play: () => fillIn(`Edit ${coupon?.couponcode}`) }
export const Added = saving('Discount/Coupon added successfully!')
export const Updated: Story = {
  ...TheExample,
  play: async () => {
    await fillIn(`Edit ${coupon?.couponcode}`, { Status: 'Inactive' })
    await press('Save')
    await findText('Discount/Coupon updated successfully!')
  },
}
export const NotSaved = saving('Failed to save', refusalWithoutMessage())
export const CodeInUse = saving('Failed to save', refused(fixtures.createDiscount.couponExists))
/** Records that contradict each other, or themselves. */
export const Conflicts: Story = {
  beforeEach: () => {
    const over = { ...coupon, id: 2, discount: 120 }
    const idle = { ...coupon, id: 3, couponcode: 'IDLE', preferred: 1, status: 'Inactive' }
    const coupons = [{ ...coupon, id: 1 }, over, idle]
    return answering({ getPlanCatalog: { data: { ...catalog.data, discounts: [], coupons } } })
  },
  play: async () => void (await findText('It is preferred, but not active.')),
}
