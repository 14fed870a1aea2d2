import { formatText, numberDecimals } from '#platform/formats/format'
import { formatMoney, formatPercent, moneyDecimals } from '#platform/formats/format-money'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Table } from '#ui/table'
import type { Offer, Prices } from './offers.model.ts'

const periods = [
  ['Monthly', 'monthly'],
  ['Quarterly', 'quarterly'],
  ['Yearly', 'yearly'],
] as const satisfies readonly (readonly [string, keyof Prices])[]

const name = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

interface OfferPricesProps {
  readonly label: string
  readonly full: Prices
  readonly offers: readonly Offer[]
}

/** The prices of a plan: in full, and with each of its discounts and coupons. */
export function OfferPrices({ label, full, offers }: OfferPricesProps) {
  const decimals = decimalsOf(full, offers)
  return (
    <Table.Root label={label}>
      <Table.Head>
        <Table.Row>
          <Table.Header>Offer</Table.Header>
          <Table.Header>Type</Table.Header>
          <Table.Header numeric>Discount</Table.Header>
          {periods.map(([period]) => (
            <Table.Header key={period} numeric>
              {period}
            </Table.Header>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        <Table.Row>
          <Table.Cell label="Offer" rowHeader>
            Full price
          </Table.Cell>
          <Table.Cell label="Type">{formatText(null)}</Table.Cell>
          <Table.Cell label="Discount" numeric>
            {formatPercent(0, decimals.discount)}
          </Table.Cell>
          <PriceCells prices={full} decimals={decimals} />
        </Table.Row>
        {offers.map(({ discount, prices, isBest }) => (
          <Table.Row key={discount.id}>
            <Table.Cell label="Offer" rowHeader>
              <span className={name}>
                <span>{formatText(discount.couponcode)}</span>
                {isBest && <Badge tone="positive">Lowest price</Badge>}
              </span>
            </Table.Cell>
            <Table.Cell label="Type">{formatText(discount.type)}</Table.Cell>
            <Table.Cell label="Discount" numeric>
              {formatPercent(discount.discount, decimals.discount)}
            </Table.Cell>
            <PriceCells prices={prices} decimals={decimals} />
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

type Decimals = Readonly<Record<keyof Prices | 'discount', number>>

/** The decimals of each column of figures: the most of its rows. */
function decimalsOf(full: Prices, offers: readonly Offer[]): Decimals {
  const most = (key: keyof Prices) =>
    Math.max(...[full, ...offers.map(({ prices }) => prices)].map((prices) => moneyDecimals(prices[key])))
  return {
    discount: Math.max(0, ...offers.map(({ discount }) => numberDecimals(discount.discount))),
    monthly: most('monthly'),
    quarterly: most('quarterly'),
    yearly: most('yearly'),
  }
}

const PriceCells = ({ prices, decimals }: { prices: Prices; decimals: Decimals }) =>
  periods.map(([period, key]) => (
    <Table.Cell key={period} label={period} numeric>
      {formatMoney(prices[key], decimals[key])}
    </Table.Cell>
  ))
