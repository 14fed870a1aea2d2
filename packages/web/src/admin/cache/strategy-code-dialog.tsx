import { type CacheDraft, cacheNames, cacheRefreshView } from '@tarang/machines/cache-refresh'
import { unknownOutcomeText } from '@tarang/machines/failed-outcome'
import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { SelectField, TextField } from '#ui/field'
import type { RunningCacheRefresh } from './use-cache-refresh.ts'

const choices = cacheNames.map((name) => ({ value: name, label: name }))

const form = css({ display: 'grid', gap: '5' })

/** Asks for a cache and a strategy code. Neither is required: submitting an incomplete form only closes it. */
export function StrategyCodeDialog({ actor }: { actor: RunningCacheRefresh }) {
  const { isEnteringCode, isBusy, isBlocked, draft, error, isUnknown } = cacheRefreshView(
    useSelector(actor, (snapshot) => snapshot),
  )
  const id = useId()
  const change = (changes: Partial<CacheDraft>) => actor.send({ type: 'code.change', changes })
  const cancel = () => actor.send({ type: 'code.cancel' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'code.submit' })
  }
  return (
    <Dialog
      open={isEnteringCode}
      busy={isBlocked}
      onOpenChange={cancel}
      title="Enter Strategy Code"
      footer={
        <>
          <Button variant="outline" blocked={isBlocked} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isBusy} blocked={isBlocked}>
            Refresh
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-busy={isBusy} onSubmit={submit} className={form}>
        {error && (
          <Alert tone="negative">
            <p>{error}</p>
            {isUnknown && <p>{unknownOutcomeText('refreshed')}</p>}
          </Alert>
        )}
        <SelectField
          label="Cache Item"
          placeholder="Select Cache Item"
          blocked={isBlocked}
          options={choices}
          value={draft.cacheName}
          onChange={({ target }) => change({ cacheName: target.value as CacheDraft['cacheName'] })}
        />
        <TextField
          label="Strategy Code"
          autoComplete="off"
          blocked={isBlocked}
          value={draft.strategyCode}
          onChange={({ target }) => change({ strategyCode: target.value })}
        />
      </form>
    </Dialog>
  )
}
