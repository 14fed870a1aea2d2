import { assign, emit, setup } from 'xstate'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type BulkActionContext,
  type BulkActionEmitted,
  type BulkActionEvent,
  type BulkActionInput,
  emptyContext,
  hasEnded,
  hasItems,
  isFailed,
  itemsThat,
  type Lane,
  mayStart,
  retried,
  settle,
  startAll,
} from './bulk-action.model.ts'

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/**
 * Asks before it acts on many items, on three at once at most, and collects those that failed, for a retry. With
 * `holdSeconds` it waits first, and can be taken back. Once it is stopped, or the API refuses the user's role, the running
 * calls finish and no other starts. When the session ends, the next login continues. Provide the act on one item with
 * `provide({ actors: { act } })`.
 */
export const createBulkActionMachine = <Item>() => {
  const bulkSetup = setup({
    types: {
      context: {} as BulkActionContext<Item>,
      events: {} as BulkActionEvent<Item>,
      input: {} as BulkActionInput,
      emitted: {} as BulkActionEmitted<Item>,
      tags: {} as GuardedFlowTag,
    },
    actors: {
      act: unprovided<unknown, { item: Item }>('act'),
    },
    actions: {
      setItems: assign((_, { items }: { items: readonly Item[] }) => ({
        items,
        results: items.map(() => 'waiting' as const),
      })),
      clear: assign(emptyContext),
      startHold: assign(({ context: { holdSeconds } }) => ({ secondsLeft: holdSeconds })),
      countDown: assign(({ context: { secondsLeft } }) => ({ secondsLeft: secondsLeft - 1 })),
      startAll: assign(({ context }) => startAll(context)),
      setDone: assign(({ context }, { lane }: { lane: Lane }) => settle(context, lane, 'done')),
      setFailed: assign(({ context }, { lane, error }: { lane: Lane; error: unknown }) =>
        settle(context, lane, { error }),
      ),
      setExpired: assign(({ context }, { lane }: { lane: Lane }) =>
        settle({ ...context, isExpired: true }, lane, 'waiting'),
      ),
      clearExpired: assign({ isExpired: false }),
      stop: assign({ isStopped: true }),
      retry: assign(({ context: { results } }) => ({ results: retried(results), isStopped: false })),
      emitFailed: emit(({ context }, { lane, error }: { lane: Lane; error: unknown }) => ({
        type: 'failed' as const,
        item: context.items[context.acting[lane] as number] as Item,
        error,
      })),
      emitFinished: emit(({ context }) => ({
        type: 'finished' as const,
        done: itemsThat(context, (result) => result === 'done'),
      })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
    },
    guards: {
      hasItems: (_, { items }: { items: unknown }) => hasItems(items),
      isHeld: ({ context: { holdSeconds } }) => holdSeconds > 0,
      isLastSecond: ({ context: { secondsLeft } }) => secondsLeft <= 1,
      isActing: ({ context: { acting } }, { lane }: { lane: Lane }) => acting[lane] !== null,
      mayStart: ({ context }) => mayStart(context),
      hasEnded: ({ context }) => hasEnded(context),
      hasExpired: ({ context }) => context.isExpired && hasEnded(context),
      hasFailed: ({ context: { results } }) => results.some(isFailed),
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
    },
    delays: { second: 1000 },
  })
  /** One call after the other. */
  const laneState = (lane: Lane) =>
    bulkSetup.createStateConfig({
      initial: 'free',
      states: {
        free: { always: { guard: { type: 'isActing', params: { lane } }, target: 'acting' } },
        acting: {
          invoke: {
            id: `act ${lane + 1}`,
            src: 'act',
            input: ({ context: { items, acting } }) => ({ item: items[acting[lane] as number] as Item }),
            onDone: { target: 'free', actions: { type: 'setDone', params: { lane } } },
            onError: [
              {
                guard: { type: 'isSessionExpired', params: ofError },
                target: 'free',
                actions: { type: 'setExpired', params: { lane } },
              },
              {
                target: 'free',
                actions: [
                  { type: 'emitFailed', params: ({ event }) => ({ lane, error: event.error }) },
                  { type: 'setFailed', params: ({ event }) => ({ lane, error: event.error }) },
                ],
              },
            ],
          },
        },
      },
    })
  return bulkSetup.createMachine({
    id: 'bulkAction',
    context: ({ input: { holdSeconds } }) => ({ ...emptyContext, holdSeconds }),
    initial: 'idle',
    states: {
      idle: {
        entry: 'clear',
        on: {
          'bulk.ask': {
            guard: { type: 'hasItems', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setItems', params: ({ event }) => event },
          },
        },
      },
      confirming: {
        on: {
          'bulk.confirm': [{ guard: 'isHeld', target: 'holding', actions: 'startHold' }, 'running'],
          'bulk.cancel': 'idle',
        },
      },
      holding: {
        tags: 'busy',
        after: {
          second: [
            { guard: 'isLastSecond', target: 'running' },
            { target: 'holding', reenter: true, actions: 'countDown' },
          ],
        },
        on: { 'hold.undo': 'idle', 'hold.skip': 'running', 'login.change': 'confirming' },
      },
      running: {
        tags: 'busy',
        entry: 'startAll',
        on: { 'bulk.stop': { guard: 'mayStart', actions: 'stop' } },
        type: 'parallel',
        states: { first: laneState(0), second: laneState(1), third: laneState(2) },
        always: [
          { guard: 'hasExpired', target: 'waitingForLogin', actions: 'emitSessionExpired' },
          { guard: 'hasEnded', target: 'finished', actions: 'emitFinished' },
        ],
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        on: {
          'login.complete': { target: 'running', actions: 'clearExpired' },
          // What was not sent can be sent from the summary.
          'login.change': { target: 'finished', actions: ['clearExpired', 'emitFinished'] },
          'page.leave': { target: 'idle', actions: 'emitLeft' },
        },
      },
      finished: {
        on: {
          'failed.retry': { guard: 'hasFailed', target: 'running', actions: 'retry' },
          'bulk.dismiss': 'idle',
        },
      },
    },
  })
}

/** The bulk-action machine of one kind of act. */
export type BulkActionMachine<Item> = ReturnType<typeof createBulkActionMachine<Item>>
