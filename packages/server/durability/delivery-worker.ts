/** One of the two server processes of `deliveries.ts`: works the queue of a PostgreSQL until it is killed. */
import { defaultConfig } from '@tarang/runtime-config'
import { webhookTransport } from '../src/delivery/webhook-transport.ts'
import { createServer, openStore } from '../src/index.ts'

const [database = '', webhook = ''] = process.argv.slice(2)
// Long enough for a machine that is busy.
const limits = { connections: 5, connect: 5_000, statement: 20_000, idle: 30_000 }
const store = await openStore({ kind: 'postgres', url: database, limits })
const secret = 'a secret of this program that has 32 bytes'
const server = await createServer({
  database: store.database,
  sender: { send: async () => {} },
  config: defaultConfig,
  origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
  transports: {
    WhatsApp: webhookTransport({
      channel: 'WhatsApp',
      url: webhook,
      secret,
      now: () => new Date(),
      timeout: 2_000,
    }),
  },
  deliveryRules: { firstPause: 1, longestPause: 5, attemptTimeout: 6, rate: 100_000, mostAttempts: 30 },
  queueTimes: { polling: 0.5, supervision: 1 },
})
await server.start()
process.stdout.write('ready\n')
let peak = 0
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
  process.stdout.write(`rss ${Math.round(peak / 1024 / 1024)}\n`)
}, 1_000)
