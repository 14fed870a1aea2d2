import type { StrategyPlan } from '@tarang/sdk'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfferPreview } from './offer-preview.tsx'

const plan = { strategyCode: 'MOM-1', title: 'Momentum', monthlyprice: 1000, quarterlyprice: 0.01 }
const show = (discount: string) => {
  render(<OfferPreview draft={{ strategycode: 'mom-1', discount }} plans={[plan as StrategyPlan]} />)
  const texts = (element: string) =>
    [...document.querySelectorAll(element)].map(({ textContent }) => textContent)
  return { struck: texts('del'), prices: texts('dd') }
}

test('a price is struck through where the discount makes it lower', () => {
  expect(show('10')).toEqual({ struck: ['₹1,000'], prices: ['₹1,000₹900', '₹0.01', 'N/A'] })
})

test.each(['', '0'])('with the discount %j the full prices are shown alone', (discount) => {
  expect(show(discount)).toEqual({ struck: [], prices: ['₹1,000', '₹0.01', 'N/A'] })
})

test.each(['-5', '101', '1e3', 'ten'])(
  'the discount %j has no prices, and is called not valid',
  (discount) => {
    expect(show(discount)).toEqual({ struck: [], prices: [] })
    expect(screen.getByText('This is not a valid discount. It must be from 0% to 100%.')).toBeTruthy()
  },
)
