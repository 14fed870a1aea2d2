import { now } from '#platform/browser/clock'
import { formatDateTime } from '#platform/formats/console-date'
import { formatCount, formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { wholeFigures } from '#ui/whole-figures'
import { MOST_PRINTED } from './printing.ts'

interface PrintFactsProps {
  /** The query in words. */
  readonly words: readonly string[]
  readonly matchCount: number
}

const list = css({ display: 'grid', gap: '1', textStyle: 'body.sm' })

/** What a printed list says of itself: its filters, its time and its number of rows. */
export function PrintFacts({ words, matchCount }: PrintFactsProps) {
  const leftOut = matchCount - MOST_PRINTED
  return (
    <div className={list}>
      {words.length > 0 && <p>{wholeFigures(words.join(' · '))}</p>}
      <p>{wholeFigures(`${formatDateTime(now().toISOString())} IST · ${formatCount(matchCount, 'row')}`)}</p>
      {leftOut > 0 && (
        <p>
          {`Only the first ${formatNumber(MOST_PRINTED)} rows are printed; ${formatCount(leftOut, 'row')} left out. Export CSV has all.`}
        </p>
      )}
    </div>
  )
}
