import type { LiveTradeExclusion } from '@tarang/sdk'
import { defineAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import { formatText } from '#platform/formats/format'

/** Takes back the exclusion of a live trade. */
export const including = defineAction<LiveTradeExclusion>({
  title: 'Take back exclusion',
  question: ({ stockName }) => `Show the trade of “${formatText(stockName)}” to clients again?`,
  confirm: 'Take back',
  nameOf: ({ stockName }) => formatText(stockName),
  act: (exclusion, options) => extensions.liveTrades.include(exclusion, options),
  done: 'The trade is live again.',
  failure: serverMessageOr('The exclusion could not be taken back. Please try again.'),
})
