import { assign, emit, setup } from 'xstate'
import { type FailedOutcome, failedOutcome, type WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import type {
  HeldActionContext,
  HeldActionEmitted,
  HeldActionEvent,
  HeldActionInput,
} from './held-action.model.ts'

const unload = (isSent: boolean) =>
  ({
    target: 'closed',
    actions: {
      type: 'emitUnfinished',
      // It was sent too if it failed before, and its outcome is unknown.
      params: ({ context: { outcome } }: { context: { readonly outcome: FailedOutcome | null } }) => ({
        isSent: isSent || outcome === 'unknown',
      }),
    },
  }) as const

const failureOf = ({ event: { error } }: { event: { error: unknown } }) => ({
  error,
  outcome: failedOutcome(error),
})

/**
 * Waits before an act that cannot be undone, then acts once. Until then the user can take it back; the subject stays, for
 * its form. When the session ends during the act, the next login repeats it. Seconds are counted one by one, not read from
 * the clock, which a user can set back. Provide the act with `provide({ actors: { act } })`.
 */
export const createHeldActionMachine = <Subject, Result = unknown>() =>
  setup({
    types: {
      context: {} as HeldActionContext<Subject>,
      events: {} as HeldActionEvent,
      input: {} as HeldActionInput<Subject>,
      emitted: {} as HeldActionEmitted<Subject, Result>,
      tags: {} as GuardedFlowTag,
    },
    actors: {
      act: unprovided<Result, { subject: Subject }>('act'),
    },
    actions: {
      countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
      setFailure: assign((_, failure: WriteFailure) => failure),
      clearFailure: assign({ error: null, outcome: null }),
      emitDone: emit(({ context: { subject } }, { result }: { result: Result }) => ({
        type: 'done' as const,
        subject,
        result,
      })),
      emitFailed: emit(({ context: { subject } }, failure: WriteFailure) => ({
        type: 'failed' as const,
        subject,
        ...failure,
      })),
      emitUnfinished: emit(({ context: { subject } }, { isSent }: { isSent: boolean }) => ({
        type: 'unfinished' as const,
        subject,
        isSent,
      })),
      emitReopening: emit(({ context: { subject } }) => ({ type: 'reopening' as const, subject })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
    },
    guards: {
      isLastSecond: ({ context: { secondsLeft } }) => secondsLeft <= 1,
      isUnknown: ({ context: { outcome } }) => outcome === 'unknown',
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
    },
    delays: { second: 1000 },
  }).createMachine({
    id: 'heldAction',
    context: ({ input: { subject, seconds } }) => ({
      subject,
      secondsLeft: seconds,
      error: null,
      outcome: null,
    }),
    initial: 'holding',
    states: {
      holding: {
        tags: 'dirty',
        after: {
          second: [
            { guard: 'isLastSecond', target: 'acting' },
            { target: 'holding', reenter: true, actions: 'countDown' },
          ],
        },
        on: {
          'hold.undo': { target: 'stopped', actions: 'emitReopening' },
          'hold.skip': 'acting',
          'login.change': 'stopped',
          'page.leave': 'confirmingDiscard',
          'page.unload': unload(false),
        },
      },
      // Nothing is counted down while the user is asked.
      confirmingDiscard: {
        tags: 'dirty',
        on: {
          'discard.confirm': { target: 'closed', actions: 'emitLeft' },
          'discard.cancel': 'stopped',
          'page.unload': unload(false),
        },
      },
      acting: {
        tags: 'busy',
        on: { 'page.unload': unload(true) },
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context: { subject } }) => ({ subject }),
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
              target: 'stopped',
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
        // The login covers the page: nothing leaves it meanwhile.
        on: { 'login.complete': 'acting', 'login.change': 'stopped' },
      },
      stopped: {
        tags: 'dirty',
        on: {
          'action.reopen': { actions: 'emitReopening' },
          // The same submission: it is done once, whether or not it was done before.
          'action.retry': { guard: 'isUnknown', target: 'acting', actions: 'clearFailure' },
          'action.dismiss': 'closed',
          'page.leave': 'confirmingDiscard',
          'page.unload': unload(false),
        },
      },
      done: { type: 'final' },
      closed: { type: 'final' },
    },
  })

/** The held-action machine of one kind of act. */
export type HeldActionMachine<Subject, Result = unknown> = ReturnType<
  typeof createHeldActionMachine<Subject, Result>
>
