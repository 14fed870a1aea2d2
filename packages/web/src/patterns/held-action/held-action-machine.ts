import { createHeldActionMachine } from '@tarang/machines/held-action'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'
import { submitOnce } from '#platform/submission'
import type { HeldAction } from './define-held-action.ts'

/** The machine of a definition. It is downloaded with the bars, because screens do not need it. */
export const machineOf = <Subject>({ act }: HeldAction<Subject>) =>
  createHeldActionMachine<Subject>().provide({
    actors: {
      act: fromPromise<unknown, { subject: Subject }>(({ input: { subject }, signal }) =>
        unlessAborted(
          signal,
          submitOnce(subject, (idempotencyKey) => act(subject, { signal, idempotencyKey })),
        ),
      ),
    },
  })
