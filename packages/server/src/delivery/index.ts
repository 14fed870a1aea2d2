import type { Database } from '../db/database.ts'
import type { Log } from '../log-event.ts'
import type { Queue } from '../queue/queue.ts'
import { batchJob } from './batch-job.ts'
import { type Channel, channels } from './channels.ts'
import { notificationJob } from './notification-job.ts'
import { type DeliveryRules, defaultRules } from './rules.ts'
import type { Transports } from './transport.ts'

interface DeliveryParts {
  database: Database
  queue: Queue
  transports: Transports
  rules: Partial<DeliveryRules> & Pick<DeliveryRules, 'rate'>
  now: () => Date
  log: Log
}

/** Declares the jobs that deliver notifications. */
export function defineDelivery({ database, queue, transports, rules, now, log }: DeliveryParts) {
  const allRules = { ...defaultRules, ...rules }
  queue.define(notificationJob({ database, queue, now }))
  for (const channel of channels) {
    const transport = transports[channel]
    queue.define(batchJob({ database, queue, channel, transport, rules: allRules, now, log }))
  }
}

/** The channels that this process can send by. */
export const availableChannels = (transports: Transports): ReadonlySet<Channel> =>
  new Set(channels.filter((channel) => transports[channel]))
