import type { StrategyPlan } from '@tarang/sdk'
import { api } from '#platform/api'
import { now } from '#platform/clock'
import { config } from '#platform/config'
import { extensions } from '#platform/extensions'
import { withRememberedChecks } from '../strategy-quality/checked-strategy.ts'
import {
  type AttentionLine,
  blogLines,
  couponLines,
  jobLines,
  splitLines,
  strategyLines,
  subscriberLines,
  ticketLines,
} from './attention.model.ts'

interface Options {
  readonly signal: AbortSignal
}

export interface Attention {
  readonly lines: readonly AttentionLine[]
  /** Whether a call failed, whose lines are missing. */
  readonly isPartial: boolean
}

const MOST_TICKETS = 200

async function newTickets(options: Options): Promise<AttentionLine[]> {
  if (!config.extensions) return []
  const { tickets, next } = await extensions.tickets.list({ status: 'new', limit: MOST_TICKETS }, options)
  return ticketLines(tickets.length, next !== null)
}

/** What needs attention. Any of the calls may fail. */
export async function loadAttention(options: Options): Promise<Attention> {
  const parts = await Promise.allSettled([
    api.schedulerJobs.list(options).then((jobs) => jobLines(jobs, now())),
    api.stockSplits.list(options).then((splits) => splitLines(splits, now())),
    api.plans.catalog(options).then(couponLines),
    newTickets(options),
    api.strategies.list(options).then((strategies) => strategyLines(withRememberedChecks(strategies))),
    api.blogs.list(options).then((blogs) => blogLines(blogs, now())),
  ])
  return {
    lines: parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : [])),
    isPartial: parts.some(({ status }) => status === 'rejected'),
  }
}

/** How many requests run at once. */
const AT_ONCE = 3

const codeOf = ({ strategyCode, isSubscribed }: StrategyPlan) =>
  strategyCode && isSubscribed !== 0 ? [strategyCode] : []

/** The subscriptions that end soon: a request for each plan that has subscribers. */
export async function loadEndingSubscriptions(options: Options): Promise<Attention> {
  const { plans } = await api.plans.catalog(options)
  const waiting = [...new Set(plans.flatMap(codeOf))]
  const found = new Map<string, AttentionLine[] | null>()
  const work = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      const users = await api.strategies.subscribers(code, options).catch(() => null)
      found.set(code, users && subscriberLines(code, users, now()))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const all = [...found.values()]
  return { lines: all.flatMap((lines) => lines ?? []), isPartial: all.includes(null) }
}
