import { createRandom } from './random.ts'

const occasions = [
  ['DIWALI', 'Festival of lights', 'Once for each client, on yearly plans.'],
  ['NEWYEAR', 'A calm start to the year', 'On quarterly and yearly plans.'],
  ['FIRST', 'For a first subscription', 'New clients only.'],
  ['RENEW', 'For those who stay', 'Within thirty days before the plan ends.'],
  ['PAIR', 'Two strategies together', 'Both must be subscribed to in one order.'],
  ['STUDENT', 'For students', 'With a valid college address.'],
  ['BUDGET', 'Budget week', 'In the week of the Union Budget.'],
  ['MONSOON', 'Monsoon reading', 'June to September.'],
  ['CLUB', 'For investor clubs', 'Five members or more.'],
  ['THANKS', 'With our thanks', 'Sent by the Support Center in person.'],
] as const

/** Discounts and coupons for strategies with plans. */
export function sampleDiscounts(strategyCodes: readonly string[]) {
  const random = createRandom('discounts')
  return Array.from({ length: 56 }, (_, at) => {
    const [word, what, condition] = occasions[at % occasions.length]!
    const discount = random.pick([5, 10, 10, 12, 15, 20, 25])
    const type = at % 2 === 0 ? ('DISCOUNT' as const) : ('COUPON' as const)
    return {
      strategycode: strategyCodes[(at * 7) % strategyCodes.length]!,
      couponcode: `${word}${discount}-${String(at + 1).padStart(2, '0')}`,
      type,
      status: random.boolean(0.6) ? ('Active' as const) : ('Inactive' as const),
      preferred: random.boolean(0.2) ? 1 : 0,
      discount,
      description: `${what}: ${discount}% less.`,
      condition,
      combo: word === 'PAIR' ? 2 : 0,
    }
  })
}
