import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { notifications } from '../src/db/schema/index.ts'
import { notificationKind } from '../src/delivery/notification-job.ts'
import { openStore } from '../src/index.ts'
import { createQueue } from '../src/queue/queue.ts'
import { createRandom } from '../src/sample-data/random.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { type Run, runProgram } from '../testing/processes.ts'
import { acceptAll, startWebhook } from '../testing/providers.ts'

/** Messages of one call: what a kill can leave without a known outcome. */
const BATCH = 100
/** Megabytes of a process, whatever the number of recipients. */
const MOST_MEMORY = 400
const FINISH_TIMEOUT = 1_800_000
const limits = { connections: 4, connect: 10_000, statement: 120_000, idle: 30_000 }

interface Campaign {
  recipients: number
  seed: string
  write: (line: string) => void
}

/** Delivers a notification while processes are killed, and checks that nobody is missed or gets it twice without need. */
export async function deliverUnderKills({ recipients, seed, write }: Campaign) {
  const random = createRandom(seed)
  const postgres = await startPostgres()
  // How often each delivery was accepted, and how often without an answer.
  const accepted = new Map<string, number>()
  let silent = 0
  let faults = 0
  const provider = await startWebhook((call) => {
    const fault = random.next()
    if (fault < 0.12) faults += 1
    if (fault < 0.03) return { status: 500 }
    if (fault < 0.06) return { status: 429, headers: { 'retry-after': '1' } }
    if (fault < 0.09) return { body: '<html>busy</html>' }
    for (const { id } of call.body.messages) accepted.set(id, (accepted.get(id) ?? 0) + 1)
    if (fault < 0.12) {
      silent += call.body.messages.length
      return { isSilent: true }
    }
    return acceptAll(call)
  })
  const workers: Run[] = []
  const startWorker = async () => {
    const worker = runProgram('../durability/delivery-worker.ts', {}, [postgres.url, provider.url])
    workers.push(worker)
    await worker.until(() => worker.out().includes('ready'))
    return worker
  }
  const store = await openStore({ kind: 'postgres', url: postgres.url, limits })
  const { database } = store
  const readCounts = async () => {
    const { rows } = (await database.execute(
      sql`select status, count(*)::int as count from deliveries group by status`,
    )) as unknown as { rows: { status: string; count: number }[] }
    return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<string, number>
  }
  const deliveredOrZero = () =>
    readCounts().then(
      ({ delivered = 0 }) => delivered,
      () => 0,
    )
  const untilDelivered = async (share: number) => {
    while ((await deliveredOrZero()) < recipients * share) await setTimeout(100)
  }
  try {
    await database.execute(sql`
      insert into recipients (external_key, name, phone, whatsapp_consent, created_on)
      select 'C' || n, 'Recipient ' || n, lpad(n::text, 10, '0'), true, now()
      from generate_series(1, ${recipients}::int) as n`)
    let one = await startWorker()
    await startWorker()
    const queue = createQueue({ database, log: () => {} })
    await queue.start()
    const startedAt = performance.now()
    await database.transaction(async (tx) => {
      const content = { title: 'Closed', topic: 'Announcement', shortDesc: 'a', longDesc: 'b' }
      const times = { createdAt: new Date(), writtenTo: 0, writesTo: recipients }
      const [row] = await tx
        .insert(notifications)
        .values({ ...content, ...times, type: 'WhatsApp' })
        .returning()
      await queue.send(tx, notificationKind, { notificationId: row!.id })
    })
    await queue.stop()

    for (const share of [0.15, 0.45]) {
      await untilDelivered(share)
      await one.kill('SIGKILL')
      write(`a process was killed at ${await deliveredOrZero()} delivered`)
      one = await startWorker()
    }
    await untilDelivered(0.7)
    postgres.stop('immediate')
    postgres.start()
    write(`PostgreSQL was killed and started at ${await deliveredOrZero()} delivered`)

    const until = performance.now() + FINISH_TIMEOUT
    let counts: Record<string, number> = {}
    while ((counts.delivered ?? 0) + (counts.failed ?? 0) < recipients && performance.now() < until) {
      counts = await readCounts().catch(() => counts)
      await setTimeout(250)
    }
    const duration = performance.now() - startedAt
    const repeated = [...accepted.values()].reduce((sum, times) => sum + times - 1, 0)
    // Each kill of a process leaves one batch unknown, and the restart of PostgreSQL one for each process.
    const mostRepeated = silent + BATCH * (2 + 2)
    const missing = recipients - accepted.size
    const violations = [
      ...(counts.delivered === recipients ? [] : [`not all were delivered: ${JSON.stringify(counts)}`]),
      ...(missing === 0 ? [] : [`${missing} recipients were never sent to`]),
      ...(repeated <= mostRepeated ? [] : [`${repeated} were sent again, of ${mostRepeated} that may be`]),
    ]
    const memory = Math.max(...workers.map((worker) => Number(/rss (\d+)\s*$/.exec(worker.out())?.[1] ?? 0)))
    if (memory > MOST_MEMORY) violations.push(`a process took ${memory} MB`)
    const { delivered = 0 } = counts
    return {
      recipients,
      delivered,
      duration,
      calls: provider.calls.length,
      faults,
      repeated,
      mostRepeated,
      memory,
      violations,
    }
  } finally {
    for (const worker of workers) await worker.kill('SIGKILL')
    await store.close()
    provider.close()
    postgres.remove()
  }
}
