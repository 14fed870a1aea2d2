import { assign, emit, setup } from 'xstate'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import type { ConfirmationContext, ConfirmationEvent, ConfirmationTold } from './confirmation.model.ts'

/**
 * Asks before it acts, acts once, and tells what came of it; after a failure the question stands again.
 * Bring the act with `provide({ actors: { act } })`.
 */
export const createConfirmationMachine = <Subject, Result = unknown>() =>
  setup({
    types: {
      context: {} as ConfirmationContext<Subject>,
      events: {} as ConfirmationEvent<Subject>,
      emitted: {} as ConfirmationTold<Subject, Result>,
    },
    actors: {
      act: unprovided<Result, { subject: Subject }>('act'),
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({ subject, error: null })),
      keepError: assign((_, { error }: { error: unknown }) => ({ error })),
      tellDone: emit(({ context }, { result }: { result: Result }) => ({
        type: 'done' as const,
        subject: context.subject as Subject,
        result,
      })),
      tellFailed: emit(({ context }, { error }: { error: unknown }) => ({
        type: 'failed' as const,
        subject: context.subject as Subject,
        error,
      })),
      tellExpired: emit({ type: 'sessionExpired' }),
      tellClosed: emit((_, { isDone }: { isDone: boolean }) => ({ type: 'closed' as const, isDone })),
    },
    guards: {
      isThere: (_, { subject }: { subject: unknown }) => subject != null,
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
    },
  }).createMachine({
    id: 'confirmation',
    context: { subject: null, error: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'confirmation.ask': {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepSubject', params: ({ event }) => event },
          },
        },
      },
      asking: {
        on: {
          'confirmation.confirm': {
            target: 'acting',
            actions: { type: 'keepError', params: { error: null } },
          },
          'confirmation.cancel': {
            target: 'idle',
            actions: { type: 'tellClosed', params: { isDone: false } },
          },
        },
      },
      acting: {
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => ({ subject: context.subject as Subject }),
          onDone: {
            target: 'done',
            actions: { type: 'tellDone', params: ({ event }) => ({ result: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
              target: 'asking',
              actions: [
                { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                'tellExpired',
              ],
            },
            {
              target: 'asking',
              actions: [
                { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      done: {
        on: {
          'confirmation.dismiss': {
            target: 'idle',
            actions: { type: 'tellClosed', params: { isDone: true } },
          },
        },
      },
    },
  })

/** The confirmation machine of one kind of act. */
export type ConfirmationMachine<Subject, Result = unknown> = ReturnType<
  typeof createConfirmationMachine<Subject, Result>
>
