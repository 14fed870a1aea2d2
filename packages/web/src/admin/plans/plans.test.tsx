import type { Strategy, StrategyPlan } from '@tarang/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { codeWithoutPlan } from '../../testing/code-without-plan.ts'
import {
  button,
  cell,
  cells,
  chooseAction,
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
const ADD = 'POST /api/strategies/update-title-description/0'
const open = () => openConsole('/strategies')
const storedPlans = async () =>
  (await served<{ data: { plans: StrategyPlan[] } }>(reference, '/subscription-plan/3')).data.plans

beforeEach(() => reference.signIn())

const typed = [
  [/^Strategy Code/, 'GROWTH & VALUE 50'],
  [/^Title/, 'Growth <50>'],
  [/^Tag/, 'New'],
  [/^Monthly Price/, '999'],
  [/^Quarterly Price/, '2799.5'],
  [/^Yearly Price/, '109999'],
  [/^Icon URL/, '/files/plan-1.svg'],
  [/^Features/, ' Fifty shares ,, Reviewed by the quarter,Alerts, '],
  [/^Description/, 'Fifty shares.'],
] as const

async function fillIn(code?: string) {
  await user.click(button('Add Strategy'))
  await dialog('Add Strategy')
  for (const [name, text] of typed) {
    await fill(field(name), name.source === '^Strategy Code' ? (code ?? text) : text)
  }
  await user.selectOptions(field(/^Subscription Status/), 'Active')
}
const edit = async () => {
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  return dialog('Edit Strategy')
}
const alert = () => within(screen.getByRole('dialog')).findByRole('alert')

test('shows the plans, 15 per page, each with a link to its subscribers', async () => {
  await open()
  await loaded()
  expect(headers()).toEqual([
    'Strategy Code',
    'Title',
    'Tag',
    'Monthly Price',
    'Quarterly Price',
    'Yearly Price',
    'Subscription Status',
    'Subscribed',
    'Actions',
  ])
  expect(rows()).toHaveLength(15)
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
  const [plan] = await storedPlans()
  const [link] = within(rows()[0]!).getAllByRole('link')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    String(plan?.isSubscribed),
    `/strategy-user-details/${plan?.strategyCode}`,
  ])
  expect(cell(rows()[0], 'Monthly Price')).toMatch(/^₹[\d,]+$/)
})

test('a subscriber count links to its strategy, with the code escaped; prices are in rupees', async () => {
  const malformed = {
    id: 1,
    strategyCode: 'A/B ü?',
    isSubscribed: 1_23_456,
    yearlyprice: 109999.5,
    monthlyprice: 'free',
  }
  const plan = {
    ...{ id: 3, strategyCode: 'B-2', title: 'Balanced', tag: 'New', isSubscribed: 7, subscriptionStatus: 1 },
    ...{ monthlyprice: 499, quarterlyprice: 1399, yearlyprice: 4999 },
  }
  const plans = [malformed, { id: 2, features: 'One, ,two', isSubscribed: 0 }, plan]
  reference.fail(LIST, Response.json({ data: { plans } }))
  await open()
  await loaded()
  const shown = rows().map(valuesByLabel)
  expect(shown[0]).toEqual({
    ...missingValues(),
    ...{ 'Strategy Code': 'A/B ü?', 'Yearly Price': '₹1,09,999.50', Subscribed: '1,23,456' },
    Actions: 'Edit A/B ü?',
  })
  expect(shown[2]).toMatchObject({
    ...{ 'Strategy Code': 'B-2', Title: 'Balanced', Tag: 'New', 'Monthly Price': '₹499' },
    ...{ 'Quarterly Price': '₹1,399', 'Yearly Price': '₹4,999.00' },
    ...{ 'Subscription Status': 'Active', Subscribed: '7' },
  })
  expect(screen.getByRole('link', { name: '1,23,456' }).getAttribute('href')).toBe(
    '/strategy-user-details/A%2FB%20%C3%BC%3F',
  )
  expect(screen.queryByRole('link', { name: '0' })).toBeNull()
  await user.click(within(rows()[1]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Strategy')
  expect(field(/^Features/).value).toBe('One, two')
})

test('adds a plan with its features split and trimmed, and shows the message for three seconds', async () => {
  const strategies = await served<Strategy[]>(reference, '/liveStrategies')
  const code = codeWithoutPlan(strategies, await storedPlans())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await open()
    await loaded()
    await fillIn(code)
    await user.dblClick(button('Save'))
    expect((await dialog('Success')).textContent).toContain('Strategy added successfully!')
    await vi.advanceTimersByTimeAsync(3100)
    await dialogClosed()
  } finally {
    vi.useRealTimers()
  }
  await waitFor(() => expect(reference.calls).toEqual([LIST, ADD, LIST]))
  expect((await storedPlans()).at(-1)).toMatchObject({
    strategyCode: code,
    title: 'Growth <50>',
    tag: 'New',
    monthlyprice: 999,
    quarterlyprice: 2799.5,
    yearlyprice: 109999,
    features: ['Fifty shares', 'Reviewed by the quarter', 'Alerts'],
    description: 'Fifty shares.',
    subscriptionStatus: 1,
    subscribed: false,
    isSubscribed: 0,
  })
})

test('the plan is shown as a card while it is written', async () => {
  await open()
  await loaded()
  await user.click(button('Add Strategy'))
  await dialog('Add Strategy')
  const card = () => screen.getByRole('region', { name: 'Preview of the plan' })
  expect(card().textContent).toContain('No title yetMonthlyN/AQuarterlyN/AYearlyN/A')
  for (const [name, text] of typed) await fill(field(name), text)
  await user.selectOptions(field(/^Subscription Status/), 'Inactive')
  expect(card().textContent).toContain('NewInactiveGrowth <50>Monthly₹999Quarterly₹2,799.50Yearly₹1,09,999')
  expect(
    within(card())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Fifty shares', 'Reviewed by the quarter', 'Alerts'])
})

test('the preview of a stored plan has its own features, also one with a comma', async () => {
  const [plan] = await storedPlans()
  const features = ['Large, mid and small caps', 'Alerts']
  reference.fail(
    LIST,
    Response.json({ data: { plans: [{ ...plan, features }], discounts: [], coupons: [] } }),
  )
  await open()
  await loaded()
  await edit()
  expect(
    within(screen.getByRole('region', { name: 'Preview of the plan' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(features)
})

test('only title, description and subscription status can be edited', async () => {
  await open()
  await loaded()
  const [plan] = await storedPlans()
  const form = await edit()
  const free = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (control) => !control.disabled,
  )
  expect(free.map(({ name }) => name)).toEqual(['title', 'subscriptionStatus', 'description'])
  expect(field(/^Features/).value).toBe(plan?.features?.join(', '))
  await fill(field(/^Title/), 'Another title')
  await fill(field(/^Description/), 'Another description.')
  await user.selectOptions(field(/^Subscription Status/), plan?.subscriptionStatus ? 'Inactive' : 'Active')
  await user.click(button('Save'))
  expect((await dialog('Success')).textContent).toContain('Strategy updated successfully!')
  const changed = {
    title: 'Another title',
    description: 'Another description.',
    subscriptionStatus: plan?.subscriptionStatus ? 0 : 1,
  }
  expect((await storedPlans()).find(({ id }) => id === plan?.id)).toEqual({
    ...plan,
    ...changed,
    etag: expect.any(String),
  })
  const update = `POST /api/strategies/update-title-description/${plan?.id}`
  await waitFor(() => expect(reference.calls).toEqual([LIST, LIST, update, LIST]))
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(cell(rows()[0], 'Title')).toBe('Another title')
})

test('every field is required', async () => {
  await open()
  await loaded()
  await user.click(button('Add Strategy'))
  await dialog('Add Strategy')
  expect(field(/^Subscription Status/).value).toBe('')
  await user.click(button('Save'))
  expect(screen.getAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual([
    'Strategy Code is required',
    'Title is required',
    'Tag is required',
    'Subscription Status is required',
    'Monthly Price (₹) is required',
    'Quarterly Price (₹) is required',
    'Yearly Price (₹) is required',
    'Icon URL is required',
    'Features is required',
    'Description is required',
  ])
  expect(reference.calls).toEqual([LIST])
})

test('a text of commas only is not a list of features', async () => {
  await open()
  await loaded()
  await fillIn()
  await fill(field(/^Features/), ' , ,')
  await user.click(button('Save'))
  expect((await alert()).textContent).toBe('Features is required')
  expect(reference.calls).toEqual([LIST])
})

test.each([
  [/^Icon URL/, 'http://img.tarang.example/a.png', 'Icon URL must be an https address'],
  [/^Monthly Price/, '-1', 'Monthly Price (₹) must not be less than 0'],
  [/^Features/, 'One,'.repeat(51), 'Features must be at most 50'],
])('%s is checked before anything is sent', async (name, text, words) => {
  await open()
  await loaded()
  await fillIn()
  await fill(field(name), text)
  await user.click(button('Save'))
  expect((await alert()).textContent).toBe(words)
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([LIST])
})

test('a stored plan with an odd icon and odd prices can be edited', async () => {
  const [plan] = await storedPlans()
  const odd = { ...plan, iconURL: 'icon.png', monthlyprice: -1, yearlyprice: 'free' }
  reference.fail(LIST, Response.json({ data: { plans: [odd], discounts: [], coupons: [] } }))
  await open()
  await loaded()
  await edit()
  expect(field(/^Icon URL/).value).toBe('icon.png')
  await user.type(field(/^Title/), ' again')
  await user.click(button('Save'))
  expect((await dialog('Success')).textContent).toContain('Strategy updated successfully!')
})

test('a failed save is reported, and the form keeps its values', async () => {
  await open()
  await loaded()
  reference.fail(ADD, 'offline')
  await fillIn()
  await user.click(button('Save'))
  expect((await alert()).textContent).toBe(unknownSaveText('Failed to save'))
  expect(field(/^Yearly Price/).value).toBe('109999')
})

test('a refused update is reported', async () => {
  await open()
  await loaded()
  const [plan] = await storedPlans()
  reference.fail(`POST /api/strategies/update-title-description/${plan?.id}`, 'offline')
  await edit()
  await user.click(button('Save'))
  expect((await alert()).textContent).toBe(unknownSaveText('Failed to save'))
})

test('a plan’s prices are shown with each of its active discounts and coupons, the lowest marked', async () => {
  const plan = {
    id: 1,
    strategyCode: 'MOMENTUM-50',
    monthlyprice: 1000,
    quarterlyprice: 2800,
    yearlyprice: 10_000,
  }
  const coupon = { strategycode: 'MOMENTUM-50', type: 'COUPON', status: 'Active', preferred: 0, combo: 0 }
  const catalog = {
    plans: [plan, { id: 2, strategyCode: 'VALUE-50' }],
    discounts: [{ ...coupon, id: 1, couponcode: 'LESS5', type: 'DISCOUNT', discount: 5 }],
    coupons: [
      { ...coupon, id: 2, couponcode: 'LESS20', discount: 20 },
      { ...coupon, id: 3, couponcode: 'LESS90', discount: 90, status: 'Inactive' },
    ],
  }
  reference.fail(LIST, Response.json({ data: catalog }))
  await open()
  await loaded()
  await chooseAction('MOMENTUM-50', 'Prices')
  const shown = await dialog('Prices of MOMENTUM-50')
  expect(within(shown).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Full price', 'N/A', '0%', '₹1,000', '₹2,800', '₹10,000'],
    ['LESS20Lowest price', 'COUPON', '20%', '₹800', '₹2,240', '₹8,000'],
    ['LESS5', 'DISCOUNT', '5%', '₹950', '₹2,660', '₹9,500'],
  ])
  await user.click(within(shown).getAllByRole('button', { name: 'Close' })[0]!)
  await dialogClosed()
  expect(document.activeElement).toBe(button('More actions on MOMENTUM-50'))
  await chooseAction('VALUE-50', 'Prices')
  expect((await dialog('Prices of VALUE-50')).textContent).toContain(
    'No discount or coupon is active for this plan.',
  )
})

test('the subscription status is changed in the list, and for the selected plans', async () => {
  await open()
  await loaded()
  const code = cell(rows()[0], 'Strategy Code')
  const stored = async () => (await storedPlans()).find(({ strategyCode }) => strategyCode === code)!
  const { etag: _, ...plan } = await stored()
  const UPDATE = `POST /api/strategies/update-title-description/${plan.id}`
  const [before, other] = plan.subscriptionStatus === 1 ? ['Active', 'Inactive'] : ['Inactive', 'Active']
  reference.calls.length = 0
  await chooseInPlace(rows()[0], 'Subscription Status', other!)
  await screen.findByText('Strategy updated successfully!')
  expect(reference.calls.slice(0, 2)).toEqual([LIST, UPDATE])
  expect(cell(rows()[0], 'Subscription Status')).toBe(other)
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select / }))[0]!)
  await user.click(await screen.findByRole('button', { name: `Set ${before}` }))
  const question = await screen.findByRole('alertdialog', { name: `Set ${before}` })
  expect(question.textContent).toContain(`Are you sure you want to set 1 strategy to ${before}?`)
  await user.click(within(question).getByRole('button', { name: `Set ${before}` }))
  await screen.findByText(`1 of 1 strategy set to ${before}.`)
  expect(await stored()).toMatchObject(plan)
})
