import { codeWithoutPlan } from '../../src/testing/code-without-plan.ts'
import { expectEqual, expectSent } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { Discount, Plan } from '../records.ts'
import { show } from '../show.ts'
import { completeRecord } from './complete-record.ts'
import { keptSave } from './failed-writes.ts'
import { buttonOf, closeSuccess, fieldOf, fillIn, savedWithToast, seeRow } from './form.ts'
import { addSplit, compareSplit, editSplit } from './stock-splits.ts'

const addDescription: Journey = {
  name: 'Strategy Description: a description is added',
  audience: 'admin',
  async run(context) {
    const { page } = context
    const form = 'Add Strategy Description'
    const typed = {
      'Strategy Description Code': 'SDC-SEA-BREEZE-01',
      'Strategy Description': 'Buys what the wind brings in.',
    }
    await page.goto('/strategyDescriptionTable', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, { ...typed, 'Video Link': 'no address' }, { Status: 'Inactive' })
    await page.click(buttonOf(form, 'Save'))
    await page.see('Video Link must be a valid URL, as in https://example.com')
    await page.fill(fieldOf(form, 'Video Link'), 'https://example.com/sea-breeze')
    await page.click(buttonOf(form, 'Save'))
    await savedWithToast(page, form, 'Strategy description added successfully!')
    expectSent(context, 'POST', '/addStrategyDescription', [
      {
        strategyDescriptionCode: 'SDC-SEA-BREEZE-01',
        videoLink: 'https://example.com/sea-breeze',
        strategyDescription: 'Buys what the wind brings in.',
        status: 0,
      },
    ])
    await seeRow(page, 'Strategy Description', 'SDC-SEA-BREEZE-01')
  },
}

const addDiscount: Journey = {
  name: 'Discounts & Coupons: a coupon is added',
  audience: 'admin',
  async run(context) {
    const { page, records } = context
    const form = 'Add Discount/Coupon'
    const strategycode = records.strategies[0]?.strategyCode as string
    await page.goto('/discountsCoupons', 'admin')
    await page.click({ role: 'button', name: form })
    await page.see({ role: 'dialog', name: form })
    for (const [label, standard] of [
      ['Type', 'DISCOUNT'],
      ['Status', 'Inactive'],
      ['Discount (%)', '0'],
      ['Preferred', '0'],
      ['Combo', '0'],
    ] as const) {
      expectEqual(await page.value(fieldOf(form, label)), standard, `${label} of a new record`)
    }
    await fillIn(
      page,
      form,
      {
        'Strategy Code': strategycode,
        'Coupon Code': 'DIWALI2031',
        'Discount (%)': '12.5',
        Description: 'An eighth off for Diwali.',
        Condition: 'New subscribers only.',
      },
      { Type: 'COUPON' },
    )
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Discount/Coupon added successfully!')
    expectSent(context, 'POST', '/saveStrategyDiscount', [
      {
        strategycode,
        couponcode: 'DIWALI2031',
        type: 'COUPON',
        status: 'Inactive',
        preferred: 0,
        discount: 12.5,
        description: 'An eighth off for Diwali.',
        condition: 'New subscribers only.',
        combo: 0,
      },
    ])
    await seeRow(page, 'Discounts & Coupons Manager', 'DIWALI2031')
  },
}

const editDiscount: Journey = {
  name: 'Discounts & Coupons: a record is edited',
  audience: 'admin',
  async run(context) {
    const { page, records, idOf } = context
    const form = 'Edit Discount/Coupon'
    const discount: Discount = completeRecord(records.discounts, ({ couponcode }) => couponcode)
    const status = discount.status === 'Active' ? 'Inactive' : 'Active'
    await page.goto('/discountsCoupons', 'admin')
    await page.click({ role: 'button', name: `Edit ${discount.couponcode}` })
    await page.see({ role: 'dialog', name: form })
    expectEqual(await page.value(fieldOf(form, 'Preferred')), String(discount.preferred), 'Preferred')
    await page.choose(fieldOf(form, 'Status'), status)
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Discount/Coupon updated successfully!')
    const {
      strategycode,
      couponcode,
      type,
      preferred,
      discount: rate,
      description,
      condition,
      combo,
    } = discount
    expectSent(context, 'PUT', `/updateStrategyDiscount/${idOf('discount', discount.id)}`, [
      { strategycode, couponcode, type, status, preferred, discount: rate, description, condition, combo },
    ])
    const at = records.discounts.indexOf(discount)
    await page.until(
      'The status that is shown',
      () => page.rows(),
      (rows) => rows[at]?.[6] === status,
    )
  },
}

const addPlan: Journey = {
  name: 'Strategies: a plan is added',
  audience: 'admin',
  async run(context) {
    const { page, records } = context
    const form = 'Add Strategy'
    const strategyCode = codeWithoutPlan(records.strategies, records.plans)
    await page.goto('/strategies', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(
      page,
      form,
      {
        'Strategy Code': strategyCode,
        Title: 'Sea Breeze',
        Tag: 'New',
        'Monthly Price (₹)': '499',
        'Quarterly Price (₹)': '1399',
        'Yearly Price (₹)': '4999',
        'Icon URL': 'https://files.tarang.example/icons/sea-breeze.svg',
        Features: ' Monthly review ,  Twenty shares,, Rules in writing ',
        Description: 'Twenty shares by momentum, reviewed monthly.',
      },
      { 'Subscription Status': 'Active' },
    )
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Strategy added successfully!')
    expectSent(context, 'POST', '/strategies/update-title-description/0', [
      {
        strategyCode,
        title: 'Sea Breeze',
        description: 'Twenty shares by momentum, reviewed monthly.',
        features: ['Monthly review', 'Twenty shares', 'Rules in writing'],
        tag: 'New',
        iconURL: 'https://files.tarang.example/icons/sea-breeze.svg',
        subscriptionStatus: 1,
        yearlyprice: 4999,
        monthlyprice: 499,
        quarterlyprice: 1399,
        subscribed: false,
        isSubscribed: 0,
      },
    ])
    await seeRow(page, 'Strategies', strategyCode)
  },
}

const editPlan: Journey = {
  name: 'Strategies: a plan’s title is edited, its prices locked',
  audience: 'admin',
  async run(context) {
    const { page, records, idOf } = context
    const form = 'Edit Strategy'
    const plan: Plan = completeRecord(records.plans, ({ strategyCode }) => strategyCode)
    await page.goto('/strategies', 'admin')
    await page.click({ role: 'button', name: `Edit ${plan.strategyCode}` })
    await page.see({ role: 'dialog', name: form })
    for (const label of ['Strategy Code', 'Tag', 'Yearly Price (₹)', 'Icon URL', 'Features']) {
      expectEqual(await page.isEnabled(fieldOf(form, label)), false, `${label} can be changed`)
    }
    expectEqual(
      await page.value(fieldOf(form, 'Yearly Price (₹)')),
      String(plan.yearlyprice),
      'The yearly price',
    )
    await page.fill(fieldOf(form, 'Title'), 'Sea Breeze 20')
    await page.click(buttonOf(form, 'Save'))
    await closeSuccess(page, 'Strategy updated successfully!')
    expectSent(context, 'POST', `/strategies/update-title-description/${idOf('plan', plan.id)}`, [
      {
        title: 'Sea Breeze 20',
        description: show.text(plan.description),
        subscriptionStatus: plan.subscriptionStatus,
      },
    ])
    const at = records.plans.indexOf(plan)
    await page.until(
      'The title that is shown',
      () => page.rows(),
      (rows) => rows[at]?.[1] === 'Sea Breeze 20',
    )
  },
}

export const editors: readonly Journey[] = [
  addDescription,
  addSplit,
  editSplit,
  compareSplit,
  keptSave,
  addDiscount,
  editDiscount,
  addPlan,
  editPlan,
]
