import { createConfirmationMachine } from '@tarang/machines/confirmation'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'

export interface ConfirmationDefinition<Subject> {
  /** Heads the question: 'Delete Blog'. */
  readonly title: string
  readonly question: (subject: Subject) => string
  /** What the button that does it says: 'Delete'. */
  readonly confirm: string
  readonly act: (subject: Subject, options: { readonly signal: AbortSignal }) => Promise<unknown>
  /** Said once it is done. */
  readonly done: string
  /** Said when it was not done, in view of what went wrong. */
  readonly failure: (error: unknown) => string
}

/** Turns a declaration into what a confirmation needs: its words, and a machine that acts once. */
export function defineConfirmation<Subject>(definition: ConfirmationDefinition<Subject>) {
  const { act } = definition
  const machine = createConfirmationMachine<Subject>().provide({
    actors: {
      act: fromPromise<unknown, { subject: Subject }>(({ input: { subject }, signal }) =>
        unlessAborted(signal, act(subject, { signal })),
      ),
    },
  })
  return { ...definition, machine }
}

/** A confirmation as a screen draws it. */
export type Confirmation<Subject> = ReturnType<typeof defineConfirmation<Subject>>
