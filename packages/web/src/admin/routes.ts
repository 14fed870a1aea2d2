import type { NotificationType } from '@tarang/sdk'
import { lazyScreen, type RouteTable } from '#patterns/route'
import { config } from '#platform/config'
import { HOME_PATH } from '#platform/navigation/history'

/** Routes that need no session. */
export const openRoutes = {
  '/': { title: 'Login', screen: lazyScreen(() => import('./login/login.tsx')) },
  '/logout': { title: 'Logout', screen: lazyScreen(() => import('./logout/logout.tsx')) },
} satisfies RouteTable

type ChannelPath = `/notificationDataManager/${Lowercase<NotificationType>}`

/** Routes that need a session. */
export const guardedRoutes = {
  [HOME_PATH]: { title: 'Home', screen: lazyScreen(() => import('./home/home.tsx')) },
  '/liveStrategies': {
    title: 'Live Strategies',
    screen: lazyScreen(() => import('./live-strategies/live-strategies.tsx')),
  },
  '/strategyDataManager/:strategyCode': {
    screen: lazyScreen(() => import('./strategy-data/strategy-data.tsx')),
  },
  '/strategyFactsheet/:strategyCode': {
    screen: lazyScreen(() => import('./factsheet/factsheet.tsx')),
  },
  '/compareStrategies': {
    title: 'Compare Strategies',
    screen: lazyScreen(() => import('./compare/compare.tsx')),
  },
  '/exploreDataManager': {
    title: 'Explore Data Manager',
    screen: lazyScreen(() => import('./explore/explore.tsx')),
  },
  '/addExploreData': {
    title: 'Add Explore Data',
    screen: lazyScreen(() => import('./explore/add-explore.tsx')),
  },
  '/stockSplitCalender': {
    title: 'Stock Split Calendar',
    screen: lazyScreen(() => import('./stock-splits/stock-splits.tsx')),
  },
  '/scheduleJobStatus': {
    title: 'Scheduler Job Status',
    screen: lazyScreen(() => import('./scheduler-jobs/scheduler-jobs.tsx')),
  },
  '/auditLogs': {
    title: 'Audit Logs',
    screen: lazyScreen(() => import('./audit-logs/audit-logs.tsx')),
  },
  '/sourceStockData': {
    title: 'Source Stock Data',
    screen: lazyScreen(() => import('./source-stock-data/source-stock-data.tsx')),
  },
  '/strategy-user-details/:strategyCode': {
    title: 'Users Subscribed to Strategy',
    screen: lazyScreen(() => import('./subscribers/subscribers.tsx')),
  },
  '/strategyDescriptionTable': {
    title: 'Strategy Description',
    screen: lazyScreen(() => import('./strategy-descriptions/strategy-descriptions.tsx')),
  },
  '/notificationDataManager': {
    title: 'App Notifications',
    screen: lazyScreen(() => import('./notifications/app-notifications.tsx')),
  },
  '/notificationDataManager/email': {
    title: 'Email Notifications',
    screen: lazyScreen(() => import('./notifications/email-notifications.tsx')),
  },
  '/notificationDataManager/whatsapp': {
    title: 'WhatsApp Notifications',
    screen: lazyScreen(() => import('./notifications/whatsapp-notifications.tsx')),
  },
  '/notificationDataManager/app': {
    title: 'App Notifications',
    screen: lazyScreen(() => import('./notifications/app-notifications.tsx')),
  },
  '/refreshCache': {
    title: 'Refresh Cache',
    screen: lazyScreen(() => import('./cache/cache.tsx')),
  },
  '/discountsCoupons': {
    title: 'Discounts & Coupons Manager',
    screen: lazyScreen(() => import('./discounts/discounts.tsx')),
  },
  '/strategies': {
    title: 'Strategies',
    screen: lazyScreen(() => import('./plans/plans.tsx')),
  },
  '/newsletterManager': {
    title: 'Blog Manager',
    screen: lazyScreen(() => import('./blogs/blogs.tsx')),
  },
  '/newsletterUploadForm': {
    title: 'Upload Newsletter',
    screen: lazyScreen(() => import('./newsletter-upload/newsletter-upload.tsx')),
  },
  '/activity/browser': {
    title: 'Activity of This Browser',
    screen: lazyScreen(() => import('./activity/browser-activity.tsx')),
  },
} satisfies RouteTable & Record<ChannelPath, unknown>

/** Screens of the extensions, which the reference server has and other APIs do not. They need a login. */
export const extensionRoutes = {
  '/staff': { title: 'Staff', screen: lazyScreen(() => import('./staff/staff.tsx')) },
  '/import': { title: 'Import', screen: lazyScreen(() => import('./import/import.tsx')) },
  '/addStrategy': {
    title: 'Add Strategy',
    screen: lazyScreen(() => import('./strategy-records/add-strategy.tsx')),
  },
  '/strategyRecords': {
    title: 'Strategy Records',
    screen: lazyScreen(() => import('./strategy-records/strategy-records.tsx')),
  },
  '/tradeRecords/:strategyCode': {
    title: 'Trade Records',
    screen: lazyScreen(() => import('./strategy-records/trade-records.tsx')),
  },
  '/activity': { title: 'Activity', screen: lazyScreen(() => import('./activity/activity.tsx')) },
  '/deletedBlogs': {
    title: 'Deleted Blogs',
    screen: lazyScreen(() => import('./deleted-blogs/deleted-blogs.tsx')),
  },
  '/blogVersions/:id': {
    title: 'Earlier Versions',
    screen: lazyScreen(() => import('./blog-versions/blog-versions.tsx')),
  },
  '/blogVersions/:id/:versionId': {
    title: 'Earlier Version',
    screen: lazyScreen(() => import('./blog-versions/blog-version.tsx')),
  },
  '/tickets': { title: 'Tickets', screen: lazyScreen(() => import('./tickets/tickets.tsx')) },
  '/tickets/:ticketId': { title: 'Ticket', screen: lazyScreen(() => import('./tickets/ticket.tsx')) },
} satisfies RouteTable

/** All routes for a session that this console has. */
export const consoleRoutes: RouteTable = config.extensions
  ? { ...guardedRoutes, ...extensionRoutes }
  : guardedRoutes
