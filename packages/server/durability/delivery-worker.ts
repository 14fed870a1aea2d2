/**
 * One of the server processes of `while-delivering.ts`: works the queue of a database until it is killed, and writes a line
 * with its figures every second. With `send` it first sends a notification to everybody.
 */
import { setTimeout } from 'node:timers/promises'
import { defaultConfig } from '@tarang/runtime-config'
import { count } from 'drizzle-orm'
import { deliveries, notifications } from '../src/db/schema/index.ts'
import { notificationKind } from '../src/delivery/notification-job.ts'
import { countRecipients } from '../src/delivery/recipients.ts'
import { webhookTransport } from '../src/delivery/webhook-transport.ts'
import { createServer, openStore } from '../src/index.ts'

const [webhook = '', command] = process.argv.slice(2)
const { DATABASE_URL: url, DATA_DIR: path = '' } = process.env
// Long enough for a machine that is busy.
const limits = { connections: 5, connect: 5_000, statement: 20_000, idle: 30_000 }
const store = await openStore(url ? { kind: 'postgres', url, limits } : { kind: 'folder', path })
const { database } = store
const secret = 'a secret of this program that has 32 bytes'
const server = await createServer({
  database,
  sender: { send: async () => {} },
  config: defaultConfig,
  origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
  transports: {
    WhatsApp: webhookTransport({
      channel: 'WhatsApp',
      url: webhook,
      secret,
      now: () => new Date(),
      timeout: 4_000,
    }),
  },
  deliveryRules: { firstPause: 1, longestPause: 5, attemptTimeout: 8, rate: 100_000, mostAttempts: 30 },
  queueTimes: { polling: 0.5, supervision: 1 },
})
await server.start()

if (command === 'send')
  await database.transaction(async (tx) => {
    const { lastId } = await countRecipients(tx, 'WhatsApp')
    const content = { title: 'Closed', topic: 'Announcement', shortDesc: 'a', longDesc: 'b' }
    const times = { createdAt: new Date(), writtenTo: 0, writesTo: lastId }
    const [row] = await tx
      .insert(notifications)
      .values({ ...content, ...times, type: 'WhatsApp' })
      .returning()
    await server.queue.send(tx, notificationKind, { notificationId: row!.id })
  })

for (;;) {
  // Fails while PostgreSQL starts again.
  const rows = await database
    .select({ status: deliveries.status, count: count() })
    .from(deliveries)
    .groupBy(deliveries.status)
    .catch(() => [])
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.count]))
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024)
  process.stdout.write(`${JSON.stringify({ counts, memory })}\n`)
  await setTimeout(1_000)
}
