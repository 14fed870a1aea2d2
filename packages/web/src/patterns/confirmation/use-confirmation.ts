import type { ConfirmationEmitted } from '@tarang/machines/confirmation'
import { useActorRef } from '@xstate/react'
import { useHeldFlow } from '#patterns/held-flow'
import type { Confirmation } from './define-confirmation.ts'

interface ConfirmationCallbacks<Subject> {
  /** Gets what the act returned. */
  readonly onDone?: ((subject: Subject, result: unknown) => void) | undefined
  /** The question was cancelled, or the success message closed. */
  readonly onClosed?: ((isDone: boolean) => void) | undefined
}

/** Starts the machine of a confirmation. */
export function useConfirmation<Subject>(
  { machine }: Pick<Confirmation<Subject>, 'machine'>,
  { onDone, onClosed }: ConfirmationCallbacks<Subject> = {},
) {
  const actor = useActorRef(machine)
  useHeldFlow<ConfirmationEmitted<Subject, unknown>>(actor, {
    done: ({ subject, result }) => onDone?.(subject, result),
    closed: ({ isDone }) => onClosed?.(isDone),
  })
  return actor
}

export type RunningConfirmation<Subject> = ReturnType<typeof useConfirmation<Subject>>
