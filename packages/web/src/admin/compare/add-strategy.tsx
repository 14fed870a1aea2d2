import { type FormEvent, useState } from 'react'
import { useResource } from '#patterns/resource'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { SelectField } from '#ui/field'
import { strategyCodes } from '../strategy-data/codes.ts'
import { MOST_STRATEGIES } from './compared-codes.ts'

interface AddStrategyProps {
  readonly codes: readonly string[]
  readonly onAdd: (code: string) => void
}

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' })
const choice = css({ flex: '1 1 16rem', maxWidth: 'sm' })
// Beside the select, below its label.
const submit = css({ marginTop: { sm: '7' } })

/** Chooses one more strategy. A button adds it: a select that adds on change would add each option that the arrow keys pass. */
export function AddStrategy({ codes, onAdd }: AddStrategyProps) {
  const { status, isLoading, data, retry } = useResource(strategyCodes)
  const [code, setCode] = useState('')
  const isFull = codes.length >= MOST_STRATEGIES
  if (status === 'failed') {
    return (
      <Alert tone="negative" onRetry={retry}>
        Failed to fetch live strategies
      </Alert>
    )
  }
  const further = (data ?? []).filter((code) => !codes.includes(code))
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (code === '') return
    onAdd(code)
    setCode('')
  }
  return (
    <form className={form} onSubmit={add}>
      <SelectField
        label="Add a strategy"
        className={choice}
        placeholder="Select Strategy Code"
        hint={
          isFull
            ? `${MOST_STRATEGIES} strategies are compared. Remove one to add another.`
            : isLoading && 'Loading...'
        }
        value={code}
        // Not disabled, which would drop the focus.
        blocked={isFull}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        options={further.map((code) => ({ value: code, label: code }))}
      />
      <Button type="submit" variant="outline" className={submit} disabled={isFull || code === ''}>
        Add
      </Button>
    </form>
  )
}
