import { calendarDay, instantOf } from '@tarang/machines/wire-date'
import type {
  Blog,
  NotificationType,
  PlanCatalog,
  SchedulerJob,
  StockSplit,
  StrategySubscriber,
} from '@tarang/sdk'
import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { formatCount, formatText } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { deliveryPathOf } from '../notifications/delivery-path.ts'
import { conflictsOf } from '../offers/offers.model.ts'
import { isFailing, isStuck, toSchedulerRuns } from '../scheduler-jobs/run.model.ts'
import { isOverdue } from '../stock-splits/overdue.ts'
import type { CheckedStrategy } from '../strategy-quality/checked-strategy.ts'
import { isInBucket } from '../subscribers/expiry.model.ts'

/** What can be put off: it returns tomorrow, or as soon as it counts more. */
export interface Deferrable {
  /** The same for as long as it is the same work. */
  readonly path: string
  readonly count: number
}

/** Something that needs attention, and the list of exactly that. */
export interface AttentionLine extends Deferrable {
  readonly text: string
  readonly isUrgent: boolean
  /** The first of its splits, which can be changed here. */
  readonly splits?: readonly StockSplit[]
}

/** So many splits stand below their line. */
const MOST_SPLITS = 3

const line = (count: number, text: string, path: string, isUrgent = true): AttentionLine[] =>
  count === 0 ? [] : [{ text, path, count, isUrgent }]

export function jobLines(jobs: readonly SchedulerJob[], now: Date): AttentionLine[] {
  const runs = toSchedulerRuns(jobs)
  const failing = runs.filter(isFailing).length
  const stuck = runs.filter((run) => isStuck(run, now)).length
  return [
    ...line(
      failing,
      `${formatCount(failing, 'scheduler')} failed in ${failing === 1 ? 'its' : 'their'} last run`,
      '/scheduleJobStatus?result=failing',
    ),
    ...line(
      stuck,
      `${formatCount(stuck, 'scheduler')} running for more than a day`,
      '/scheduleJobStatus?result=late',
    ),
  ]
}

export function splitLines(splits: readonly StockSplit[], now: Date): AttentionLine[] {
  const overdue = splits.filter((split) => isOverdue(split, now))
  const count = overdue.length
  return line(
    count,
    `${formatCount(count, 'stock split')} pending past ${count === 1 ? 'its' : 'their'} date`,
    '/stockSplitCalender?due=past',
  ).map((one) => ({ ...one, splits: overdue.slice(0, MOST_SPLITS) }))
}

export function couponLines({ discounts, coupons }: PlanCatalog): AttentionLine[] {
  const all = [...discounts, ...coupons]
  const count = all.filter((one) => conflictsOf(one, all).length > 0).length
  const text = `${formatCount(count, 'discount or coupon', 'discounts and coupons')} to correct`
  return line(count, text, '/discountsCoupons?data=conflicts')
}

/** Only what was checked in this tab: a check requests each strategy. */
export function strategyLines(strategies: readonly CheckedStrategy[]): AttentionLine[] {
  const isChecked = strategies.length > 0 && strategies.every(({ warnings }) => typeof warnings === 'number')
  if (!isChecked) return []
  const count = strategies.filter(({ warnings }) => Number(warnings) > 0).length
  const text = `${formatCount(count, 'strategy', 'strategies')} with warnings about the data`
  return line(count, text, '/liveStrategies?data=warnings')
}

const dayOf = (instant: number) => Date.parse(String(calendarDay(new Date(instant).toISOString())))
const daysSince = (instant: number, now: Date) =>
  Math.max(0, (dayOf(now.getTime()) - dayOf(instant)) / 86_400_000)

export function blogLines(blogs: readonly Blog[], now: Date): AttentionLine[] {
  const newest = Math.max(
    ...blogs.map(({ publishedDate }) => instantOf(publishedDate) ?? Number.NEGATIVE_INFINITY),
  )
  if (!Number.isFinite(newest)) return []
  const days = daysSince(newest, now)
  const age = days === 0 ? 'today' : `${formatCount(days, 'day')} ago`
  return line(1, `The newest blog was published ${age}`, '/newsletterManager', false)
}

export const ticketLines = (count: number, isMore: boolean): AttentionLine[] =>
  line(count, `${formatCount(count, 'new ticket')}${isMore ? ' and more' : ''}`, '/tickets?status=new')

/** A notification of the last days: an older one that failed is not sent again. */
export const isRecent = (createdAt: unknown, now: Date): boolean => {
  const instant = instantOf(createdAt)
  return instant !== null && daysSince(instant, now) <= 7
}

export const deliveryLines = (
  channel: NotificationType,
  title: unknown,
  { id, failed, state }: NotificationDelivery,
): AttentionLine[] =>
  state === 'cancelled'
    ? []
    : line(
        failed,
        `${formatCount(failed, 'message')} of “${formatText(title)}” (${channel}) not delivered`,
        deliveryPathOf(channel, id),
      )

/** The subscribers of a strategy whose subscription ends within so many days. */
export const endingPath = (code: string, days: 7 | 30) =>
  `/strategy-user-details/${urlPart(code)}?left=${days}`

/** How many subscriptions of a strategy end soon. */
export interface EndingSubscriptions extends Deferrable {
  readonly code: string
  readonly within7: number
  readonly within30: number
}

export function endingSubscriptions(
  code: string,
  users: readonly StrategySubscriber[],
  now: Date,
): EndingSubscriptions {
  const within = (days: '7' | '30') =>
    users.filter((user) => isInBucket(user.subscription_expiry_date, days, now)).length
  const within30 = within('30')
  return { code, path: endingPath(code, 30), count: within30, within7: within('7'), within30 }
}
