import type { LiveTradeExclusion } from '@tarang/sdk'
import { assign, emit, setup } from 'xstate'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type ExcludableTrade,
  exclusionOf,
  isExcludable,
  messages,
  stockOf,
  type TradeExclusionContext,
  type TradeExclusionEvent,
  type TradeExclusionTold,
  together,
} from './trade-exclusion.model.ts'

/** Knows which live trades are excluded, and excludes another, once, after asking. */
export const tradeExclusionMachine = setup({
  types: {
    context: {} as TradeExclusionContext,
    events: {} as TradeExclusionEvent,
    emitted: {} as TradeExclusionTold,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    listExcluded: unprovided<readonly string[]>('listExcluded'),
    excludeTrade: unprovided<unknown, LiveTradeExclusion>('excludeTrade'),
  },
  actions: {
    keepTrade: assign((_, { trade }: { trade: ExcludableTrade }) => ({ trade })),
    addExcluded: assign(({ context: { excluded } }, { stocks }: { stocks: readonly string[] }) => ({
      excluded: together(excluded, stocks),
    })),
    excludeTheTrade: assign(({ context: { excluded, trade } }) => ({
      excluded: trade ? together(excluded, [stockOf(trade)]) : excluded,
    })),
    tellExcluded: emit(({ context }) => {
      const trade = context.trade as ExcludableTrade
      return { type: 'excluded' as const, trade, message: messages.excluded(stockOf(trade)) }
    }),
    tellFailed: emit((_, { message }: { message: string }) => ({ type: 'failed' as const, message })),
    tellExpired: emit({ type: 'sessionExpired' }),
    tellClosed: emit({ type: 'closed' }),
  },
  guards: {
    isExcludable: ({ context }, { trade }: { trade: ExcludableTrade }) => isExcludable(context, trade),
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
              actions: { type: 'tellFailed', params: { message: messages.notFetched } },
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
              target: 'asking',
              actions: { type: 'keepTrade', params: ({ event }) => event },
            },
          },
        },
        asking: {
          tags: 'open',
          on: { 'exclusion.confirm': 'excluding', 'exclusion.cancel': 'idle' },
        },
        excluding: {
          tags: ['open', 'busy'],
          invoke: {
            id: 'excludeTrade',
            src: 'excludeTrade',
            input: ({ context: { trade } }) => exclusionOf(trade as ExcludableTrade) as LiveTradeExclusion,
            onDone: { target: 'excluded', actions: ['excludeTheTrade', 'tellExcluded'] },
            onError: [
              {
                guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
                target: 'asking',
                actions: 'tellExpired',
              },
              {
                target: 'idle',
                actions: { type: 'tellFailed', params: { message: messages.notExcluded } },
              },
            ],
          },
        },
        excluded: { on: { 'exclusion.dismiss': { target: 'idle', actions: 'tellClosed' } } },
      },
    },
  },
})
