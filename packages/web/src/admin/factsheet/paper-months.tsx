import { MISSING, MONTHS } from '#platform/formats/format'
import { formatGain, formatWholeGain, moneyDecimals } from '#platform/formats/format-money'
import { css, cx } from '#styled-system/css'
import { ScrollBox } from '#ui/scroll-box'
import { wholeFigures } from '#ui/whole-figures'
import type { Position } from '../strategy/positions.ts'
import { Derived } from '../strategy-data/performance/derived.tsx'
import { totalOf, yearsOf } from '../strategy-data/performance/months.model.ts'

/** The most years that fit beside each other. */
const MOST_YEARS = 6

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'numeric',
  fontSize: { base: 'xs', md: 'md', _print: 'md' },
})
const cell = css({
  paddingBlock: '0.5',
  paddingInlineStart: '3',
  textAlign: 'end',
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
})
const name = css({ textAlign: 'start', paddingInlineStart: '0', color: 'fg.muted', whiteSpace: 'normal' })
const box = css({ overflowX: 'auto', borderRadius: 'sm', _focusVisible: { layerStyle: 'focusRing' } })
const total = css({
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  '& > *': { fontWeight: 'semibold', paddingTop: '1' },
})

interface PaperMonthsProps {
  readonly positions: readonly Position[]
  /** What they are derived from. */
  readonly note: string
}

/** The monthly P&L upright: the months below each other, the last six years side by side. */
export function PaperMonths({ positions, note }: PaperMonthsProps) {
  const all = yearsOf(positions)
  const years = all.slice(-MOST_YEARS)
  const sum = totalOf(positions)
  const decimals = Math.max(...[sum, ...years.map(({ total }) => total)].map(moneyDecimals))
  const earlier =
    all.length > years.length ? `, with ${all[0]?.year ?? MISSING} to ${(years[0]?.year ?? 0) - 1}` : ''
  return (
    <Derived title="Monthly P&L" note={note}>
      <ScrollBox label="Monthly P&L" className={box}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={cx(cell, name)}>
                Month of exit
              </th>
              {years.map(({ year }) => (
                <th key={year} scope="col" className={cell}>
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MONTHS.map((month, at) => (
              <tr key={month}>
                <th scope="row" className={cx(cell, name)}>
                  {month}
                </th>
                {years.map(({ year, months }) => {
                  const found = months[at]
                  return (
                    <td key={year} className={cell}>
                      {found ? formatWholeGain(found.gain) : '–'}
                    </td>
                  )
                })}
              </tr>
            ))}
            <tr className={total}>
              <th scope="row" className={cx(cell, name)}>
                Total
              </th>
              {years.map(({ year, total }) => (
                <td key={year} className={cell}>
                  {formatGain(total, decimals)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {wholeFigures(`All years: ${formatGain(sum, decimals)}${earlier}.`)}
      </p>
    </Derived>
  )
}
