import type { StrategyDetails } from '@tarang/sdk'
import { TriangleAlert } from 'lucide-react'
import { today } from '#platform/browser/clock'
import { css } from '#styled-system/css'
import { CHECKS, checkStrategy } from './strategy-quality.model.ts'

const line = css({
  display: 'flex',
  gap: '1.5',
  marginTop: '1.5',
  textStyle: 'caption',
  color: 'warning.fg',
  '& svg': { boxSize: '4', marginTop: '0.5', flexShrink: '0' },
})

/** What "Check the data" would find in the values of a form, as a note below a field. */
export function FieldWarning({ details }: { details: StrategyDetails }) {
  const [warning] = checkStrategy(details, { splits: [], today: today() })
  return (
    <div role="status">
      {warning && (
        <p className={line}>
          <TriangleAlert aria-hidden />
          <span>{`${CHECKS[warning.check].title}: ${warning.found}`}</span>
        </p>
      )}
    </div>
  )
}
