import type { tradeExclusionMachine } from '@tarang/machines/trade-exclusion'
import { tradeExclusionCases } from '@tarang/machines/trade-exclusion/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, hasMessage, inDialog, isOpen, waits } from './find.ts'
import { left, pageEvents } from './page-events.ts'

const LIST = /^GET \/api\/getExcludedLiveTrades$/
const EXCLUDE = /^POST \/api\/excludeLiveTrades$/
const QUESTION = 'Delete trade'

const isBusy = (view: View) => view.busy.includes('Delete')
const canConfirm = (view: View) => inDialog(view, QUESTION, 'Delete').some(({ isLive }) => isLive)

export const tradeExclusionPage = defineFlowPage<typeof tradeExclusionMachine>({
  cases: tradeExclusionCases,
  states: {
    'list.loading': (view) => waits(view, LIST),
    'list.loaded': (view) => !waits(view, LIST),
    'list.failed': {
      looksLike: 'list.loaded',
      because: 'a toast reports it once, and known exclusions stay',
    },
    'exclusion.idle': ({ dialogs }) => dialogs.length === 0,
    'exclusion.confirming': (view) => isOpen(view, QUESTION) && canConfirm(view),
    'exclusion.excluding': (view) => isOpen(view, QUESTION) && isBusy(view) && waits(view, EXCLUDE),
    'exclusion.waitingForLogin': (view) => isOpen(view, QUESTION) && !isBusy(view) && !canConfirm(view),
    'exclusion.excluded': (view) => isOpen(view, 'Success'),
  },
  events: {
    'trade.exclude': {
      controls: (view, { trade }) => [
        ...all(view, `Delete ${trade.stockName}`),
        ...all(view, `Disabled ${trade.stockName}`),
      ],
    },
    'exclusion.confirm': { controls: (view) => inDialog(view, QUESTION, 'Delete') },
    'exclusion.cancel': { controls: (view) => inDialog(view, QUESTION, 'Cancel', 'Close') },
    'exclusion.dismiss': { controls: (view) => inDialog(view, 'Success', 'Close') },
    'excluded.reload': { because: 'no control: the screen starts with a new machine, which loads the list' },
    ...pageEvents,
  },
  calls: {
    listExcluded: { call: LIST, reply: (stocks) => ({ body: stocks.map((stockName) => ({ stockName })) }) },
    excludeTrade: { call: EXCLUDE, reply: () => ({ body: {} }) },
  },
  emitted: {
    excluded: (view) => isOpen(view, 'Success'),
    failed: ({ alerts }) => alerts.length > 0,
    notListed: ({ alerts }) => alerts.length > 0,
    sessionExpired: (view) => !view.isSignedIn,
    left,
    closed: (view) => !isOpen(view, 'Success'),
  },
  missing: (view, { context: { excluded, trade } }) => [
    ...excluded
      .filter(
        (stock) => view.dialogs.length === 0 && !view.rows.some(([name]) => name === `${stock}Excluded`),
      )
      .map((stock) => `${stock} as excluded`),
    ...(isOpen(view, QUESTION) && trade && !view.texts.some((text) => text.includes(trade.stockName ?? ''))
      ? [String(trade.stockName)]
      : []),
    ...(isOpen(view, 'Success') &&
    trade &&
    !hasMessage(view, trade.stockName ?? '') &&
    !view.texts.some((text) => text.includes(trade.stockName ?? ''))
      ? [String(trade.stockName)]
      : []),
  ],
  unrelated: [
    {
      name: /^(Display|Save view|Filter|Print|Export CSV|Details of .*|Page \d+|Previous|Next|Rows per page)$/,
      because: 'controls of the table',
    },
    {
      name: /^(Stock Name|Entry Price|Exit Price|P&L|Entry Date|Exit Date|Menu of the column .*)$/,
      because: 'headers, which sort',
    },
    { name: /^Dismiss$/, because: 'closes a toast' },
  ],
})
