import { matchingRows } from '@tarang/machines/table'
import type { StrategySubscriber } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { RunningTable } from '#patterns/table'
import { now } from '#platform/browser/clock'
import { formatCount, formatMonth, formatNumber, formatShortMonth } from '#platform/formats/format'
import { css, cx } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Table } from '#ui/table'
import { type ExpiryMonth, expiryMonths } from './expiry.model.ts'

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' })
const plot = css({ display: 'block', width: 'full', height: '40', overflow: 'visible' })
const bar = css({ fill: 'accent.fg' })
const axis = css({ stroke: 'border.strong' })
const words = css({ textStyle: 'caption', fill: 'fg.muted' })
// Every second month: a phone has no room for all.
const spare = css({ mdDown: { display: 'none' } })

const nameOf = ({ month }: ExpiryMonth, format: (day: string) => string) =>
  month === 'earlier' ? 'Earlier' : month === 'later' ? 'Later' : format(`${month}-01`)

/** Opens the matching subscriptions by the month in which they end. */
export function ExpiryChart({ actor }: { actor: RunningTable<StrategySubscriber> }) {
  const rows = useSelector(actor, matchingRows)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" blocked={rows.length === 0} onClick={() => setOpen(true)}>
        Expiries by month
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="lg" title="Expiries by month">
        <Expiries rows={rows} />
      </Dialog>
    </>
  )
}

/** As a chart or as a table. */
function Expiries({ rows }: { rows: readonly StrategySubscriber[] }) {
  const [isTable, setTable] = useState(false)
  const months = expiryMonths(
    rows.map((user) => user.subscription_expiry_date),
    now(),
  )
  const dated = months.reduce((sum, { count }) => sum + count, 0)
  if (dated === 0) return <p>No subscription has an expiry date.</p>
  return (
    <div className={frame}>
      <div className={line}>
        <Button variant="ghost" size="sm" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? <MonthTable months={months} /> : <Bars months={months} />}
      {dated < rows.length && (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {`${formatCount(rows.length - dated, 'subscription')} without an expiry date`}
        </p>
      )}
    </div>
  )
}

function Bars({ months }: { months: readonly ExpiryMonth[] }) {
  const most = Math.max(...months.map(({ count }) => count))
  const width = 100 / months.length
  const label = months
    .filter(({ count }) => count > 0)
    .map((month) => `${nameOf(month, formatMonth)}: ${formatNumber(month.count)}`)
    .join(', ')
  return (
    <svg className={plot} role="img" aria-label={`Expiries by month. ${label}`}>
      {months.map((month, index) => {
        const height = (month.count / most) * 72
        const middle = `${width * (index + 0.5)}%`
        return (
          <g key={month.month} textAnchor="middle">
            <rect
              className={bar}
              x={`${width * (index + 0.2)}%`}
              y={`${86 - height}%`}
              width={`${width * 0.6}%`}
              height={`${height}%`}
            />
            {month.count > 0 && (
              <text className={words} x={middle} y={`${86 - height}%`} dy={-4}>
                {formatNumber(month.count)}
              </text>
            )}
            <text className={cx(words, index % 2 === 1 && spare)} x={middle} y="99%">
              {nameOf(month, formatShortMonth).split(' ')[0]}
            </text>
          </g>
        )
      })}
      <line className={axis} x1="0" x2="100%" y1="86%" y2="86%" />
    </svg>
  )
}

const MonthTable = ({ months }: { months: readonly ExpiryMonth[] }) => (
  <Table.Root label="Subscriptions that end in each month">
    <Table.Head>
      <Table.Row>
        <Table.Header>Month</Table.Header>
        <Table.Header numeric>Subscriptions</Table.Header>
      </Table.Row>
    </Table.Head>
    <Table.Body>
      {months.map((month) => (
        <Table.Row key={month.month}>
          <Table.Cell rowHeader>{nameOf(month, formatMonth)}</Table.Cell>
          <Table.Cell label="Subscriptions" numeric>
            {formatNumber(month.count)}
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)
