import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { fillIn, press, said } from '../../testing/story-steps.ts'
import Discounts from './discounts.tsx'

const meta = {
  title: 'Admin/Discounts & Coupons',
  component: Discounts,
  beforeEach: freshAddress,
} satisfies Meta<typeof Discounts>
export default meta

type Story = StoryObj<typeof meta>

const { catalog, empty } = examples.plans.getPlanCatalog
const { couponTaken, savedCoupon } = examples.discounts.createDiscount
const { deactivated } = examples.discounts.updateDiscount
const [coupon] = catalog.value.data.coupons
const many = {
  data: {
    ...catalog.value.data,
    coupons: Array.from({ length: 40 }, (_, n) => ({ ...coupon, id: n + 100 })),
  },
}

const answered = (list: Answer, saved: Answer = { body: savedCoupon.value }): Story => ({
  beforeEach: () =>
    answering({
      'GET /api/subscription-plan/3': list,
      'POST /api/saveStrategyDiscount': saved,
      [`PUT /api/updateStrategyDiscount/${coupon?.id}`]: { body: deactivated.value },
    }),
})
const saving = (saved: Answer, says: string): Story => ({
  ...answered({ body: catalog.value }, saved),
  play: async () => {
    await fillIn('Add Discount/Coupon', {
      'Strategy Code': 'MOM-NIFTY200-30',
      'Coupon Code': 'NEWYEAR15',
      Type: 'COUPON',
      Description: 'For the new year.',
      Condition: 'Yearly plans only.',
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
export const Adding: Story = { ...TheExample, play: () => fillIn('Add Discount/Coupon') }
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Discount/Coupon')
    await press('Save')
    await said('Strategy Code is required')
  },
}
export const Editing: Story = { ...TheExample, play: () => fillIn(`Edit ${coupon?.couponcode}`) }
export const Added = saving({ body: savedCoupon.value }, 'Discount/Coupon added successfully!')
export const Updated: Story = {
  ...TheExample,
  play: async () => {
    await fillIn(`Edit ${coupon?.couponcode}`, { Status: 'Inactive' })
    await press('Save')
    await said('Discount/Coupon updated successfully!')
  },
}
export const NotSaved = saving({ status: 500 }, 'Failed to save')
export const CodeTaken = saving({ status: 409, body: couponTaken.value }, 'Failed to save')
