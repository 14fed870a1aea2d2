import type { Discount, StrategyPlan } from '@tarang/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatMoney } from '#platform/formats/format-money'
import {
  button,
  cell,
  chooseInPlace,
  dialog,
  dialogClosed,
  field,
  fill,
  headers,
  loaded,
  missingValues,
  openConsole,
  rows,
  served,
  valuesByLabel,
} from '../../testing/console.tsx'
import { unknownSaveText, withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/subscription-plan/3'
const ADD = 'POST /api/saveStrategyDiscount'
const open = () => openConsole('/discountsCoupons')
const storedDiscounts = async () => {
  const { data } = await served<{ data: { discounts: Discount[]; coupons: Discount[] } }>(
    reference,
    '/subscription-plan/3',
  )
  return [...data.discounts, ...data.coupons]
}

beforeEach(() => reference.signIn())

const typed = {
  strategycode: 'MOMENTUM-50-W',
  couponcode: 'NEW<15>',
  description: 'For the new year.',
  condition: 'Yearly plans only.',
}
const labels = {
  strategycode: /^Strategy Code/,
  couponcode: /^Coupon Code/,
  description: /^Description/,
  condition: /^Condition/,
}

async function fillIn(over: Partial<typeof typed> = {}) {
  await user.click(button('Add Discount/Coupon'))
  await dialog('Add Discount/Coupon')
  for (const [name, text] of Object.entries({ ...typed, ...over })) {
    if (text) await fill(field(labels[name as keyof typeof labels]), text)
  }
}

test('the form warns of what the table would mark, of the others and of itself', async () => {
  await open()
  await loaded()
  const [first] = await storedDiscounts()
  const warnings = () =>
    within(screen.getByRole('region', { name: 'Prices with this discount' })).queryAllByRole('listitem')
  await fillIn({ strategycode: String(first?.strategycode), couponcode: String(first?.couponcode) })
  expect(warnings().map(({ textContent }) => textContent)).toEqual([
    '2 records of this strategy have this code.',
  ])
  await user.type(field(labels.couponcode), '-2')
  await user.selectOptions(field(/^Status/), 'Active')
  expect(warnings().map(({ textContent }) => textContent)).toEqual(['It is active, and its discount is 0%.'])
  await fill(field(/^Discount/), '10')
  expect(warnings()).toEqual([])
})

test('discounts and coupons are one table, 15 to a page', async () => {
  await open()
  await loaded()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discounts & Coupons Manager')
  expect(headers()).toEqual([
    'Strategy Code',
    'Coupon Code',
    'Type',
    'Discount (%)',
    'Preferred',
    'Combo',
    'Status',
    'Description',
    'Condition',
    'Actions',
  ])
  expect(rows()).toHaveLength(15)
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
  const all = await storedDiscounts()
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['DISCOUNT', 'COUPON']))
  expect(screen.getByText(`${all.length} results`)).toBeTruthy()
})

test('a new record defaults to an inactive discount of 0', async () => {
  await open()
  await loaded()
  await fillIn()
  expect([/^Type/, /^Status/, /^Discount/, /^Preferred/, /^Combo/].map((name) => field(name).value)).toEqual([
    'DISCOUNT',
    'Inactive',
    '0',
    '0',
    '0',
  ])
  await user.dblClick(button('Save'))
  expect((await dialog('Success')).textContent).toContain('Discount/Coupon added successfully!')
  const saved = { ...typed, type: 'DISCOUNT', status: 'Inactive', discount: 0, preferred: 0, combo: 0 }
  expect((await storedDiscounts()).filter(({ couponcode }) => couponcode === typed.couponcode)).toMatchObject(
    [saved],
  )
  await waitFor(() => expect(reference.calls).toEqual([LIST, ADD, LIST]))
})

test('a coupon keeps its numbers, and its success message hides after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await open()
    await loaded()
    await fillIn({ couponcode: 'PAIR12' })
    await user.selectOptions(field(/^Type/), 'COUPON')
    await user.selectOptions(field(/^Status/), 'Active')
    await fill(field(/^Discount/), '12.5')
    await fill(field(/^Preferred/), '-1')
    await fill(field(/^Combo/), '2')
    await user.click(button('Save'))
    await dialog('Success')
    await vi.advanceTimersByTimeAsync(2000)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1100)
    await dialogClosed()
  } finally {
    vi.useRealTimers()
  }
  expect((await storedDiscounts()).find(({ couponcode }) => couponcode === 'PAIR12')).toMatchObject({
    type: 'COUPON',
    status: 'Active',
    discount: 12.5,
    preferred: -1,
    combo: 2,
  })
})

test('every field can be edited', async () => {
  await open()
  await loaded()
  const [first] = await storedDiscounts()
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Discount/Coupon')
  expect(field(/^Coupon Code/).value).toBe(first?.couponcode)
  await fill(field(/^Strategy Code/), 'MOMENTUM-50-W')
  await fill(field(/^Coupon Code/), 'CHANGED')
  await fill(field(/^Discount/), '33')
  await fill(field(/^Description/), 'Changed.')
  await user.selectOptions(field(/^Status/), 'Inactive')
  await user.click(button('Save'))
  expect((await dialog('Success')).textContent).toContain('Discount/Coupon updated successfully!')
  expect((await storedDiscounts()).find(({ id }) => id === first?.id)).toEqual({
    ...first,
    strategycode: 'MOMENTUM-50-W',
    couponcode: 'CHANGED',
    discount: 33,
    description: 'Changed.',
    status: 'Inactive',
    etag: expect.any(String),
  })
  await waitFor(() =>
    expect(reference.calls).toEqual([LIST, LIST, `PUT /api/updateStrategyDiscount/${first?.id}`, LIST]),
  )
  await user.keyboard('{Escape}')
  await dialogClosed()
  const [strategyCode, couponCode, type, discount] = [
    'Strategy Code',
    'Coupon Code',
    'Type',
    'Discount (%)',
  ].map((label) => cell(rows()[0], label))
  // Shown with the decimals of its column.
  expect([strategyCode, couponCode, type, Number(discount)]).toEqual([
    'MOMENTUM-50-W',
    'CHANGED',
    'DISCOUNT',
    33,
  ])
})

test('every text and number is required', async () => {
  await open()
  await loaded()
  await user.click(button('Add Discount/Coupon'))
  await dialog('Add Discount/Coupon')
  for (const name of [/^Discount/, /^Preferred/, /^Combo/]) await user.clear(field(name))
  await user.click(button('Save'))
  expect(screen.getAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual([
    'Strategy Code is required',
    'Coupon Code is required',
    'Discount (%) is required',
    'Preferred is required',
    'Combo is required',
    'Description is required',
    'Condition is required',
  ])
  expect(reference.calls).toEqual([LIST])
})

test('a failed save is reported, and the form keeps its values', async () => {
  await open()
  await loaded()
  reference.fail(ADD, 'offline')
  await fillIn()
  await user.click(button('Save'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    unknownSaveText('Failed to save'),
  )
  expect(field(labels.condition).value).toBe(typed.condition)
})

test('a refused update is reported', async () => {
  await open()
  await loaded()
  const [first] = await storedDiscounts()
  reference.fail(`PUT /api/updateStrategyDiscount/${first?.id}`, 'offline')
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Discount/Coupon')
  await user.click(button('Save'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    unknownSaveText('Failed to save'),
  )
})

test('each value has its column; missing values show N/A', async () => {
  const coupon = {
    ...{ id: 2, strategycode: 'A-1', couponcode: 'DIWALI', type: 'COUPON', status: 'Active' },
    ...{ discount: 12.5, preferred: 3, combo: 0, description: 'An eighth off.', condition: 'Yearly only.' },
  }
  const coupons = [{ id: 1, discount: 'ten', type: 'GIFT' }, coupon]
  reference.fail(LIST, Response.json({ data: { coupons } }))
  await open()
  await loaded()
  const shown = rows().map(valuesByLabel)
  expect(shown[0]).toEqual({ ...missingValues(), Actions: 'Edit' })
  expect(shown[1]).toMatchObject({
    ...{ 'Strategy Code': 'A-1', 'Coupon Code': 'DIWALI', Type: 'COUPON', 'Discount (%)': '12.5' },
    ...{ Preferred: '3', Combo: '0', Status: 'Active' },
    ...{ Description: 'An eighth off.', Condition: 'Yearly only.' },
  })
})

test('conflicts are shown beside the code, counted in the filter, and kept in the address', async () => {
  const [first] = await storedDiscounts()
  const twins = [
    { ...first, id: 1, couponcode: 'TWICE', discount: 10, preferred: 0, status: 'Active' },
    { ...first, id: 2, couponcode: 'twice', discount: 120, preferred: 0, status: 'Active' },
    { ...first, id: 3, couponcode: 'FINE', discount: 10, preferred: 0, status: 'Active' },
  ]
  reference.fail(LIST, Response.json({ data: { discounts: twins } }))
  await open()
  await loaded()
  const shown = () => rows().map((row) => cell(row, 'Coupon Code'))
  expect(shown()).toEqual([
    'TWICE2 records of this strategy have this code.',
    'twice2 records of this strategy have this code. The discount is over 100%.',
    'FINE',
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'Has conflicts (2)')
  expect(shown()).toHaveLength(2)
  expect(location.search).toBe('?data=conflicts')
})

test('the form shows what the plan costs with the typed discount', async () => {
  const { data } = await served<{ data: { plans: StrategyPlan[] } }>(reference, '/subscription-plan/3')
  const plan = data.plans.find(({ monthlyprice }) => monthlyprice)!
  await open()
  await loaded()
  await user.click(button('Add Discount/Coupon'))
  await dialog('Add Discount/Coupon')
  const preview = () => screen.getByRole('region', { name: 'Prices with this discount' }).textContent
  expect(preview()).toContain('Type the strategy code of a plan to see its prices.')
  await fill(field(/^Strategy Code/), 'NOT-THERE')
  expect(preview()).toContain('No plan has the strategy code “NOT-THERE”.')
  await fill(field(/^Strategy Code/), String(plan.strategyCode).toLowerCase())
  await fill(field(/^Discount/), '50')
  expect(preview()).toContain(
    `Monthly${formatMoney(plan.monthlyprice)}${formatMoney(Math.round(plan.monthlyprice! * 50) / 100)}`,
  )
  await fill(field(/^Discount/), '120')
  expect(preview()).toContain('This is not a valid discount. It must be from 0% to 100%.')
  expect(preview()).not.toContain('Monthly')
})

test('a coupon is found by its code, and by its strategy', async () => {
  await open()
  await loaded()
  const [coupon] = (await storedDiscounts()).slice(-1)
  const search = screen.getByRole('searchbox', { name: 'Strategy or coupon code' })
  for (const code of [String(coupon?.couponcode), String(coupon?.strategycode)]) {
    await user.clear(search)
    await user.type(search, code.toLowerCase())
    expect(rows().length).toBeGreaterThan(0)
    expect(rows().every((row) => row.textContent?.includes(code))).toBe(true)
  }
})

test('the status is changed in the list; what else the record has stays', async () => {
  await open()
  await loaded()
  const [first] = await storedDiscounts()
  const other = first?.status === 'Active' ? 'Inactive' : 'Active'
  reference.calls.length = 0
  await chooseInPlace(rows()[0], 'Status', other)
  await screen.findByText('Discount/Coupon updated successfully!')
  expect(reference.calls.slice(0, 2)).toEqual([LIST, `PUT /api/updateStrategyDiscount/${first?.id}`])
  expect(cell(rows()[0], 'Status')).toBe(other)
  const { etag: _, ...values } = first!
  expect((await storedDiscounts()).find(({ id }) => id === first?.id)).toMatchObject({
    ...values,
    status: other,
  })
})

test('Preferred of the selected records is set to 0, and nothing else', async () => {
  const [first] = await storedDiscounts()
  await open()
  await loaded()
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Discount/Coupon')
  await fill(field(/^Preferred/), '3')
  await user.click(button('Save'))
  await waitFor(() => expect(cell(rows()[0], 'Preferred')).toBe('3'))
  await dialogClosed()
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select / }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Set Not Preferred' }))
  const question = await screen.findByRole('alertdialog', { name: 'Set Not Preferred' })
  expect(question.textContent).toContain(
    'Are you sure you want to set Preferred of 1 discount or coupon to 0?',
  )
  await user.click(within(question).getByRole('button', { name: 'Set Not Preferred' }))
  await screen.findByText('1 of 1 discount or coupon set to Preferred 0.')
  const { etag: _, ...values } = first!
  expect((await storedDiscounts()).find(({ id }) => id === first?.id)).toMatchObject({
    ...values,
    preferred: 0,
  })
})
