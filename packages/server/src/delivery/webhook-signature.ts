import { createHmac, randomUUID } from 'node:crypto'

/** The headers by which a receiver checks a call, as Standard Webhooks has them. */
export function signWebhook(secret: string, body: string, at: Date): Record<string, string> {
  const id = randomUUID()
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
