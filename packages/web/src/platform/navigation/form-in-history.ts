import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { useEffect, useEffectEvent } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** A form that a navigation opens, filled in. */
export interface FormToOpen {
  /** The title of the form. */
  readonly form: string
  /** The record that it edits; null for a new one. */
  readonly row: object | null
  readonly draft: object
  /** The key under which the draft was sent. */
  readonly idempotencyKey?: string | undefined
  /** The failed write that is taken up again. */
  readonly write?: NewFailedWrite
  /** Sends it at once. */
  readonly isRetry?: boolean
}

interface FormState {
  readonly formToOpen?: FormToOpen
}

type Navigate = (path: string, options: { state: unknown; replace: boolean }) => void

/** Opens a form by a navigation: at the address that is shown already in place, else as a step that Back undoes. */
export function openForm(navigate: Navigate, path: string, formToOpen: FormToOpen) {
  const { pathname, search } = location
  const isHere = path === pathname || path === pathname + search
  navigate(isHere ? pathname + search : path, {
    state: isHere ? { ...history.state, formToOpen } : { formToOpen },
    replace: isHere,
  })
}

/**
 * Gets the form, or the failed action, that the history entry takes up again, once the screen is ready. What is opened is
 * taken out of the entry: a reload, or Back to it, does not open it again. `open` returns false for another screen's.
 */
export function useFormInHistory(isReady: boolean, open: (form: FormToOpen) => boolean) {
  const form = useHistoryState<FormState | null>()?.formToOpen
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!isReady || !form || !openNow(form)) return
    const { formToOpen: _, ...rest } = history.state ?? {}
    history.replaceState(rest, '')
  }, [isReady, form])
}
