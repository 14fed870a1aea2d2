import type { Registration } from '@tarang/runtime-config'
import { notificationTypes, type StrategyPlan } from '@tarang/sdk'
import { api } from '#platform/api/api'
import { complaintsDue, loadComplaints } from '#platform/api/complaints'
import { extensions } from '#platform/api/extensions'
import { threeAtOnce } from '#platform/api/three-at-once'
import { now } from '#platform/browser/clock'
import { config } from '#platform/config'
import { withRememberedChecks } from '../strategy-quality/checked-strategy.ts'
import {
  type AttentionLine,
  blogLines,
  couponLines,
  deliveryLines,
  type EndingSubscriptions,
  endingSubscriptions,
  isRecent,
  jobLines,
  splitLines,
  strategyLines,
  ticketLines,
} from './attention.model.ts'

interface Options {
  readonly signal: AbortSignal
}

export interface Attention {
  readonly lines: readonly AttentionLine[]
  /** Whether a call failed, whose lines are missing. */
  readonly isPartial: boolean
  /** The month whose complaints are due by the 7th and not yet published. */
  readonly complaintsOf: string | null
}

const MOST_TICKETS = 200

async function newTickets(options: Options): Promise<AttentionLine[]> {
  if (!config.extensions) return []
  const { tickets, next } = await extensions.tickets.list({ status: 'new', limit: MOST_TICKETS }, options)
  return ticketLines(tickets.length, next !== null)
}

async function failedDeliveries(options: Options): Promise<AttentionLine[]> {
  if (!config.extensions) return []
  const lists = await Promise.all(
    notificationTypes.map((channel) => api.notifications.list(channel, options)),
  )
  const recent = lists.flatMap((notifications, index) =>
    notifications.flatMap(({ id, title, createdAt }) =>
      id != null && isRecent(createdAt, now())
        ? [{ id: String(id), title, channel: notificationTypes[index]! }]
        : [],
    ),
  )
  const lines = await threeAtOnce(recent, async ({ id, title, channel }) =>
    deliveryLines(channel, title, await extensions.deliveries.get(id, options)),
  )
  return lines.flat()
}

/** Only a registered firm publishes complaints. Requests the file only in the first days of a month. */
async function dueComplaints({ status }: Registration, at: Date, { signal }: Options) {
  if (status !== 'granted' || complaintsDue(at, null) === null) return null
  // Treats an unreadable file as due: a missed deadline costs more than a needless reminder.
  return complaintsDue(at, await loadComplaints(signal).catch(() => null))
}

/** What needs attention. Any of the calls may fail. */
export async function loadAttention(
  registration: Registration,
  at: Date,
  options: Options,
): Promise<Attention> {
  const complaints = dueComplaints(registration, at, options)
  const parts = await Promise.allSettled([
    api.schedulerJobs.list(options).then((jobs) => jobLines(jobs, now())),
    api.stockSplits.list(options).then((splits) => splitLines(splits, now())),
    api.plans.catalog(options).then(couponLines),
    newTickets(options),
    failedDeliveries(options),
    api.strategies.list(options).then((strategies) => strategyLines(withRememberedChecks(strategies))),
    api.blogs.list(options).then((blogs) => blogLines(blogs, now())),
  ])
  return {
    lines: parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : [])),
    isPartial: parts.some(({ status }) => status === 'rejected'),
    complaintsOf: await complaints,
  }
}

const codeOf = ({ strategyCode, isSubscribed }: StrategyPlan) =>
  strategyCode && isSubscribed !== 0 ? [strategyCode] : []

export interface CountedSubscriptions {
  /** Those that end first are first. */
  readonly strategies: readonly EndingSubscriptions[]
  readonly isPartial: boolean
}

/** The subscriptions that end soon: a request for each plan that has subscribers. */
export async function countEndingSubscriptions(options: Options): Promise<CountedSubscriptions> {
  const { plans } = await api.plans.catalog(options)
  const counts = await threeAtOnce(new Set(plans.flatMap(codeOf)), (code) =>
    api.strategies.subscribers(code, options).then(
      (users) => endingSubscriptions(code, users, now()),
      () => null,
    ),
  )
  const counted = counts.filter((count) => count !== null)
  return {
    strategies: counted.filter(({ within30 }) => within30 > 0).sort(endingFirst),
    isPartial: counted.length < counts.length,
  }
}

const endingFirst = (one: EndingSubscriptions, other: EndingSubscriptions) =>
  other.within7 - one.within7 || other.within30 - one.within30 || one.code.localeCompare(other.code)
