import { createConfirmationMachine } from '@tarang/machines/confirmation'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'
import { submitOnce } from '#platform/submission'

/** The options of the call that a confirmation makes. */
export interface CallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string | undefined
}

export interface ActionDefinition<Subject> {
  readonly act: (subject: Subject, options: CallOptions) => Promise<unknown>
  /** The success message. */
  readonly done: string
  /** The text of a failure. */
  readonly failure: (error: unknown) => string
  /** What the act does, in "We do not know whether it was deleted."; `done` unless set. */
  readonly participle?: string
}

export interface ConfirmationDefinition<Subject> extends ActionDefinition<Subject> {
  /** The title of the question: 'Delete Blog'. */
  readonly title: string
  readonly question: (subject: Subject) => string
  /** The label of the confirming button: 'Delete'. */
  readonly confirm: string
  /** What is confirmed takes something away: its button is red. */
  readonly isDangerous?: boolean
}

/** Adds the machine to the declaration of an action that its button confirms, without a question. */
export function defineAction<Subject>(definition: ActionDefinition<Subject>) {
  const { act } = definition
  const machine = createConfirmationMachine<Subject>().provide({
    actors: {
      act: fromPromise<unknown, { subject: Subject }>(({ input: { subject }, signal }) =>
        unlessAborted(
          signal,
          submitOnce(subject, (idempotencyKey) => act(subject, { signal, idempotencyKey })),
        ),
      ),
    },
  })
  return { ...definition, machine }
}

/** Adds the machine to the declaration of a confirmation. */
export const defineConfirmation = <Subject>(definition: ConfirmationDefinition<Subject>) => ({
  ...definition,
  ...defineAction(definition),
})

/** A defined confirmation, for its dialogs. */
export type Confirmation<Subject> = ReturnType<typeof defineConfirmation<Subject>>
