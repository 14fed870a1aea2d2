import { assign, emit, setup } from 'xstate'
import { outcomeOf, type WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type ActionContext,
  type ActionEmitted,
  type ActionEvent,
  type ActionInput,
  continued,
  doneItems,
  emptyContext,
  hasEnded,
  hasItems,
  isDone,
  isFailed,
  isLeft,
  isOnlyRefused,
  isUnknown,
  mayStart,
  retried,
  type Slot,
  settle,
  showsSuccess,
  startAll,
  unfinishedItems,
} from './action.model.ts'

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const ofItems = ({ event }: { event: { items: readonly unknown[] } }) => event
const ofFailure = (slot: Slot) => (given: { event: { error: unknown } }) => ({
  slot,
  error: given.event.error,
  outcome: outcomeOf(given.event.error).outcome,
})

/**
 * Acts on one to many items, on three at once at most. As its settings say it asks first, and waits before the first call,
 * in which it can be taken back. Once it is stopped, or the API refuses the user's role, the running calls finish and no
 * other starts. When the session ends, the next login continues; another person is asked first. What failed can be tried
 * again, and what was not started continued. Seconds are counted one by one, not read from the clock, which a user can set
 * back. Provide the act on one item with `provide({ actors: { act } })`.
 */
export const createActionMachine = <Item, Result = unknown>() => {
  const actionSetup = setup({
    types: {
      context: {} as ActionContext<Item>,
      events: {} as ActionEvent<Item>,
      input: {} as ActionInput,
      emitted: {} as ActionEmitted<Item, Result>,
      tags: {} as GuardedFlowTag,
    },
    actors: {
      act: unprovided<Result, { item: Item }>('act'),
    },
    actions: {
      setItems: assign((_, { items }: { items: readonly unknown[] }) => ({
        items: items as readonly Item[],
        results: items.map(() => 'waiting' as const),
      })),
      clear: assign(emptyContext),
      startWait: assign(({ context: { seconds } }) => ({ secondsLeft: seconds })),
      countDown: assign(({ context: { secondsLeft } }) => ({ secondsLeft: secondsLeft - 1 })),
      startAll: assign(({ context }) => startAll(context)),
      setDone: assign(({ context }, { slot }: { slot: Slot }) => settle(context, slot, 'done')),
      setFailed: assign(({ context }, { slot, ...failure }: { slot: Slot } & WriteFailure) =>
        settle(context, slot, failure),
      ),
      setExpired: assign(({ context }, { slot }: { slot: Slot }) =>
        settle({ ...context, isExpired: true }, slot, 'waiting'),
      ),
      clearExpired: assign({ isExpired: false }),
      stop: assign({ isStopped: true }),
      retry: assign(({ context: { results } }) => ({ results: retried(results), isStopped: false })),
      continue: assign(({ context: { results } }) => ({ results: continued(results), isStopped: false })),
      emitDone: emit(({ context: { items, acting } }, { slot, result }: { slot: Slot; result: Result }) => ({
        type: 'done' as const,
        item: items[acting[slot] as number] as Item,
        result,
      })),
      emitFailed: emit(
        ({ context: { items, acting } }, { slot, ...failure }: { slot: Slot } & WriteFailure) => ({
          type: 'failed' as const,
          item: items[acting[slot] as number] as Item,
          ...failure,
        }),
      ),
      emitSettled: emit(({ context }) => ({
        type: 'settled' as const,
        done: doneItems(context),
        isDone: isDone(context),
      })),
      emitReopening: emit(({ context: { items } }) => ({ type: 'reopening' as const, items })),
      emitUnfinished: emit(({ context }) => ({
        type: 'unfinished' as const,
        items: unfinishedItems(context),
      })),
      emitClosed: emit(({ context: { results } }) => ({
        type: 'closed' as const,
        needsReload: isUnknown(results) || results.includes('done'),
      })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
    },
    guards: {
      hasItems: ({ context }, { items }: { items: unknown }) => hasItems(context, items),
      asks: ({ context }, { items }: { items: unknown }) => context.asks && hasItems(context, items),
      waits: ({ context }, { items }: { items: unknown }) => context.seconds > 0 && hasItems(context, items),
      isHeld: ({ context: { seconds } }) => seconds > 0,
      isLastSecond: ({ context: { secondsLeft } }) => secondsLeft <= 1,
      isActing: ({ context: { acting } }, { slot }: { slot: Slot }) => acting[slot] !== null,
      mayStop: ({ context }) => context.view === 'list' && mayStart(context),
      hasEnded: ({ context }) => hasEnded(context),
      isDone: ({ context }) => isDone(context),
      hasExpired: ({ context }) => context.isExpired && hasEnded(context),
      hasBegun: ({ context: { results } }) => !results.every(isLeft),
      hasFailed: ({ context: { results } }) => results.some(isFailed),
      hasLeft: ({ context: { results } }) => results.some(isLeft),
      asksAgain: ({ context: { asks, results } }) => asks && results.some(isLeft),
      outlivesScreen: ({ context: { view } }) => view !== 'dialog',
      isRefused: ({ context }) => isOnlyRefused(context),
      // The user cancels a question; a bar or an outcome that is unknown is only closed.
      isKept: ({ context: { view, results } }) =>
        isUnknown(results) || (view !== 'dialog' && !results.every(isLeft)),
      endsAtOnce: ({ context }) => !showsSuccess(context) && isDone(context),
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
    },
    delays: { second: 1000 },
  })
  /** One call after the other. */
  const slotState = (slot: Slot) =>
    actionSetup.createStateConfig({
      initial: 'free',
      states: {
        free: { always: { guard: { type: 'isActing', params: { slot } }, target: 'acting' } },
        acting: {
          invoke: {
            id: `act ${slot + 1}`,
            src: 'act',
            input: ({ context: { items, acting } }) => ({ item: items[acting[slot] as number] as Item }),
            onDone: {
              target: 'free',
              actions: [
                { type: 'emitDone', params: ({ event }) => ({ slot, result: event.output }) },
                { type: 'setDone', params: { slot } },
              ],
            },
            onError: [
              {
                guard: { type: 'isSessionExpired', params: ofError },
                target: 'free',
                actions: { type: 'setExpired', params: { slot } },
              },
              {
                target: 'free',
                actions: [
                  { type: 'emitFailed', params: ofFailure(slot) },
                  { type: 'setFailed', params: ofFailure(slot) },
                ],
              },
            ],
          },
        },
      },
    })
  const unload = { target: 'idle', actions: 'emitUnfinished' } as const
  const leave = { target: 'idle', actions: ['emitUnfinished', 'emitLeft'] } as const
  /** Another person logged in: nothing of the first one is sent before a question. */
  const askAgain = { guard: 'asksAgain', target: 'asking' } as const
  return actionSetup.createMachine({
    id: 'action',
    context: ({ input }) => ({ ...emptyContext, ...input }),
    initial: 'idle',
    states: {
      idle: {
        entry: 'clear',
        on: {
          'action.ask': [
            {
              guard: { type: 'asks', params: ofItems },
              target: 'asking',
              actions: { type: 'setItems', params: ofItems },
            },
            {
              guard: { type: 'waits', params: ofItems },
              target: 'waiting',
              actions: [{ type: 'setItems', params: ofItems }, 'startWait'],
            },
            {
              guard: { type: 'hasItems', params: ofItems },
              target: 'acting',
              actions: { type: 'setItems', params: ofItems },
            },
          ],
        },
      },
      asking: {
        on: {
          'action.confirm': [{ guard: 'isHeld', target: 'waiting', actions: 'startWait' }, 'acting'],
          'action.cancel': [
            { guard: 'hasBegun', target: 'stopped' },
            { target: 'idle', actions: 'emitClosed' },
          ],
          'page.unload': { ...unload, guard: 'hasBegun' },
        },
      },
      waiting: {
        tags: 'dirty',
        after: {
          second: [
            { guard: 'isLastSecond', target: 'acting' },
            { target: 'waiting', reenter: true, actions: 'countDown' },
          ],
        },
        on: {
          'action.undo': { target: 'stopped', actions: 'emitReopening' },
          'action.skip': 'acting',
          'login.change': [askAgain, 'stopped'],
          'page.leave': 'confirmingDiscard',
          'page.unload': unload,
        },
      },
      acting: {
        tags: 'busy',
        entry: 'startAll',
        on: { 'action.stop': { guard: 'mayStop', actions: 'stop' }, 'page.unload': unload },
        type: 'parallel',
        states: { first: slotState(0), second: slotState(1), third: slotState(2) },
        always: [
          { guard: 'hasExpired', target: 'waitingForLogin', actions: 'emitSessionExpired' },
          { guard: 'endsAtOnce', target: 'idle', actions: ['emitSettled', 'emitClosed'] },
          { guard: 'isDone', target: 'done', actions: 'emitSettled' },
          { guard: 'hasEnded', target: 'stopped', actions: 'emitSettled' },
        ],
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        on: {
          'login.complete': { target: 'acting', actions: 'clearExpired' },
          'login.change': [
            { ...askAgain, actions: ['continue', 'clearExpired'] },
            { target: 'stopped', actions: 'clearExpired' },
          ],
          'page.leave': leave,
          'page.unload': unload,
        },
      },
      // Nothing runs, and not every item is done: taken back, stopped or failed.
      stopped: {
        initial: 'unfinished',
        states: {
          unfinished: { tags: 'dirty', always: { guard: 'isRefused', target: 'refused' } },
          // The page is left without a question.
          refused: { on: { 'page.leave': {} } },
        },
        on: {
          'action.retry': { guard: 'hasFailed', target: 'acting', actions: 'retry' },
          'action.continue': { guard: 'hasLeft', target: 'acting', actions: 'continue' },
          'action.reopen': { actions: 'emitReopening' },
          'action.dismiss': [
            { guard: 'isKept', target: 'idle', actions: ['emitUnfinished', 'emitClosed'] },
            { target: 'idle', actions: 'emitClosed' },
          ],
          'login.change': { ...askAgain, actions: 'continue' },
          'page.leave': [{ guard: 'outlivesScreen', target: 'confirmingDiscard' }, leave],
          'page.unload': unload,
        },
      },
      // Nothing is counted down while the user is asked.
      confirmingDiscard: {
        tags: 'dirty',
        on: {
          'discard.confirm': { target: 'idle', actions: 'emitLeft' },
          'discard.cancel': 'stopped',
          'page.unload': unload,
        },
      },
      done: { on: { 'action.dismiss': { target: 'idle', actions: 'emitClosed' } } },
    },
  })
}

/** The action machine of one kind of act. */
export type ActionMachine<Item, Result = unknown> = ReturnType<typeof createActionMachine<Item, Result>>
