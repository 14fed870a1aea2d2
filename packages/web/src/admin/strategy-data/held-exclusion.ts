import {
  type ExcludableTrade,
  exclusionOf,
  failureOf,
  messages,
  stockOf,
} from '@tarang/machines/trade-exclusion'
import type { LiveTradeExclusion } from '@tarang/sdk'
import { defineAction } from '#patterns/action'
import { api } from '#platform/api/api'
import { config } from '#platform/config'

const seconds = config.holdSeconds.tradeExclusion

/** The exclusion of a live trade, after the question of its machine. */
export const exclusion = defineAction<ExcludableTrade>({
  title: 'Exclude trade',
  nameOf: stockOf,
  wait: {
    seconds,
    doing: (trade) => `Excluding the trade for stock “${stockOf(trade)}”`,
    notDone: (trade) => `The trade for stock “${stockOf(trade)}” has not been excluded.`,
    actNow: 'Exclude now',
  },
  isDangerous: true,
  // The machine asks only about a trade that has an exclusion.
  act: (trade, options) => api.liveTrades.exclude(exclusionOf(trade) as LiveTradeExclusion, options),
  done: (trade) => messages.excluded(stockOf(trade)),
  failure: failureOf,
  participle: 'excluded',
  isSame: (one, other) => stockOf(one) === stockOf(other),
})

/** Whether it waits first; else its machine makes the call. */
export const isHeld = seconds > 0
