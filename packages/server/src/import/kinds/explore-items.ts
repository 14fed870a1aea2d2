import { exploreItems } from '../../db/schema/index.ts'
import { newItem } from '../../routes/explore.ts'
import type { TableKind } from '../import-kind.ts'
import { externalKey } from './trades.ts'

const { id: _id, ...entries } = newItem.entries

/** A video, service or feature of the public site. */
export const exploreItemKind: TableKind = {
  name: 'explore-items',
  table: exploreItems,
  columns: { externalKey, ...entries },
  key: ['externalKey'],
  recordedAs: { action: 'explore-item.changed' },
  addedAt: 'createdOn',
  changedAt: 'modifiedOn',
  publicData: 'explore_items',
}
