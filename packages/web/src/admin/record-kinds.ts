import type { NotificationType } from '@tarang/sdk'
import type { FoundRecord } from '@tarang/sdk/extensions'
import type { Records } from '#patterns/table'
import { urlPart } from '#platform/navigation/url-part'
import { deliveryPathOf } from './notifications/delivery-path.ts'

type Named = Pick<FoundRecord, 'id' | 'name'> & { readonly list?: string | null }

/** A kind of record as the palette names and opens it. */
interface RecordKind {
  readonly label: string
  readonly path: (record: Named) => string
  /** Its address has its name instead of its id. */
  readonly isNamedInPath?: boolean
}

/** The details of a row beside its list. */
const inList = (path: string) => (record: Named) => `${path}?${new URLSearchParams({ peek: record.id })}`

export const recordKinds: Readonly<Record<FoundRecord['kind'], RecordKind>> = {
  strategy: {
    label: 'Strategy',
    path: ({ name }) => `/strategyDataManager/${urlPart(name)}`,
    isNamedInPath: true,
  },
  discount: { label: 'Discount/Coupon', path: inList('/discountsCoupons') },
  plan: { label: 'Plan', path: inList('/strategies') },
  'strategy-description': { label: 'Strategy Description', path: inList('/strategyDescriptionTable') },
  'stock-split': { label: 'Stock Split', path: inList('/stockSplitCalender') },
  'explore-item': { label: 'Explore Data', path: inList('/exploreDataManager') },
  blog: { label: 'Blog', path: inList('/newsletterManager') },
  'deleted-blog': { label: 'Deleted Blog', path: inList('/deletedBlogs') },
  notification: {
    label: 'Notification',
    path: ({ id, list }) => deliveryPathOf(list as NotificationType, id),
  },
  subscriber: {
    label: 'Subscriber',
    path: ({ id, list }) => inList(`/strategy-user-details/${urlPart(list ?? '')}`)({ id, name: '' }),
  },
  ticket: { label: 'Ticket', path: ({ id }) => `/tickets/${urlPart(id)}` },
  staff: { label: 'Staff', path: inList('/staff') },
}

/** How the palette finds the rows of a list once it is loaded. */
export const foundAs = <Row extends { readonly id?: unknown }>(
  kind: FoundRecord['kind'],
  name: (row: NoInfer<Row>) => unknown,
): Records<Row> => {
  const { label, path, isNamedInPath } = recordKinds[kind]
  return {
    kind: label,
    // A record without an id has no other address.
    name: (row) => (isNamedInPath || row.id != null ? name(row) : null),
    path: (row) => path({ id: String(row.id), name: String(name(row)) }),
  }
}
