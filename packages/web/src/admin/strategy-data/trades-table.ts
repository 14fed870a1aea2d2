import { useState } from 'react'
import {
  type Column,
  date,
  defineTable,
  money,
  text,
  totalled,
  useTable,
  type ValueColumn,
} from '#patterns/table'
import type { Indexed, OpenTrade } from '../strategy/parts.ts'
import { TRADES_PER_PAGE } from '../strategy-quality/trade-address.ts'
import { gain } from './gain.ts'
import { failure } from './messages.ts'

export type TradeRow = Indexed<OpenTrade>

const [stockName, ...figures]: readonly [ValueColumn<TradeRow>, ...Column<TradeRow>[]] = [
  text('Stock Name', 'stockName'),
  money('Entry Price', 'entryPrice'),
  money('Exit Price', 'exitPrice'),
  totalled(gain('P&L', 'pnl')),
  date('Entry Date', 'entryDate'),
  date('Exit Date', 'exitDate'),
]

interface TradesTable {
  readonly trades: readonly TradeRow[]
  readonly columns: readonly Column<TradeRow>[]
  readonly empty: string
  readonly addressPrefix: string
}

/** A table over rows that are already loaded. Its query has its own prefix in the URL. */
export function useTradesTable({ trades, ...words }: TradesTable) {
  const [table] = useState(() =>
    defineTable<TradeRow>({
      ...words,
      load: async () => trades,
      hasRefresh: false,
      rowId: ({ index }) => index,
      addedFields: ['index', 'isListedAsExcluded'],
      pageSize: TRADES_PER_PAGE,
      failure,
    }),
  )
  return { table, actor: useTable(table) }
}

/** Columns shared by both trade tables. */
export const tradeColumns = { stockName, figures }
