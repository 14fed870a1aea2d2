import { date, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'
import { strategyDescriptions } from './strategy-descriptions.ts'

/** A rule-based model portfolio and its returns. */
export const strategies = pgTable('strategies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  strategyCode: text().notNull().unique(),
  factor: text().notNull(),
  xirr: doublePrecision(),
  netReturn: doublePrecision(),
  pnl: money(),
  status: integer().notNull().default(1),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  modifiedOn: timestamp({ withTimezone: true }),
})

/** Figures of a strategy's closed trades, and its description. */
export const strategyHighlights = pgTable('strategy_highlights', {
  strategyId: integer()
    .primaryKey()
    .references(() => strategies.id, { onDelete: 'cascade' }),
  strategyDescriptionCode: text().references(() => strategyDescriptions.strategyDescriptionCode),
  winningTrades: integer().notNull(),
  losingTrades: integer().notNull(),
  totalTrades: integer().notNull(),
  averageHoldingPeriod: doublePrecision(),
  averageStockPeriod: doublePrecision(),
  drawDownPeriod: doublePrecision(),
})

/** The deepest fall of a strategy's realised value from a peak. */
export const drawdowns = pgTable('drawdowns', {
  strategyId: integer()
    .primaryKey()
    .references(() => strategies.id, { onDelete: 'cascade' }),
  startRange: date().notNull(),
  endRange: date().notNull(),
  drawDownInPercentage: doublePrecision().notNull(),
  drawDownAmount: money().notNull(),
  currentPortfolioReturn: doublePrecision().notNull(),
  maxPortfolioReturn: doublePrecision().notNull(),
  prevPortfolioReturn: doublePrecision().notNull(),
})

/** A trade in one stock: live until it has an exit date, then closed. */
export const trades = pgTable(
  'trades',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    strategyId: integer()
      .notNull()
      .references(() => strategies.id, { onDelete: 'cascade' }),
    stockName: text().notNull(),
    entryPrice: money().notNull(),
    exitPrice: money(),
    pnl: money().notNull(),
    entryDate: date().notNull(),
    exitDate: date(),
    /** Identifies the trade in files that are imported; null for a trade that was entered by hand. */
    externalKey: text().unique(),
  },
  (table) => [
    // The order of a strategy's details.
    index('trades_strategy_entry').on(
      table.strategyId,
      table.entryDate.desc().nullsFirst(),
      table.stockName,
      table.id,
    ),
    index('trades_stock_entry').on(table.stockName, table.entryDate),
  ],
)
