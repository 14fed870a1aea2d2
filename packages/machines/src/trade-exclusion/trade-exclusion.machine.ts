import type { LiveTradeExclusion } from '@tarang/sdk'
import { assign, emit, raise, setup } from 'xstate'
import { type Outcome, outcomeOf, unfinished } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type ExcludableTrade,
  exclusionOf,
  failureOf,
  isExcludable,
  messages,
  stockOf,
  type TradeExclusionContext,
  type TradeExclusionEmitted,
  type TradeExclusionEvent,
  withStocks,
} from './trade-exclusion.model.ts'

const failure = ({ event: { error } }: { event: { error: unknown } }) => ({
  message: failureOf(error),
  ...outcomeOf(error),
})

/**
 * Lists the excluded live trades, and excludes another one after a confirmation. When the session ends during the call,
 * the confirmation opens again after the next login, because the specified API has no call that undoes an exclusion.
 */
export const tradeExclusionMachine = setup({
  types: {
    context: {} as TradeExclusionContext,
    events: {} as TradeExclusionEvent,
    emitted: {} as TradeExclusionEmitted,
    tags: {} as 'open' | GuardedFlowTag,
  },
  actors: {
    listExcluded: unprovided<readonly string[]>('listExcluded'),
    excludeTrade: unprovided<unknown, LiveTradeExclusion>('excludeTrade'),
  },
  actions: {
    setTrade: assign((_, { trade }: { trade: ExcludableTrade }) => ({ trade })),
    addExcluded: assign(({ context: { excluded } }, { stocks }: { stocks: readonly string[] }) => ({
      excluded: withStocks(excluded, stocks),
    })),
    addTrade: assign(({ context: { excluded, trade } }) => ({
      excluded: trade ? withStocks(excluded, [stockOf(trade)]) : excluded,
    })),
    emitExcluded: emit(({ context }) => {
      const trade = context.trade as ExcludableTrade
      return { type: 'excluded' as const, trade, message: messages.excluded(stockOf(trade)) }
    }),
    emitFailed: emit(({ context }, failure: { message: string } & Outcome) => ({
      type: 'failed' as const,
      trade: context.trade as ExcludableTrade,
      ...failure,
    })),
    emitNotListed: emit({ type: 'notListed', message: messages.notFetched }),
    // It may be listed by now.
    reloadExcluded: raise({ type: 'excluded.reload' }),
    emitSessionExpired: emit({ type: 'sessionExpired' }),
    emitLeft: emit({ type: 'left' }),
    emitClosed: emit({ type: 'closed' }),
  },
  guards: {
    isExcludable: ({ context }, { trade }: { trade: ExcludableTrade }) => isExcludable(context, trade),
    isUnknown: (_, { error }: { error: unknown }) => outcomeOf(error).outcome === 'unknown',
    isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
  },
}).createMachine({
  id: 'tradeExclusion',
  context: { excluded: [], trade: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          on: { 'excluded.reload': { target: 'loading', reenter: true } },
          invoke: {
            id: 'listExcluded',
            src: 'listExcluded',
            onDone: {
              target: 'loaded',
              actions: { type: 'addExcluded', params: ({ event }) => ({ stocks: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: 'emitNotListed',
            },
          },
        },
        loaded: { on: { 'excluded.reload': 'loading' } },
        failed: { on: { 'excluded.reload': 'loading' } },
      },
    },
    exclusion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'trade.exclude': {
              guard: { type: 'isExcludable', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'setTrade', params: ({ event }) => event },
            },
          },
        },
        confirming: {
          tags: 'open',
          on: { 'exclusion.confirm': 'excluding', 'exclusion.cancel': 'idle' },
        },
        excluding: {
          tags: ['open', 'busy'],
          invoke: {
            id: 'excludeTrade',
            src: 'excludeTrade',
            input: ({ context: { trade } }) => exclusionOf(trade as ExcludableTrade) as LiveTradeExclusion,
            onDone: { target: 'excluded', actions: ['addTrade', 'emitExcluded'] },
            onError: [
              {
                guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
                target: 'waitingForLogin',
                actions: 'emitSessionExpired',
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: 'idle',
                actions: [{ type: 'emitFailed', params: failure }, 'reloadExcluded'],
              },
              { target: 'idle', actions: { type: 'emitFailed', params: failure } },
            ],
          },
        },
        waitingForLogin: {
          tags: ['open', 'waitingForLogin'],
          on: {
            'login.complete': 'confirming',
            'login.change': 'confirming',
            'page.leave': {
              target: 'idle',
              actions: [
                {
                  type: 'emitFailed',
                  params: { message: messages.notExcluded, ...unfinished.sessionOver },
                },
                'emitLeft',
              ],
            },
          },
        },
        excluded: { on: { 'exclusion.dismiss': { target: 'idle', actions: 'emitClosed' } } },
      },
    },
  },
})
