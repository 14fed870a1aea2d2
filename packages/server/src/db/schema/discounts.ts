import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { money, recorded } from './columns.ts'

/** A discount on a strategy, or a coupon for one. */
export const discounts = pgTable(
  'discounts',
  {
    id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    strategycode: recorded(text().notNull()),
    couponcode: recorded(text().notNull()),
    type: recorded(text({ enum: ['DISCOUNT', 'COUPON'] }).notNull()),
    status: recorded(text({ enum: ['Active', 'Inactive'] }).notNull()),
    preferred: recorded(money().notNull()),
    discount: recorded(money().notNull()),
    description: recorded(text().notNull()),
    condition: recorded(text().notNull()),
    combo: recorded(money().notNull()),
  },
  (table) => [unique('discounts_code_once').on(table.strategycode, table.couponcode)],
)
