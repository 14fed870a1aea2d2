import type { Channel } from './channels.ts'

/** A notification for one recipient. */
export interface DeliveryMessage {
  /** The same for every attempt, so that a provider recognises a repetition. */
  deliveryId: number
  notificationId: number
  title: string
  shortDesc: string
  longDesc: string
  recipient: { id: number; name: string; address: string }
}

/** What a provider did with one message: a failure is final, a retry may succeed. `reason` is a sentence for staff. */
export type Outcome = { status: 'delivered' } | { status: 'failed' | 'retry'; reason: string }

/** The outcomes of one batch, in its order. */
export interface BatchResult {
  outcomes: Outcome[]
  /** Seconds for which the provider wants no further call. The messages to retry then do not count as attempts. */
  throttledFor?: number
}

/** Hands messages of one channel to a provider. */
export interface Transport {
  /** The most messages of one call. */
  batchSize: number
  /** Reports every outcome, also that of a provider without an answer; it does not reject. */
  deliver(messages: readonly DeliveryMessage[]): Promise<BatchResult>
}

export type Transports = Partial<Record<Channel, Transport>>

/** The same outcome for every message of a batch. */
export const sameOutcome = (messages: readonly DeliveryMessage[], outcome: Outcome): BatchResult => ({
  outcomes: messages.map(() => outcome),
})
