import { tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { defineResource, useResource } from '#patterns/resource'
import { RowsAge, type RunningTable } from '#patterns/table'
import { failureText } from '#platform/api/failure'
import { formatCount, formatNumber, formatText } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Popover } from '#ui/popover'
import { VisuallyHidden } from '#ui/visually-hidden'
import { checkStrategies } from './check-strategies.ts'
import { type CheckedStrategy, forgetChecks, rememberCheck, withCheck } from './checked-strategy.ts'

interface CheckRequest {
  readonly unchecked: () => readonly CheckedStrategy[]
  readonly onChecked: (strategy: CheckedStrategy) => void
}

/** Why the check stopped before its end; null at its end. */
interface CheckOutcome {
  readonly error: unknown
}

const check = defineResource<CheckOutcome, CheckRequest>({
  load: async ({ unchecked, onChecked }, { signal }) => {
    try {
      await checkStrategies(unchecked(), {
        signal,
        onChecked: (strategy, warnings) => onChecked({ ...strategy, warnings }),
      })
      return { error: null }
    } catch (error) {
      return { error }
    }
  },
})

const words = css({ textStyle: 'caption', color: 'fg.muted', mdDown: { width: 'full' } })

const isUnchecked = ({ warnings }: CheckedStrategy) => warnings === undefined

/** Results by strategy code. */
type Results = ReadonlyMap<string, CheckedStrategy>

const withResult = (row: CheckedStrategy, results: Results): CheckedStrategy =>
  isUnchecked(row) ? withCheck(row, results.get(row.strategyCode)) : row

/** Starts and stops the check of the listed strategies, and shows its progress. The results are in the rows. */
export function useDataCheck(actor: RunningTable<CheckedStrategy>): { button: ReactNode; notice: ReactNode } {
  const shown = useSelector(actor, ({ context }) => context.rows)
  const hasPending = useSelector(actor, (snapshot) => tableView(snapshot).hasPending)
  const isFiltered = useSelector(actor, ({ context }) => context.query.filters.data !== undefined)
  // The filter needs the check, unless the user has stopped it.
  const [choice, setChoice] = useState<boolean | null>(null)
  const [error, setError] = useState<unknown>(null)
  // Results that are not in the rows yet: while newer rows wait for the user, `row.put` would show those at once.
  const [results, setResults] = useState<Results>(new Map())
  const forget = (codes: Pick<Results, 'has'>) =>
    setResults((known) => new Map([...known].filter(([code]) => !codes.has(code))))
  const put = (row: CheckedStrategy) => actor.send({ type: 'row.put', row })
  const present = () => {
    const { rows, pending } = actor.getSnapshot().context
    return pending ?? rows ?? []
  }
  const putResults = useEffectEvent(() => {
    for (const row of present()) {
      const checked = withResult(row, results)
      if (checked !== row) put(checked)
    }
    forget(results)
  })
  useEffect(() => {
    if (!hasPending && results.size > 0) putResults()
  }, [results, hasPending])
  const rows = (shown ?? []).map((row) => withResult(row, results))
  const left = rows.filter(isUnchecked).length
  const failed = rows.filter(({ warnings }) => warnings === 'failed')
  const isRunning = left > 0 && (choice ?? isFiltered)
  const start = (isAgain: (row: CheckedStrategy) => boolean) => {
    const again = new Set(rows.filter(isAgain).map(({ strategyCode }) => strategyCode))
    forget(again)
    // The strategies that exist now are checked.
    actor.send({ type: 'rows.show' })
    for (const row of present())
      if (again.has(row.strategyCode)) put({ ...row, warnings: undefined, checkedAt: undefined })
    setError(null)
    setChoice(true)
  }
  const startRest = () => start(() => false)
  const checkAgain = () => {
    forgetChecks()
    start(() => true)
  }
  const checkedAt = rows.flatMap((row) => row.checkedAt ?? [])
  const progress = progressText(rows, isRunning)
  const label = isRunning
    ? 'Stop'
    : left === 0
      ? 'Check again'
      : left < rows.length
        ? 'Check the rest'
        : 'Check the data'
  const button = (
    <>
      {isRunning || left < rows.length ? (
        <p className={words}>{progress}</p>
      ) : (
        <span>
          <Popover label="What does the check do?" title="Check the data">
            {progress}
          </Popover>
        </span>
      )}
      {!isRunning && checkedAt.length > 0 && (
        <RowsAge loadedAt={new Date(Math.min(...checkedAt))} verb="Checked" />
      )}
      {/* Only the end is announced, not every strategy. */}
      <VisuallyHidden role="status">{!isRunning && left < rows.length && progress}</VisuallyHidden>
      <Button
        variant="outline"
        size="sm"
        blocked={rows.length === 0}
        onClick={() => (isRunning ? setChoice(false) : left === 0 ? checkAgain() : startRest())}
      >
        {rows.length === 0 ? 'Check the data' : label}
      </Button>
    </>
  )
  const notice = (
    <>
      {isRunning && (
        <RunningCheck
          unchecked={() => present().filter((row) => isUnchecked(withResult(row, results)))}
          onChecked={(strategy) => {
            const checked = rememberCheck(strategy)
            setResults((known) => new Map(known).set(strategy.strategyCode, checked))
          }}
          onEnded={(outcome) => {
            setError(outcome.error)
            setChoice(false)
          }}
        />
      )}
      {error !== null && !isRunning && (
        <Alert tone="negative" onRetry={startRest}>
          {failureText('The check has stopped.', error)}
        </Alert>
      )}
      {failed.length > 0 && !isRunning && (
        <Alert tone="negative" onRetry={() => start(({ warnings }) => warnings === 'failed')}>
          {`${formatCount(failed.length, 'strategy', 'strategies')} could not be checked: ${namesOf(failed)}.`}
        </Alert>
      )}
    </>
  )
  return { button, notice }
}

interface RunningCheckProps extends CheckRequest {
  readonly onEnded: (outcome: CheckOutcome) => void
}

/** Checks while it is mounted. */
function RunningCheck({ onEnded, ...request }: RunningCheckProps) {
  useResource(check, { request, onLoaded: onEnded })
  return null
}

function progressText(rows: readonly CheckedStrategy[], isRunning: boolean): string {
  const counts = rows.flatMap(({ warnings }) => (typeof warnings === 'number' ? [warnings] : []))
  const total = formatCount(rows.length, 'strategy', 'strategies')
  if (counts.length === 0 && !isRunning)
    return `Checks the trades and figures of ${total}. Takes about a minute.`
  const faulty = counts.filter((warnings) => warnings > 0).length
  const found = `${faulty === 0 ? 'none' : formatNumber(faulty)} with warnings`
  return counts.length === rows.length
    ? `${total} checked, ${found}.`
    : `${formatNumber(counts.length)} of ${total} checked, ${found}${isRunning ? ' so far' : ''}.`
}

const NAMES = 5

function namesOf(strategies: readonly CheckedStrategy[]): string {
  const names = strategies.slice(0, NAMES).map(({ strategyCode }) => formatText(strategyCode))
  const others = strategies.length - names.length
  return names.join(', ') + (others > 0 ? ` and ${formatNumber(others)} more` : '')
}
