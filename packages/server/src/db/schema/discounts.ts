import { doublePrecision, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** A discount on a strategy, or a coupon for one. */
export const discounts = pgTable(
  'discounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    strategycode: text().notNull(),
    couponcode: text().notNull(),
    type: text({ enum: ['DISCOUNT', 'COUPON'] }).notNull(),
    status: text({ enum: ['Active', 'Inactive'] }).notNull(),
    preferred: doublePrecision().notNull(),
    discount: doublePrecision().notNull(),
    description: text().notNull(),
    condition: text().notNull(),
    combo: doublePrecision().notNull(),
  },
  (table) => [unique('discounts_code_once').on(table.strategycode, table.couponcode)],
)
