/** What the answers of a webhook mean for the messages of a call. */
import { afterEach, expect, test } from 'vitest'
import { startWebhook } from '../../testing/providers.ts'
import { webhookTransport } from './webhook-transport.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const messages = [1, 2, 3].map((deliveryId) => ({
  ...{
    deliveryId,
    notificationId: 7,
    title: 'Markets closed',
    shortDesc: 'On Thursday.',
    longDesc: 'All day.',
  },
  recipient: { id: deliveryId, name: `Recipient ${deliveryId}`, address: `000000000${deliveryId}` },
}))

async function outcomesFor(answer: unknown) {
  const provider = await startWebhook(() => ({ body: JSON.stringify(answer) }))
  closing.push(provider.close)
  const options = {
    channel: 'WhatsApp',
    url: provider.url,
    secret: 'x'.repeat(32),
    now: () => new Date(),
  } as const
  return (await webhookTransport(options).deliver(messages)).outcomes
}

const delivered = { status: 'delivered' }
const unreadable = {
  status: 'retry',
  reason: 'The provider’s result for this recipient cannot be read.',
}

test.each([
  ['another status', { id: '2', status: 'queued' }],
  ['no status', { id: '2' }],
  ['a reason that is no text', { id: '2', status: 'failed', reason: 5 }],
])('a result with %s is tried again alone', async (_, odd) => {
  const results = [{ id: '1', status: 'delivered' }, odd, { id: '3', status: 'delivered' }]
  expect(await outcomesFor({ results })).toEqual([delivered, unreadable, delivered])
})

test('an id may be a number, and results without one are nobody’s', async () => {
  const results = [
    { id: 1, status: 'delivered' },
    null,
    'ok',
    { status: 'failed' },
    { id: 3, status: 'delivered' },
  ]
  expect(await outcomesFor({ results })).toEqual([
    delivered,
    { status: 'retry', reason: 'The provider gave no result for this recipient.' },
    delivered,
  ])
})

test.each([
  ['text', 'Account suspended.', 'Account suspended.'],
  ['message', { message: ' Account suspended. ', code: 7 }, 'Account suspended.'],
  ['empty text', '', 'The provider’s answer cannot be read.'],
  ['number', 7, 'The provider’s answer cannot be read.'],
])('an error as %s in place of results is the reason of all messages', async (_, error, reason) => {
  expect(await outcomesFor({ error })).toEqual(messages.map(() => ({ status: 'retry', reason })))
})
