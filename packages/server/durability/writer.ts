import { type Answer, type Client, call } from './client.ts'
import type { SentWrites } from './sent-writes.ts'

/** Writes one kind of record repeatedly, and checks that the acknowledged ones exist. */
export interface Writer {
  name: string
  sentWrites: SentWrites
  /** Writes once. Returns whether the server acknowledged it. */
  write(client: Client): Promise<boolean>
  /** Describes lost, duplicate and incomplete records. */
  violations(client: Client): Promise<string[]>
}

/** A write that was acknowledged. */
interface Acknowledged {
  number: number
  answer: Answer
}

/**
 * Sends a numbered write and records its outcome. No response and 503 count as unacknowledged, for which it returns null;
 * other errors throw.
 */
export async function sendWrite(
  sentWrites: SentWrites,
  client: Client,
  path: string,
  sentFor: (number: number) => Parameters<typeof call>[2],
): Promise<Acknowledged | null> {
  const number = sentWrites.next()
  const answer = await call(client, path, sentFor(number))
  if (isUnknown(answer)) return null
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  sentWrites.acknowledge(number)
  return { number, answer }
}

/** Whether a write may have happened or not. */
export const isUnknown = (answer: Answer | null): answer is null => answer === null || answer.status === 503
