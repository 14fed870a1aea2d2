import { exclusionOf } from '@tarang/machines/trade-exclusion'
import type { Trade } from '@tarang/sdk'
import { defineConfirmation } from '#patterns/confirmation'
import { serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/extensions'
import { formatText } from '#platform/format'

/** Takes back the exclusion of a live trade. */
export const including = defineConfirmation<Trade>({
  title: 'Take back exclusion',
  question: ({ stockName }) => `Show the trade of “${formatText(stockName)}” to clients again?`,
  confirm: 'Take back',
  act: async (trade, options) => {
    const exclusion = exclusionOf(trade)
    if (exclusion) await extensions.liveTrades.include(exclusion, options)
  },
  done: 'The trade is live again.',
  failure: serverMessageOr('The exclusion could not be taken back. Please try again.'),
})
