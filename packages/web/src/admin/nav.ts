import type { NotificationType } from '@tarang/sdk'
import type { Right } from '@tarang/sdk/extensions'
import type { PaletteEntry } from '#patterns/palette'
import { config } from '#platform/config'
import { addAddress } from '#platform/navigation/form-address'
import { HOME_PATH } from '#platform/navigation/history'

/** A page in the navigation. */
export interface NavItem {
  readonly label: string
  readonly path: string
  /** Offered only to those whose role has this right. */
  readonly right?: Right
}

/** A page, or a labelled group of pages. */
export type NavEntry = NavItem | { readonly label: string; readonly items: readonly NavItem[] }

const notificationItems: Readonly<Record<NotificationType, NavItem>> = {
  Email: { label: 'Email Notification', path: '/notificationDataManager/email' },
  WhatsApp: { label: 'WhatsApp Notification', path: '/notificationDataManager/whatsapp' },
  App: { label: 'App Notification', path: '/notificationDataManager/app' },
}

/** The top navigation of every console screen, as specified. */
export const nav: readonly NavEntry[] = [
  { label: 'Explore', path: '/exploreDataManager' },
  {
    label: 'Strategy Manager',
    items: [
      { label: 'Strategy Details', path: '/liveStrategies' },
      { label: 'Strategy Description Code', path: '/strategyDescriptionTable' },
      { label: 'Stock Split Calendar', path: '/stockSplitCalender' },
    ],
  },
  {
    label: 'Notification Manager',
    items: Object.values(notificationItems),
  },
  {
    label: 'Admin Operation',
    items: [
      { label: 'Refresh', path: '/refreshCache' },
      { label: 'Scheduler Job Status', path: '/scheduleJobStatus' },
      { label: 'Audit Logs', path: '/auditLogs' },
      { label: 'Source Stock Data', path: '/sourceStockData' },
    ],
  },
  { label: 'Blogs', path: '/newsletterManager' },
  { label: 'Discounts & Coupons', path: '/discountsCoupons' },
  { label: 'Strategies', path: '/strategies' },
]

/** Screens beyond the specification, in the menu at the person's name: of the extensions, where the API has them. */
export const accountItems: readonly NavItem[] = config.extensions
  ? [
      { label: 'Compare Strategies', path: '/compareStrategies' },
      { label: 'Activity', path: '/activity' },
      { label: 'Tickets', path: '/tickets' },
      { label: 'Staff', path: '/staff', right: 'manageStaff' },
      { label: 'Import', path: '/import' },
      { label: 'Strategy Records', path: '/strategyRecords' },
      { label: 'Deleted Blogs', path: '/deletedBlogs' },
    ]
  : [
      { label: 'Compare Strategies', path: '/compareStrategies' },
      { label: 'Activity', path: '/activity/browser' },
    ]

/** Every page that the command palette can open, without the screens of the extensions. */
export const paletteEntries: readonly PaletteEntry[] = [
  { label: 'Home', path: HOME_PATH, kind: 'Screen' },
  ...nav.flatMap((entry) =>
    'path' in entry
      ? [{ ...entry, kind: 'Screen' }]
      : entry.items.map((item) => ({ ...item, kind: entry.label })),
  ),
]

const adding = (noun: string, path: string): PaletteEntry => ({
  label: `Add ${noun}`,
  path: addAddress(path),
  kind: 'Action',
})

/** What the command palette can begin, for those who may write. */
export const paletteActions: readonly PaletteEntry[] = [
  { label: 'Add Explore Data', path: '/addExploreData', kind: 'Action' },
  adding('Discount/Coupon', '/discountsCoupons'),
  adding('Strategy', '/strategies'),
  adding('Strategy Description', '/strategyDescriptionTable'),
  adding('Stock Split', '/stockSplitCalender'),
  adding('Blog', '/newsletterManager'),
  // Its form sends it.
  ...Object.values(notificationItems).map(({ label, path }) => ({
    ...adding(label, path),
    otherName: 'Send',
  })),
  ...(config.extensions ? [{ label: 'Add Strategy Record', path: '/addStrategy', kind: 'Action' }] : []),
]
