import type { Column } from '#patterns/table'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import type { CheckedStrategy } from './checked-strategy.ts'

export const hasWarnings = ({ warnings }: CheckedStrategy) => typeof warnings === 'number' && warnings > 0

const name = css({ display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full' })
const shrinks = css({ minWidth: '0' })

/** The same column, with a badge for the warnings of a strategy. */
export const withWarnings = (column: Column<CheckedStrategy>): Column<CheckedStrategy> => ({
  ...column,
  cell: (strategy, rowNumber, decimals) => (
    <span className={name}>
      <span className={shrinks}>{column.cell(strategy, rowNumber, decimals)}</span>
      {hasWarnings(strategy) && (
        <Badge tone="warning">{formatCount(Number(strategy.warnings), 'warning')}</Badge>
      )}
    </span>
  ),
})
