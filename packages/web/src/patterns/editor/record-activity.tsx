import { type BrowserAction, useBrowserActivity } from '#platform/api/browser-activity'
import { formatCount, formatText } from '#platform/formats/format'
import { recordedText } from '#platform/formats/recorded-text'
import { css } from '#styled-system/css'
import { DateTime } from '#ui/date-time'

/** More are on the screen Activity. */
const SHOWN = 5

const details = css({
  gridColumn: '1 / -1',
  color: 'fg.muted',
  textStyle: 'body.sm',
  '& > summary': { cursor: 'pointer', paddingBlock: '1' },
})
const list = css({ display: 'grid', gap: '3', paddingTop: '2', overflowWrap: 'anywhere' })

const outcomes = { done: '', failed: ' (failed)', unknown: ' (outcome unknown)' }

const changesOf = ({ before, after }: BrowserAction) =>
  Object.entries(after ?? {}).map(
    ([label, value]) => `${label}: ${recordedText(before?.[label])} → ${recordedText(value)}`,
  )

/** What was changed in a record from this browser, the newest first. `record` is its `recordKey`. */
export function RecordActivity({ record }: { record: string }) {
  const changes = useBrowserActivity().filter((change) => change.record === record)
  if (changes.length === 0) return null
  return (
    <details className={details}>
      <summary>
        {`Sent from this browser: ${formatCount(changes.length, 'change')}${changes.length > SHOWN ? `, the newest ${SHOWN}` : ''}`}
      </summary>
      <ol className={list}>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={change.id}>
            <DateTime value={new Date(change.at).toISOString()} />
            <span>{`, ${formatText(change.userName)}${outcomes[change.outcome]}`}</span>
            <ul>
              {changesOf(change).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
