import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { formatMoney } from '#platform/formats/format-money'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Clamp } from './clamp.tsx'
import { TextLink } from './link.tsx'
import { type SortOrder, Table } from './table.tsx'

const meta = {
  title: 'Parts/Content/Table',
  tags: ['autodocs'],
  component: Table.Root,
  args: { label: 'Live strategies' },
  argTypes: { children: { table: { disable: true } } },
} satisfies Meta<typeof Table.Root>
export default meta

type Story = StoryObj<typeof meta>

const names = ['MOM-QUAL-30', 'VAL-LARGE-20', 'GROWTH-MID-25', 'LOW-VOL-15', 'DIV-YIELD-40', 'SMALL-MOM-30']
const strategies = Array.from({ length: 18 }, (_, index) => ({
  code: `${names[index % names.length]}-${String(index + 1).padStart(2, '0')}`,
  xirr: 31.42 - index * 1.37,
  pnl: 1284350 - index * 93210,
  drawdown: -(8.12 + index * 0.71),
  start: '14 Mar 2020',
  end: '02 Nov 2020',
  active: index % 3 !== 1,
  note: 'Thirty companies by twelve-month momentum and return on equity, rebalanced on the first trading day of each quarter, equal weights, with a stop for the whole basket.',
}))

function Strategies({ muted }: { muted?: boolean }) {
  const [order, setOrder] = useState<SortOrder>('descending')
  const rows = [...strategies].sort((a, b) => (order === 'ascending' ? a.xirr - b.xirr : b.xirr - a.xirr))
  return (
    <Table.Root label="Live strategies">
      <Table.Head>
        <Table.Row>
          <Table.Header>Strategy Code</Table.Header>
          <Table.Header
            numeric
            order={order}
            onSort={() => setOrder(order === 'ascending' ? 'descending' : 'ascending')}
          >
            XIRR (%)
          </Table.Header>
          <Table.Header numeric onSort={() => {}}>
            Net Return
          </Table.Header>
          <Table.Header>Drawdown Start Date</Table.Header>
          <Table.Header>Drawdown End Date</Table.Header>
          <Table.Header numeric>Drawdown Percentage (%)</Table.Header>
          <Table.Header>Status</Table.Header>
          <Table.Header>Description</Table.Header>
          <Table.Header>Actions</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((row, index) => (
          <Table.Row key={row.code} muted={Boolean(muted) && index % 4 === 1}>
            <Table.Cell rowHeader label="Strategy Code">
              <TextLink href={`#${row.code}`}>{row.code}</TextLink>
            </Table.Cell>
            <Table.Cell label="XIRR (%)" numeric>
              {row.xirr.toFixed(2)}
            </Table.Cell>
            <Table.Cell label="Net Return" numeric>
              {formatMoney(row.pnl)}
            </Table.Cell>
            <Table.Cell label="Drawdown Start Date">{row.start}</Table.Cell>
            <Table.Cell label="Drawdown End Date">{row.end}</Table.Cell>
            <Table.Cell label="Drawdown Percentage (%)" numeric>
              {row.drawdown.toFixed(2)}
            </Table.Cell>
            <Table.Cell label="Status">
              <Badge tone={row.active ? 'positive' : 'neutral'}>{row.active ? 'Active' : 'Inactive'}</Badge>
            </Table.Cell>
            <Table.Cell label="Description" wide>
              <Clamp>{row.note}</Clamp>
            </Table.Cell>
            <Table.Cell>
              <Button size="sm" variant="outline">
                Preview
              </Button>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

export const Default: Story = { render: () => <Strategies /> }

export const MutedRows: Story = { render: () => <Strategies muted /> }

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, render: () => <Strategies /> }

const codesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `${names[n % names.length]}-${n + 1}`)

const Codes = ({ codes, note = 'Equal weights.' }: { codes: readonly string[]; note?: string }) => (
  <Table.Root label="Strategies">
    <Table.Head>
      <Table.Row>
        <Table.Header>Strategy Code</Table.Header>
        <Table.Header>Description</Table.Header>
      </Table.Row>
    </Table.Head>
    <Table.Body>
      {codes.map((code) => (
        <Table.Row key={code}>
          <Table.Cell rowHeader label="Strategy Code">
            {code}
          </Table.Cell>
          <Table.Cell label="Description">{note}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)

export const Empty: Story = { render: () => <Codes codes={[]} /> }
export const OneRow: Story = { render: () => <Codes codes={codesOf(1)} /> }
export const ThousandRows: Story = { render: () => <Codes codes={codesOf(1000)} /> }
export const LongWords: Story = { render: () => <Codes codes={[LONG_WORD]} note={LONG_WORD} /> }
export const MissingFields: Story = { render: () => <Codes codes={['N/A']} note="" /> }
