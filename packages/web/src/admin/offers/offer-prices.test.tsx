import type { Discount } from '@tarang/sdk'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cells } from '../../testing/console.tsx'
import { OfferPrices } from './offer-prices.tsx'

test('the figures of a column have the same decimals', () => {
  const prices = { monthly: 87_500.25, quarterly: 1_00_000, yearly: 5_00_000 }
  const full = { monthly: 1_00_000, quarterly: 2_00_000, yearly: 10_00_000 }
  const discount = { id: 1, couponcode: 'HALF', type: 'Coupon', discount: 12.5 } as unknown as Discount
  render(<OfferPrices label="Prices" full={full} offers={[{ discount, prices, isBest: false }]} />)
  const [, first, second] = screen.getAllByRole('row').map((row) => cells(row).slice(2))
  expect([first, second]).toEqual([
    ['0.0%', '₹1,00,000.00', '₹2,00,000', '₹10,00,000'],
    ['12.5%', '₹87,500.25', '₹1,00,000', '₹5,00,000'],
  ])
})
