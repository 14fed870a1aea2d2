import type { CSSProperties } from 'react'
import { MONTHS } from '#platform/formats/format'
import { formatGain, formatWholeGain, moneyDecimals } from '#platform/formats/format-money'
import { css, cx } from '#styled-system/css'
import { Table } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Position } from '../../strategy/positions.ts'
import { Derived } from './derived.tsx'
import { type Month, strengthOf, totalOf, type Year, yearsOf } from './months.model.ts'

const cell = css({
  md: { paddingInline: '2' },
  mdDown: { borderRadius: 'sm', paddingInline: '2', paddingBlock: '1' },
})
const gained = css({
  backgroundColor: 'color-mix(in srgb, {colors.positive.fg} var(--depth), {colors.bg.surface})',
})
const lost = css({
  backgroundColor: 'color-mix(in srgb, {colors.negative.fg} var(--depth), {colors.bg.surface})',
})

/** Colour mix by strength. 44 % keeps the text's contrast at AA. */
const depths = ['0%', '10%', '20%', '32%', '44%']

const total = css({ fontWeight: 'semibold', mdDown: { gridColumn: '1 / -1' } })
// On a phone, a row is a card without columns, so empty months are hidden.
const none = css({ color: 'fg.subtle', mdDown: { display: 'none' } })
const header = css({ md: { paddingInline: '2', width: '[7%]' } })

/** A heat map of monthly P&L. The figures carry the same information without colour. */
export function Months({ positions }: { positions: readonly Position[] }) {
  const years = yearsOf(positions)
  const sum = totalOf(positions)
  const decimals = Math.max(...[sum, ...years.map(({ total }) => total)].map(moneyDecimals))
  return (
    <Derived title="Monthly P&L">
      <Table.Root label="Monthly P&L" caption="By month of exit, in whole rupees; the totals to the paisa.">
        <Table.Head>
          <Table.Row>
            <Table.Header>Year</Table.Header>
            {MONTHS.map((name) => (
              <Table.Header key={name} numeric className={header}>
                {name}
              </Table.Header>
            ))}
            <Table.Header numeric>Total</Table.Header>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {years.map((year) => (
            <YearRow key={year.year} year={year} years={years} decimals={decimals} />
          ))}
          {years.length > 1 && (
            <Table.Row>
              <Table.Cell rowHeader>All years</Table.Cell>
              {MONTHS.map((name) => (
                <Table.Cell key={name} className={css({ mdDown: { display: 'none' } })} />
              ))}
              <Table.Cell label="Total" numeric className={total}>
                {formatGain(sum, decimals)}
              </Table.Cell>
            </Table.Row>
          )}
        </Table.Body>
      </Table.Root>
    </Derived>
  )
}

interface YearRowProps {
  readonly year: Year
  readonly years: readonly Year[]
  /** Decimals shown in every total. */
  readonly decimals: number
}

const YearRow = ({ year, years, decimals }: YearRowProps) => (
  <Table.Row>
    <Table.Cell rowHeader>{year.year}</Table.Cell>
    {year.months.map((month, at) => (
      <MonthCell key={MONTHS[at]} name={MONTHS[at] ?? ''} month={month} years={years} />
    ))}
    <Table.Cell label="Total" numeric className={total}>
      {formatGain(year.total, decimals)}
    </Table.Cell>
  </Table.Row>
)

interface MonthCellProps {
  readonly name: string
  readonly month: Month | null
  readonly years: readonly Year[]
}

function MonthCell({ name, month, years }: MonthCellProps) {
  if (!month) {
    return (
      <Table.Cell label={name} numeric className={cx(cell, none)}>
        <span aria-hidden>–</span>
        <VisuallyHidden>no trades</VisuallyHidden>
      </Table.Cell>
    )
  }
  const strength = strengthOf(month.gain, years)
  return (
    <Table.Cell
      label={name}
      numeric
      className={cx(cell, strength > 0 && gained, strength < 0 && lost)}
      style={{ '--depth': depths[Math.abs(strength)] } as CSSProperties}
      title={formatGain(month.gain)}
    >
      {formatWholeGain(month.gain)}
    </Table.Cell>
  )
}
