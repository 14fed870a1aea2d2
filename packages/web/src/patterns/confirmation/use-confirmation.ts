import type { ConfirmationEmitted } from '@tarang/machines/confirmation'
import { useHeldFlow } from '#patterns/held-flow'
import { useActorRef } from '#platform/use-actor-ref'
import type { Confirmation } from './define-confirmation.ts'

interface ConfirmationCallbacks<Subject> {
  /** Gets what the act returned. */
  readonly onDone?: ((subject: Subject, result: unknown) => void) | undefined
  /** Nobody knows whether the act that failed was done. */
  readonly onUnknown?: (() => void) | undefined
  /** The question was cancelled, or the success message closed; what the screen shows may be outdated. */
  readonly onClosed?: ((needsReload: boolean) => void) | undefined
}

/** Starts the machine of a confirmation. */
export function useConfirmation<Subject>(
  { machine }: Pick<Confirmation<Subject>, 'machine'>,
  { onDone, onUnknown, onClosed }: ConfirmationCallbacks<Subject> = {},
) {
  const actor = useActorRef(machine)
  useHeldFlow<ConfirmationEmitted<Subject, unknown>>(actor, {
    done: ({ subject, result }) => onDone?.(subject, result),
    failed: ({ outcome }) => outcome === 'unknown' && onUnknown?.(),
    closed: ({ needsReload }) => onClosed?.(needsReload),
  })
  return actor
}

export type RunningConfirmation<Subject> = ReturnType<typeof useConfirmation<Subject>>
