import { assign, emit, setup } from 'xstate'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import type { ConfirmationContext, ConfirmationEmitted, ConfirmationEvent } from './confirmation.model.ts'

/**
 * Asks before it acts, acts once, and emits the outcome; after a failure it asks again. When the session ends during the
 * act, the next login repeats it. Provide the act with `provide({ actors: { act } })`.
 */
export const createConfirmationMachine = <Subject, Result = unknown>() =>
  setup({
    types: {
      context: {} as ConfirmationContext<Subject>,
      events: {} as ConfirmationEvent<Subject>,
      emitted: {} as ConfirmationEmitted<Subject, Result>,
      tags: {} as GuardedFlowTag,
    },
    actors: {
      act: unprovided<Result, { subject: Subject }>('act'),
    },
    actions: {
      setSubject: assign((_, { subject }: { subject: Subject }) => ({ subject, error: null })),
      setError: assign((_, { error }: { error: unknown }) => ({ error })),
      emitDone: emit(({ context }, { result }: { result: Result }) => ({
        type: 'done' as const,
        subject: context.subject as Subject,
        result,
      })),
      emitFailed: emit(({ context }, { error }: { error: unknown }) => ({
        type: 'failed' as const,
        subject: context.subject as Subject,
        error,
      })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
      emitClosed: emit((_, { isDone }: { isDone: boolean }) => ({ type: 'closed' as const, isDone })),
    },
    guards: {
      hasSubject: (_, { subject }: { subject: unknown }) => subject != null,
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
            guard: { type: 'hasSubject', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
        },
      },
      confirming: {
        on: {
          'confirmation.confirm': {
            target: 'acting',
            actions: { type: 'setError', params: { error: null } },
          },
          'confirmation.cancel': {
            target: 'idle',
            actions: { type: 'emitClosed', params: { isDone: false } },
          },
        },
      },
      acting: {
        tags: 'busy',
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => ({ subject: context.subject as Subject }),
          onDone: {
            target: 'done',
            actions: { type: 'emitDone', params: ({ event }) => ({ result: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
              target: 'waitingForLogin',
              actions: 'emitSessionExpired',
            },
            {
              target: 'confirming',
              actions: [
                { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        on: {
          'login.complete': 'acting',
          'login.change': 'confirming',
          'page.leave': {
            target: 'idle',
            actions: [{ type: 'emitClosed', params: { isDone: false } }, 'emitLeft'],
          },
        },
      },
      done: {
        on: {
          'confirmation.dismiss': {
            target: 'idle',
            actions: { type: 'emitClosed', params: { isDone: true } },
          },
        },
      },
    },
  })

/** The confirmation machine of one kind of act. */
export type ConfirmationMachine<Subject, Result = unknown> = ReturnType<
  typeof createConfirmationMachine<Subject, Result>
>
