import type { ImportKind } from './import-kind.ts'
import { blogKind } from './kinds/blogs.ts'
import { discountKind } from './kinds/discounts.ts'
import { drawdownKind } from './kinds/drawdowns.ts'
import { exploreItemKind } from './kinds/explore-items.ts'
import { highlightKind } from './kinds/highlights.ts'
import { planKind } from './kinds/plans.ts'
import { recipientKind } from './kinds/recipients.ts'
import { stockSplitKind } from './kinds/stock-splits.ts'
import { strategyKind } from './kinds/strategies.ts'
import { subscriberKind } from './kinds/subscribers.ts'
import { tradeKind } from './kinds/trades.ts'

/** Everything that can be imported. What a kind refers to is before it. */
export const importKinds: readonly ImportKind[] = [
  strategyKind,
  highlightKind,
  drawdownKind,
  tradeKind,
  planKind,
  discountKind,
  subscriberKind,
  recipientKind,
  exploreItemKind,
  stockSplitKind,
  blogKind,
]

/** The kind with a name; undefined for an unknown name. */
export const importKindOf = (name: string): ImportKind | undefined =>
  importKinds.find((kind) => kind.name === name)

/** A file without rows, with the header of a kind. */
export const templateOf = ({ columns }: ImportKind): string => `${Object.keys(columns).join(',')}\r\n`
