import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { openConsole } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'
import './discounts/discounts.tsx'
import './home/home.tsx'
import './layout/layout.tsx'

vi.mock(import('#platform/config'), async (original) => {
  const module = await original()
  return { ...module, config: { ...module.config, extensions: true } }
})

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => reference.signIn())

const find = async (text: string) => {
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Screen, action or record' }), text)
}

test('a coupon is found by its code though its list was not open, and its details open beside the list', async () => {
  const [coupon] = (await api.plans.catalog()).coupons
  await openConsole('/homePage')
  await find(coupon!.couponcode!)
  await user.click(
    await screen.findByRole('option', { name: new RegExp(`${coupon!.couponcode}.*Discount/Coupon`) }),
  )
  expect(location.pathname + location.search).toBe(`/discountsCoupons?peek=${coupon!.id}`)
  expect(await screen.findByRole('dialog', { name: coupon!.couponcode! })).toBeTruthy()
})

test('“add” begins a coupon, whose form is opened once', async () => {
  await openConsole('/homePage')
  await find('add coupon')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Add Discount/Coupon' })).toBeTruthy()
  await waitFor(() => expect(location.pathname + location.search).toBe('/discountsCoupons'))
})

test('a viewer finds no action', async () => {
  await reference.signIn('0000012351')
  await openConsole('/homePage')
  await find('add coupon')
  expect(await screen.findByText('Nothing is called “add coupon”.')).toBeTruthy()
})
