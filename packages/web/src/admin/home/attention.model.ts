import { calendarDay, instantOf } from '@tarang/machines/wire-date'
import type { Blog, PlanCatalog, SchedulerJob, StockSplit, StrategySubscriber } from '@tarang/sdk'
import { formatCount } from '#platform/format'
import { urlPart } from '#platform/url-part'
import { conflictsOf } from '../offers/offers.model.ts'
import { hasFailed, isLate } from '../scheduler-jobs/run.model.ts'
import { isOverdue } from '../stock-splits/overdue.ts'
import type { CheckedStrategy } from '../strategy-quality/checked-strategy.ts'
import { isInBucket } from '../subscribers/expiry.model.ts'

/** Something to look at, and the list of exactly that. */
export interface AttentionLine {
  readonly text: string
  readonly path: string
  readonly isUrgent: boolean
}

const line = (count: number, text: string, path: string, isUrgent = true): AttentionLine[] =>
  count === 0 ? [] : [{ text, path, isUrgent }]

export function jobLines(jobs: readonly SchedulerJob[], now: Date): AttentionLine[] {
  const failed = jobs.filter(hasFailed).length
  const late = jobs.filter((job) => isLate(job, now)).length
  return [
    ...line(failed, `${formatCount(failed, 'scheduler run')} failed`, '/scheduleJobStatus?result=failed'),
    ...line(
      late,
      `${formatCount(late, 'scheduler run')} not ended after a day`,
      '/scheduleJobStatus?result=late',
    ),
  ]
}

export function splitLines(splits: readonly StockSplit[], now: Date): AttentionLine[] {
  const count = splits.filter((split) => isOverdue(split, now)).length
  return line(
    count,
    `${formatCount(count, 'stock split')} pending past ${count === 1 ? 'its' : 'their'} date`,
    '/stockSplitCalender?due=past',
  )
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

export function blogLines(blogs: readonly Blog[], now: Date): AttentionLine[] {
  const newest = Math.max(
    ...blogs.map(({ publishedDate }) => instantOf(publishedDate) ?? Number.NEGATIVE_INFINITY),
  )
  if (!Number.isFinite(newest)) return []
  const dayOf = (instant: number) => Date.parse(String(calendarDay(new Date(instant).toISOString())))
  const days = Math.max(0, (dayOf(now.getTime()) - dayOf(newest)) / 86_400_000)
  const age = days === 0 ? 'today' : `${formatCount(days, 'day')} ago`
  return line(1, `The newest blog was published ${age}`, '/newsletterManager', false)
}

export const ticketLines = (count: number, isMore: boolean): AttentionLine[] =>
  line(count, `${formatCount(count, 'new ticket')}${isMore ? ' and more' : ''}`, '/tickets?status=new')

/** The subscriptions of a strategy that end soon. */
export function subscriberLines(
  code: string,
  users: readonly StrategySubscriber[],
  now: Date,
): AttentionLine[] {
  const within = (days: '7' | '30') =>
    users.filter((user) => isInBucket(user.subscription_expiry_date, days, now)).length
  return (['7', '30'] as const).flatMap((days) =>
    line(
      within(days),
      `${formatCount(within(days), 'subscription')} of ${code} ${within(days) === 1 ? 'ends' : 'end'} within ${days} days`,
      `/strategy-user-details/${urlPart(code)}?left=${days}`,
      days === '7',
    ),
  )
}
