import type { ViewColumns } from '@tarang/sdk/extensions'
import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { personal, recorded, unrecorded } from './columns.ts'

/** Views of the console's lists that all staff see. */
export const sharedViews = pgTable(
  'shared_views',
  {
    id: unrecorded(uuid().primaryKey().defaultRandom()),
    list: recorded(text().notNull()),
    name: recorded(text().notNull()),
    search: personal('a search or filter, which may name a person', text().notNull()),
    columns: unrecorded(jsonb().$type<ViewColumns>()),
    sharedOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
    /** Null once they are no longer staff. */
    userId: personal(
      'account of staff',
      uuid().references(() => users.id, { onDelete: 'set null' }),
    ),
  },
  (table) => [unique('shared_views_name').on(table.list, table.name)],
)
