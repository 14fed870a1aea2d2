import { formatText } from '#platform/format'
import { formatMoney, formatPercent } from '#platform/format-money'
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
export const OfferPrices = ({ label, full, offers }: OfferPricesProps) => (
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
          {formatPercent(0)}
        </Table.Cell>
        <PriceCells prices={full} />
      </Table.Row>
      {offers.map(({ discount, prices, isBest }) => (
        <Table.Row key={discount.id}>
          <Table.Cell label="Offer" rowHeader>
            <span className={name}>
              {formatText(discount.couponcode)}
              {isBest && <Badge tone="positive">Lowest price</Badge>}
            </span>
          </Table.Cell>
          <Table.Cell label="Type">{formatText(discount.type)}</Table.Cell>
          <Table.Cell label="Discount" numeric>
            {formatPercent(discount.discount)}
          </Table.Cell>
          <PriceCells prices={prices} />
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)

const PriceCells = ({ prices }: { prices: Prices }) =>
  periods.map(([period, key]) => (
    <Table.Cell key={period} label={period} numeric>
      {formatMoney(prices[key])}
    </Table.Cell>
  ))
