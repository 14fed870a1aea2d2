import { assign, emit, setup } from 'xstate'
import { failedOutcome, type WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import type { ConfirmationContext, ConfirmationEmitted, ConfirmationEvent } from './confirmation.model.ts'

const failureOf = ({ event: { error } }: { event: { error: unknown } }) => ({
  error,
  outcome: failedOutcome(error),
})

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
      setSubject: assign((_, { subject }: { subject: Subject }) => ({ subject, error: null, outcome: null })),
      setFailure: assign((_, failure: WriteFailure) => failure),
      clearFailure: assign({ error: null, outcome: null }),
      emitDone: emit(({ context }, { result }: { result: Result }) => ({
        type: 'done' as const,
        subject: context.subject as Subject,
        result,
      })),
      emitFailed: emit(({ context }, failure: WriteFailure) => ({
        type: 'failed' as const,
        subject: context.subject as Subject,
        ...failure,
      })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
      emitClosed: emit((_, { needsReload }: { needsReload: boolean }) => ({
        type: 'closed' as const,
        needsReload,
      })),
    },
    guards: {
      hasSubject: (_, { subject }: { subject: unknown }) => subject != null,
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
    },
  }).createMachine({
    id: 'confirmation',
    context: { subject: null, error: null, outcome: null },
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
            actions: 'clearFailure',
          },
          'confirmation.cancel': {
            target: 'idle',
            actions: {
              type: 'emitClosed',
              params: ({ context: { outcome } }) => ({ needsReload: outcome === 'unknown' }),
            },
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
                { type: 'setFailure', params: failureOf },
                { type: 'emitFailed', params: failureOf },
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
            actions: [{ type: 'emitClosed', params: { needsReload: false } }, 'emitLeft'],
          },
        },
      },
      done: {
        on: {
          'confirmation.dismiss': {
            target: 'idle',
            actions: { type: 'emitClosed', params: { needsReload: true } },
          },
        },
      },
    },
  })

/** The confirmation machine of one kind of act. */
export type ConfirmationMachine<Subject, Result = unknown> = ReturnType<
  typeof createConfirmationMachine<Subject, Result>
>
