import type { FoundRecord } from '@tarang/sdk/extensions'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Role, rightsOf } from '../auth/roles.ts'
import {
  blogs,
  discounts,
  exploreItems,
  notifications,
  stockSplits,
  strategies,
  strategyDescriptions,
  strategyPlans,
  strategySubscribers,
  tickets,
} from '../db/schema/index.ts'

/** Where the records of a kind are, and by which names they are found. */
export interface RecordList {
  readonly id: PgColumn
  /** Shown. */
  readonly name: PgColumn
  /** Found too. */
  readonly otherName?: PgColumn
  readonly list?: PgColumn
  /** The name is an id and found whole: a list of a hundred thousand is not searched for parts of it. */
  readonly isId?: true
  /** Data of persons, which viewers do not find. */
  readonly isPersonal?: true
  /** The subject of a staff action is the name, and not the id. */
  readonly isNameSubject?: true
}

const lists: Readonly<Record<FoundRecord['kind'], RecordList>> = {
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
  notification: { id: notifications.id, name: notifications.title, list: notifications.type },
  subscriber: {
    id: strategySubscribers.id,
    name: strategySubscribers.userid,
    list: strategySubscribers.strategycode,
    isId: true,
    isPersonal: true,
  },
  ticket: { id: tickets.id, name: tickets.name, otherName: tickets.email, isPersonal: true },
}

/** The lists whose records a role may find, by kind. */
export const listsFor = (role: Role | null) =>
  (Object.entries(lists) as [FoundRecord['kind'], RecordList][]).filter(
    ([, { isPersonal }]) => !isPersonal || rightsOf(role).includes('edit'),
  )

/** The columns of a record that is found. */
export const foundColumns = ({ id, name, list }: RecordList) => ({
  id: sql<string>`${id}::text`,
  name: sql<string>`${name}`,
  list: list ? sql<string>`${list}` : sql<null>`null`,
})
