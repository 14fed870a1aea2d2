import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { outboundFetch } from '../http/outbound-fetch.ts'
import type { WebhookChannel } from './channels.ts'
import {
  type BatchResult,
  type DeliveryMessage,
  type Outcome,
  sameOutcome,
  type Transport,
} from './transport.ts'

const BATCH = 100
const TIMEOUT = 30_000
const MOST_BYTES = 1024 * 1024
const DEFAULT_PAUSE = 30
const LONGEST_PAUSE = 3600

const answer = v.object({ results: v.array(v.unknown()) })
const errorAnswer = v.object({ error: v.union([v.string(), v.object({ message: v.string() })]) })
const resultId = v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })
const result = v.object({
  status: v.picklist(['delivered', 'failed', 'retry']),
  reason: v.optional(v.nullable(v.string())),
})

interface WebhookOptions {
  channel: WebhookChannel
  url: string
  secret: string
  now: () => Date
  timeout?: number
}

/** Posts batches of notifications to a webhook, which answers with a result for each recipient. */
export const webhookTransport = ({
  channel,
  url,
  secret,
  now,
  timeout = TIMEOUT,
}: WebhookOptions): Transport => ({
  batchSize: BATCH,
  deliver: async (messages) => {
    const body = bodyOf(channel, messages)
    const retry = (reason: string) => sameOutcome(messages, { status: 'retry', reason })
    try {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signWebhook(secret, body, now()) },
        body,
        signal: AbortSignal.timeout(timeout),
      }
      const response = await outboundFetch(url, init, MOST_BYTES)
      const text = await response.text()
      if (response.status === 429 || (response.status === 503 && response.headers.has('retry-after'))) {
        return { ...retry('The provider asks to wait.'), throttledFor: pauseOf(response, now()) }
      }
      if (!response.ok) return retry(`The provider answered ${response.status}.`)
      return outcomesOf(messages, text)
    } catch {
      return retry('The provider gave no answer.')
    }
  },
})

/** The member of a message that has the address. */
const addressFields: Record<WebhookChannel, string> = { App: 'pushToken', WhatsApp: 'phone' }

const bodyOf = (channel: WebhookChannel, messages: readonly DeliveryMessage[]) => {
  const { notificationId, title, shortDesc, longDesc } = messages[0]!
  return JSON.stringify({
    channel,
    notification: { id: String(notificationId), title, shortDesc, longDesc },
    messages: messages.map(({ deliveryId, recipient }) => ({
      id: String(deliveryId),
      name: recipient.name,
      [addressFields[channel]]: recipient.address,
    })),
  })
}

/** The outcomes in an answer. What has no readable result is sent again: that message alone, unless none has one. */
function outcomesOf(messages: readonly DeliveryMessage[], text: string): BatchResult {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text).output
  if (!v.is(answer, json)) return sameOutcome(messages, { status: 'retry', reason: errorOf(json) })
  const byId = new Map<string, unknown>()
  for (const item of json.results) {
    const read = v.safeParse(resultId, item)
    if (read.success) byId.set(read.output.id, item)
  }
  return { outcomes: messages.map(({ deliveryId }) => outcomeOf(byId.get(String(deliveryId)))) }
}

function outcomeOf(item: unknown): Outcome {
  if (item === undefined)
    return { status: 'retry', reason: 'The provider gave no result for this recipient.' }
  if (!v.is(result, item))
    return { status: 'retry', reason: 'The provider’s result for this recipient cannot be read.' }
  if (item.status === 'delivered') return { status: 'delivered' }
  return { status: item.status, reason: textOf(item.reason) || 'The provider gave no reason.' }
}

/** The error in an answer without results. */
function errorOf(json: unknown): string {
  const error = v.is(errorAnswer, json) ? json.error : ''
  return textOf(typeof error === 'string' ? error : error.message) || 'The provider’s answer cannot be read.'
}

const textOf = (text: string | null | undefined) => text?.trim().slice(0, 200)

/** The seconds of a `Retry-After`, which is a number or a date. */
function pauseOf(response: Response, now: Date): number {
  const header = response.headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_PAUSE) : DEFAULT_PAUSE
}

/** The headers by which a receiver checks a call, as Standard Webhooks has them. */
function signWebhook(secret: string, body: string, at: Date): Record<string, string> {
  const id = randomUUID()
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
