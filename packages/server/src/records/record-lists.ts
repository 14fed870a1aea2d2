import type { FoundRecord } from '@tarang/sdk/extensions'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Right, type Role, rightsOf } from '../auth/roles.ts'
import { isNotErased } from '../auth/staff-members.ts'
import { isRestorable } from '../blogs/deleted-blogs.ts'
import {
  blogs,
  blogVersions,
  discounts,
  exploreItems,
  notifications,
  stockSplits,
  strategies,
  strategyDescriptions,
  strategyPlans,
  strategySubscribers,
  tickets,
  users,
} from '../db/schema/index.ts'
import type { App } from '../http/context.ts'

/** Where the records of a kind are, and by which names they are found. */
export interface RecordList {
  readonly id: PgColumn
  /** Shown. */
  readonly name: PgColumn | SQL
  /** Found too. */
  readonly otherName?: PgColumn
  readonly list?: PgColumn
  /** Which rows of the table are records; all by default. */
  readonly condition?: SQL | undefined
  /** The name is an id and found whole: a list of a hundred thousand is not searched for parts of it. */
  readonly isId?: true
  /** The right that is needed to find the records, besides `view`. */
  readonly right?: Right
  /** The subject of a staff action is the name, and not the id. */
  readonly isNameSubject?: true
}

const listsOf = ({ database, settings, now }: App): Readonly<Record<FoundRecord['kind'], RecordList>> => ({
  strategy: { id: strategies.id, name: strategies.strategyCode, isNameSubject: true },
  discount: { id: discounts.id, name: discounts.couponcode, otherName: discounts.strategycode },
  plan: { id: strategyPlans.id, name: strategyPlans.title, otherName: strategyPlans.strategyCode },
  'strategy-description': {
    id: strategyDescriptions.id,
    name: strategyDescriptions.strategyDescriptionCode,
    isNameSubject: true,
  },
  'stock-split': { id: stockSplits.id, name: stockSplits.stockname },
  'explore-item': { id: exploreItems.id, name: exploreItems.text },
  blog: { id: blogs.id, name: blogs.text },
  'deleted-blog': {
    id: blogVersions.blogId,
    name: blogVersions.text,
    condition: isRestorable(database, now(), settings.KEEP_DELETED_BLOGS),
  },
  notification: { id: notifications.id, name: notifications.title, list: notifications.type },
  subscriber: {
    id: strategySubscribers.id,
    name: strategySubscribers.userid,
    list: strategySubscribers.strategycode,
    isId: true,
    right: 'edit',
  },
  ticket: { id: tickets.id, name: tickets.name, otherName: tickets.email, right: 'edit' },
  staff: {
    id: users.id,
    name: sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    condition: isNotErased,
    right: 'manageStaff',
  },
})

/** The lists whose records a role may find, by kind. */
export const listsFor = (app: App, role: Role | null) =>
  (Object.entries(listsOf(app)) as [FoundRecord['kind'], RecordList][]).filter(
    ([, { right }]) => right === undefined || rightsOf(role).includes(right),
  )

/** The columns of a record that is found. */
export const foundColumns = ({ id, name, list }: RecordList) => ({
  id: sql<string>`${id}::text`,
  name: sql<string>`${name}`,
  list: list ? sql<string>`${list}` : sql<null>`null`,
})
