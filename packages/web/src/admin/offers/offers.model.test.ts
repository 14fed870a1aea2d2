import type { Discount } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { conflictsOf, effectivePrice, effectivePrices, offersOf } from './offers.model.ts'

test.each([
  [1000, 0, 1000],
  [1000, 10, 900],
  [1000, 100, 0],
  [1000, 12.5, 875],
  [999, 15, 849.15],
  [999, 33, 669.33],
  [999.99, 10, 899.99],
  [0.01, 50, 0.01],
  [0.01, 51, 0],
  [0, 10, 0],
  [1, 99, 0.01],
  [109999, 25, 82499.25],
  [10_00_00_000, 5, 9_50_00_000],
  [1499, 7, 1394.07],
  [2799.5, 20, 2239.6],
  [333.33, 33.33, 222.23],
  [19999, 0.5, 19899.01],
  [1000, 100.01, null],
  [1000, 120, null],
  [1000, -5, null],
  [-1, 10, null],
  [null, 10, null],
  [undefined, 10, null],
  ['', 10, null],
  ['999', 10, null],
  [999, null, null],
  [999, undefined, null],
  [999, '10', null],
  [Number.NaN, 10, null],
  [Number.POSITIVE_INFINITY, 10, null],
  [999, Number.NaN, null],
])('%s less %s per cent is %s', (price, percent, expected) => {
  expect(effectivePrice(price, percent)).toBe(expected)
})

test('a plan has the prices that it has', () => {
  expect(effectivePrices({ monthlyprice: 1000, yearlyprice: 10_000 }, 10)).toEqual({
    monthly: 900,
    quarterly: null,
    yearly: 9000,
  })
})

const record = (id: number, over: Partial<Discount> = {}): Discount => ({
  id,
  strategycode: 'MOMENTUM-50',
  couponcode: `CODE${id}`,
  type: 'COUPON',
  status: 'Active',
  preferred: 0,
  discount: 10,
  combo: 0,
  ...over,
})
const plan = { strategyCode: 'MOMENTUM-50', monthlyprice: 1000, quarterlyprice: 2800, yearlyprice: 10_000 }

describe('the offers of a plan', () => {
  const idsOf = (discounts: readonly Discount[], of = plan) =>
    offersOf(of, discounts).map(({ discount, isBest }) => (isBest ? `${discount.id} best` : `${discount.id}`))

  test('are its active records, the highest first', () => {
    const records = [
      record(1, { discount: 5 }),
      record(2, { discount: 20 }),
      record(3, { discount: 50, status: 'Inactive' }),
      record(4, { discount: 60, strategycode: 'VALUE-50' }),
      record(5, { strategycode: ' momentum-50 ', discount: 10 }),
    ]
    expect(idsOf(records)).toEqual(['2 best', '5', '1'])
  })
  test('may have two that are best, and none where nothing is taken off', () => {
    expect(idsOf([record(1), record(2)])).toEqual(['1 best', '2 best'])
    expect(idsOf([record(1, { discount: 0 })])).toEqual(['1'])
    expect(idsOf([])).toEqual([])
  })
  test('over 100 per cent are listed without prices, and are not the best', () => {
    expect(idsOf([record(1, { discount: 120 }), record(2)])).toEqual(['1', '2 best'])
    expect(offersOf(plan, [record(1, { discount: 120 })])[0]?.prices).toEqual({
      monthly: null,
      quarterly: null,
      yearly: null,
    })
  })
  test('need a code, and a price', () => {
    expect(idsOf([record(1, { strategycode: '' })], { ...plan, strategyCode: '' })).toEqual([])
    const free = { strategyCode: plan.strategyCode, monthlyprice: undefined } as never
    expect(idsOf([record(1)], free)).toEqual(['1'])
  })
})

test.each<[string, Discount, readonly Discount[], string[]]>([
  ['nothing', record(1), [record(2)], []],
  [
    'a code that another has',
    record(1),
    [record(2, { couponcode: ' code1' })],
    ['2 records of this strategy have this code.'],
  ],
  [
    'a code that two others have',
    record(1),
    [record(2, { couponcode: 'CODE1' }), record(3, { couponcode: 'CODE1' })],
    ['3 records of this strategy have this code.'],
  ],
  [
    'a code that another strategy has',
    record(1),
    [record(2, { couponcode: 'CODE1', strategycode: 'VALUE-50' })],
    [],
  ],
  ['no code', record(1, { couponcode: '' }), [record(2, { couponcode: '' })], []],
  ['over 100 per cent', record(1, { discount: 101 }), [], ['The discount is over 100%.']],
  ['all of the price', record(1, { discount: 100 }), [], []],
  ['below 0', record(1, { discount: -1 }), [], ['The discount is below 0%.']],
  ['active with 0', record(1, { discount: 0 }), [], ['It is active, and its discount is 0%.']],
  ['inactive with 0', record(1, { discount: 0, status: 'Inactive' }), [], []],
  ['preferred and active', record(1, { preferred: 1 }), [], []],
  [
    'preferred and inactive',
    record(1, { preferred: 1, status: 'Inactive' }),
    [],
    ['It is preferred, but not active.'],
  ],
  ['a combo with itself', record(7, { combo: 7 }), [], ['Its combo is the record itself.']],
  ['a combo with another', record(7, { combo: 8 }), [], []],
])('%s', (_, own, others, expected) => {
  expect(conflictsOf(own, [own, ...others])).toEqual(expected)
})
