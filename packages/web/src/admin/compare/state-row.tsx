import { isApiError } from '@tarang/sdk'
import { failureText } from '#platform/api/failure'
import { Button } from '#ui/button'
import { Table } from '#ui/table'
import { failure } from '../strategy-data/messages.ts'
import type { Outcome } from './loads.ts'

interface StateRowProps {
  readonly codes: readonly string[]
  readonly outcomes: readonly (Outcome | null)[]
  readonly onRetry: () => void
}

/** What is on its way and what could not be loaded; nothing once every strategy is there. */
export function StateRow({ codes, outcomes, onRetry }: StateRowProps) {
  if (outcomes.every((outcome) => outcome?.status === 'loaded')) return null
  return (
    <Table.Row>
      <Table.Cell rowHeader>State</Table.Cell>
      {codes.map((code, at) => (
        <Table.Cell key={code} label={code} numeric>
          <State code={code} outcome={outcomes[at] ?? null} onRetry={onRetry} />
        </Table.Cell>
      ))}
    </Table.Row>
  )
}

interface StateProps {
  readonly code: string
  readonly outcome: Outcome | null
  readonly onRetry: () => void
}

function State({ code, outcome, onRetry }: StateProps) {
  if (!outcome) return <span role="status">Loading...</span>
  if (outcome.status === 'loaded') return <span>Loaded</span>
  const { error } = outcome
  if (isApiError(error) && error.status === 404) return <span role="status">There is no such strategy.</span>
  return (
    <>
      <span role="alert">{failureText(failure, error)}</span>{' '}
      <Button variant="outline" size="sm" aria-label={`Retry: ${code}`} onClick={onRetry}>
        Retry
      </Button>
    </>
  )
}
