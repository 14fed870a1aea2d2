import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'

/** A discount on a strategy, or a coupon for one. */
export const discounts = pgTable(
  'discounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    strategycode: text().notNull(),
    couponcode: text().notNull(),
    type: text({ enum: ['DISCOUNT', 'COUPON'] }).notNull(),
    status: text({ enum: ['Active', 'Inactive'] }).notNull(),
    preferred: money().notNull(),
    discount: money().notNull(),
    description: text().notNull(),
    condition: text().notNull(),
    combo: money().notNull(),
  },
  (table) => [unique('discounts_code_once').on(table.strategycode, table.couponcode)],
)
