import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { deliveries } from '../src/db/schema/index.ts'
import { createRandom } from '../src/sample-data/random.ts'
import { type Run, runProgram } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { createFaultyProviders, type FaultyProvider } from './faulty-providers.ts'

/** Messages of one call. */
const BATCH = 100
/** How many megabytes a process may take more than when it was ready, whatever the number of recipients. */
const MOST_GROWTH = 200

interface Campaign {
  backend: Backend
  recipients: number
  /** Each kind of fault comes once in so many calls. */
  faultsEvery: number
  seed: string
  /** Milliseconds after which it gives up. */
  timeout: number
  write: (line: string) => void
}

interface Worker {
  run: Run
  provider: FaultyProvider
  isAlive: boolean
}

/** What a process writes every second. */
interface Report {
  counts: Partial<Record<string, number>>
  memory: number
}

const reportsOf = ({ run }: Worker): Report[] =>
  run
    .out()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Report)

/**
 * Delivers a notification through stand-ins with faults, kills a process twice and restarts PostgreSQL once on the way, and
 * checks that no recipient is missed, and that none gets it twice unless an outcome is unknown.
 */
export async function deliverUnderKills(campaign: Campaign) {
  const { backend, recipients, faultsEvery, seed, timeout, write } = campaign
  await backend.reset()
  await addRecipients(backend, recipients)
  const workers: Worker[] = []
  let failure: unknown = null
  let turn: Promise<void> = Promise.resolve()
  /** Starts processes and databases one after another: a process does not start without its database. */
  const inTurn = (step: () => Promise<unknown>) => {
    turn = turn
      .then(step)
      .then(() => {})
      .catch((error) => {
        failure = error
      })
  }
  const kill = async (url: string) => {
    const worker = workers.find(({ provider }) => provider.url === url)!
    worker.isAlive = false
    // Sometimes the outcome is stored already, sometimes the next call is under way.
    await setTimeout(random.between(0, 20))
    worker.provider.callerEnded()
    await worker.run.kill('SIGKILL')
    write(`a process was killed at ${providers.acceptedCount()} accepted`)
    inTurn(startWorker)
  }
  const restart = async () => {
    await backend.restart?.()
    write(`PostgreSQL was killed and started at ${providers.acceptedCount()} accepted`)
  }
  const at = (share: number) => Math.round(share * recipients)
  const random = createRandom(seed)
  const providers = createFaultyProviders({
    random,
    faultsEvery,
    interruptions: [
      { after: at(0.15), isAnswered: false, interrupt: (url) => void kill(url) },
      { after: at(0.45), isAnswered: true, interrupt: (url) => void kill(url) },
      ...(backend.restart ? [{ after: at(0.7), isAnswered: true, interrupt: () => inTurn(restart) }] : []),
    ],
  })
  const startWorker = async (...args: string[]) => {
    const provider = await providers.start()
    const run = runProgram('durability/delivery-worker.ts', backend.environment, [provider.url, ...args])
    const worker: Worker = { run, provider, isAlive: true }
    workers.push(worker)
    await run.until(() => reportsOf(worker).length > 0)
  }
  const finishedCount = () =>
    Math.max(
      0,
      ...workers
        .filter(({ isAlive }) => isAlive)
        .map((worker) => reportsOf(worker).at(-1)?.counts ?? {})
        .map(({ delivered = 0, failed = 0 }) => delivered + failed),
    )
  try {
    const startedAt = performance.now()
    await startWorker('send')
    for (let more = 1; more < backend.processes; more++) await startWorker()
    const until = startedAt + timeout
    while (finishedCount() < recipients && performance.now() < until) {
      if (failure) throw failure
      await setTimeout(250)
    }
    await turn
    const duration = performance.now() - startedAt
    const memory = workers.map((worker) => reportsOf(worker).map((report) => report.memory))
    const mostMemory = Math.max(...memory.flat())
    const growth = Math.max(...memory.map((values) => Math.max(...values) - (values[0] ?? 0)))
    for (const { run } of workers) await run.kill('SIGKILL')

    const delivered = await readDelivered(backend)
    const repeated = providers.repeated()
    // The call of each process at the restart of PostgreSQL, and one that waits for this program, which waits for `pg_ctl`.
    const mostNeedless = backend.restart ? 2 * BATCH * backend.processes : 0
    const unsent = delivered.filter((id) => !providers.isAccepted(id))
    const missed = Object.entries(providers.faults).filter(([, times]) => times === 0)
    const violations = [
      ...(delivered.length === recipients ? [] : [`${delivered.length} of ${recipients} were delivered`]),
      ...(providers.acceptedCount() === recipients ? [] : [`${providers.acceptedCount()} were accepted`]),
      ...(unsent.length === 0 ? [] : [`${unsent.length} count as delivered and were never accepted`]),
      ...(repeated.needless <= mostNeedless ? [] : [`${repeated.needless} were sent again without need`]),
      ...(growth <= MOST_GROWTH ? [] : [`a process grew by ${growth} MB`]),
      ...missed.map(([fault]) => `no call ${fault}`),
      ...(providers.remainingInterruptions() === 0 ? [] : ['not every kill happened']),
    ]
    return {
      recipients,
      delivered: delivered.length,
      duration,
      calls: providers.calls(),
      faults: providers.faults,
      repeated,
      memory: mostMemory,
      growth,
      violations,
    }
  } finally {
    await turn
    for (const { run, provider } of workers) {
      await run.kill('SIGKILL')
      provider.close()
    }
  }
}

async function addRecipients(backend: Backend, recipients: number) {
  const { database, close } = await backend.open()
  // In parts, because a statement has a time limit.
  for (let first = 1; first <= recipients; first += 10_000)
    await database.execute(sql`
      insert into recipients (external_key, name, phone, whatsapp_consent, created_on)
      select 'C' || n, 'Recipient ' || n, lpad(n::text, 10, '0'), true, now()
      from generate_series(${first}::int, ${Math.min(recipients, first + 9_999)}::int) as n`)
  await close()
}

/** The ids of the deliveries that count as delivered. */
async function readDelivered(backend: Backend): Promise<string[]> {
  const { database, close } = await backend.open()
  const rows = await database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.status, 'delivered'))
  await close()
  return rows.map(({ id }) => String(id))
}
