import { date, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { money, recorded, unrecorded } from './columns.ts'
import { strategyDescriptions } from './strategy-descriptions.ts'

/** A rule-based model portfolio and its returns. */
export const strategies = pgTable('strategies', {
  id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
  strategyCode: recorded(text().notNull().unique()),
  factor: recorded(text().notNull()),
  xirr: recorded(doublePrecision()),
  netReturn: recorded(doublePrecision()),
  pnl: recorded(money()),
  status: recorded(integer().notNull().default(1)),
  createdOn: recorded(timestamp({ withTimezone: true }).notNull()),
  modifiedOn: recorded(timestamp({ withTimezone: true })),
})

/** Figures of a strategy's closed trades, and its description. */
export const strategyHighlights = pgTable('strategy_highlights', {
  strategyId: unrecorded(
    integer()
      .primaryKey()
      .references(() => strategies.id, { onDelete: 'cascade' }),
  ),
  strategyDescriptionCode: recorded(text().references(() => strategyDescriptions.strategyDescriptionCode)),
  winningTrades: recorded(integer().notNull()),
  losingTrades: recorded(integer().notNull()),
  totalTrades: recorded(integer().notNull()),
  averageHoldingPeriod: recorded(doublePrecision()),
  averageStockPeriod: recorded(doublePrecision()),
  drawDownPeriod: recorded(doublePrecision()),
})

/** The deepest fall of a strategy's realised value from a peak. */
export const drawdowns = pgTable('drawdowns', {
  strategyId: unrecorded(
    integer()
      .primaryKey()
      .references(() => strategies.id, { onDelete: 'cascade' }),
  ),
  startRange: recorded(date().notNull()),
  endRange: recorded(date().notNull()),
  drawDownInPercentage: recorded(doublePrecision().notNull()),
  drawDownAmount: recorded(money().notNull()),
  currentPortfolioReturn: recorded(doublePrecision().notNull()),
  maxPortfolioReturn: recorded(doublePrecision().notNull()),
  prevPortfolioReturn: recorded(doublePrecision().notNull()),
})

/** A trade in one stock: live until it has an exit date, then closed. */
export const trades = pgTable(
  'trades',
  {
    id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    strategyId: recorded(
      integer()
        .notNull()
        .references(() => strategies.id, { onDelete: 'cascade' }),
    ),
    stockName: recorded(text().notNull()),
    entryPrice: recorded(money().notNull()),
    exitPrice: recorded(money()),
    pnl: recorded(money().notNull()),
    entryDate: recorded(date().notNull()),
    exitDate: recorded(date()),
    /** Identifies the trade in files that are imported; null for a trade that was entered by hand. */
    externalKey: unrecorded(text().unique()),
  },
  (table) => [
    // The trades of one strategy in the order of `read-trades.ts`.
    index('trades_strategy_entry').on(
      table.strategyId,
      table.entryDate.desc().nullsFirst(),
      table.stockName,
      table.id,
    ),
    index('trades_stock_entry').on(table.stockName, table.entryDate),
  ],
)
