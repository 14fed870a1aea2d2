import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Log } from '../log-event.ts'
import type { JobKind, Queue } from '../queue/queue.ts'
import type { Channel } from './channels.ts'
import {
  cancelRange,
  claimBatch,
  countQueued,
  failRange,
  jobFailed,
  outcomeUnknown,
  type Range,
  recordOutcomes,
} from './delivery-rows.ts'
import type { DeliveryRules } from './rules.ts'
import type { Transport } from './transport.ts'

/** The kind of job that sends a range of deliveries by a channel. */
export const batchKind = (channel: Channel) => `delivery-${channel.toLowerCase()}`

export interface BatchJob extends Range {
  /** How many jobs have tried this range before. */
  round: number
}

interface BatchParts {
  database: Database
  queue: Queue
  channel: Channel
  /** Undefined in a process without a provider, which leaves the channel to the others. */
  transport: Transport | undefined
  rules: DeliveryRules
  now: () => Date
  log: Log
}

/** Sends the deliveries of a range, and what remains of it by a later job. */
export function batchJob({
  database,
  queue,
  channel,
  transport,
  rules,
  now,
  log,
}: BatchParts): JobKind<BatchJob> {
  // Until when the provider wants no call of this process.
  let pausedUntil = 0
  const pausedFor = () => Math.max(0, (pausedUntil - performance.now()) / 1000)

  /** Sends batch after batch, until all are tried or the provider refuses. */
  async function sendRange(transport: Transport, range: Range, signal: AbortSignal) {
    for (let after = 0; pausedFor() === 0; ) {
      signal.throwIfAborted()
      const startedAt = performance.now()
      const size = Math.max(1, Math.min(transport.batchSize, rules.rate))
      const { messages, last } = await claimBatch(database, range, {
        after,
        size,
        channel,
        rules,
        now: now(),
      })
      if (last === null) return
      after = last
      if (messages.length === 0) continue
      const result = await transport.deliver(messages)
      if (result.throttledFor !== undefined) pausedUntil = performance.now() + result.throttledFor * 1000
      const summary = await recordOutcomes(database, messages, result, { rules, now: now() })
      log(
        'delivery.batch',
        { notification: range.notificationId, channel, ...summary },
        // An alert counts the errors: a single wrong address is none.
        summary.failed > Math.max(1, messages.length / 2)
          ? 'error'
          : summary.failed || summary.retry
            ? 'warn'
            : 'debug',
      )
      // Also after a refusal: the next range may follow at once.
      const wait = (messages.length / rules.rate) * 1000 - (performance.now() - startedAt)
      if (wait > 0) await setTimeout(wait, undefined, { signal })
      // A provider that takes nothing is asked again later.
      if (summary.retry === messages.length) return
    }
  }

  return {
    name: batchKind(channel),
    keepsDeadLetters: true,
    run:
      transport &&
      (async ({ round, ...range }, signal) => {
        if (!(await cancelRange(database, range, { rules, now: now() })))
          await sendRange(transport, range, signal)
        const { queued, started } = await countQueued(database, range)
        if (queued === 0) return
        const pause = Math.max(
          Math.min(rules.longestPause, rules.firstPause * 2 ** Math.min(round, 20)),
          started > 0 ? rules.attemptTimeout : 0,
        )
        // A throttled range has not been tried, so its next pause does not grow.
        const wait = pausedFor()
        const next = { ...range, round: wait > 0 ? round : round + 1 }
        await database.transaction((tx) =>
          queue.send(tx, batchKind(channel), next, { startAfter: Math.ceil(wait > 0 ? wait : pause) }),
        )
      }),
    onDeadLetter: async (range) => {
      const isCancelled = await cancelRange(database, range, { rules, now: now() })
      await failRange(database, range, { reason: isCancelled ? outcomeUnknown : jobFailed, now: now() })
    },
  }
}
