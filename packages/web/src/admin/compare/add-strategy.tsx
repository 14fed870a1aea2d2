import { useResource } from '#patterns/resource'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { SelectField } from '#ui/field'
import { strategyCodes } from '../strategy-data/link-description.ts'
import { MOST_STRATEGIES } from './compare.model.ts'

interface AddStrategyProps {
  readonly codes: readonly string[]
  readonly onAdd: (code: string) => void
}

/** The choice of one more strategy. */
export function AddStrategy({ codes, onAdd }: AddStrategyProps) {
  const { status, isLoading, data, retry } = useResource(strategyCodes)
  const isFull = codes.length >= MOST_STRATEGIES
  if (status === 'failed') {
    return (
      <Alert tone="negative" onRetry={retry}>
        Failed to fetch live strategies
      </Alert>
    )
  }
  const further = (data ?? []).filter((code) => !codes.includes(code))
  return (
    <SelectField
      label="Add a strategy"
      className={css({ maxWidth: 'sm' })}
      placeholder="Select Strategy Code"
      hint={
        isFull
          ? `${MOST_STRATEGIES} strategies are compared. Remove one to add another.`
          : isLoading && 'Loading...'
      }
      value=""
      disabled={isFull}
      onChange={({ currentTarget }) => onAdd(currentTarget.value)}
      options={further.map((code) => ({ value: code, label: code }))}
    />
  )
}
