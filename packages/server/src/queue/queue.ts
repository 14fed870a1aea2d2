import { sql } from 'drizzle-orm'
import { type Job, PgBoss, type QueueOptions, type SendOptions, type WorkOptions } from 'pg-boss'
import { codeOf } from '../causes.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log-event.ts'
import { deadLetterOptions, deadLetters, watchDeadLetters } from './dead-letters.ts'
import { queueSchema } from './install.ts'
import { queueInTransaction, queueOnDatabase } from './queue-database.ts'

/** One kind of job, and the function that works it. */
export interface JobKind<Data extends object> {
  name: string
  /** Retries and times, as pg-boss has them. */
  options?: QueueOptions
  /** Keeps a job that failed as often as it may, for a person to look at. */
  keepsDeadLetters?: boolean
  work?: Pick<WorkOptions, 'pollingIntervalSeconds' | 'localConcurrency'>
  /**
   * Works one job. A rejection is a failed attempt. The signal aborts when the process stops. Undefined where the process
   * lacks what the job needs, such as a provider: it leaves these jobs to processes that have it.
   */
  run: ((data: Data, signal: AbortSignal) => Promise<void>) | undefined
  /** Works a kept job that failed as often as it may, also where its process was killed. It can be called again. */
  onDeadLetter?(data: Data, signal: AbortSignal): Promise<void>
}

export type SendJobOptions = Pick<SendOptions, 'startAfter' | 'singletonKey'>

/** Seconds between two queries for jobs, and between two queries for jobs whose process ended. */
export interface QueueTimes {
  polling: number
  supervision: number
}

const defaultTimes: QueueTimes = { polling: 2, supervision: 10 }

/** A failed job is repeated after 5 s, 10 s and so on. One whose process ended is repeated once its heartbeat is missed. */
const standardOptions: QueueOptions = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 10,
}

/**
 * Milliseconds for the jobs at work when the process stops: a call of a webhook takes up to 30 s, and its outcome must be
 * stored, or its messages are sent again. Another process repeats the unfinished ones.
 */
const STOP_TIMEOUT = 35_000

export interface Queue {
  /** Declares a kind of job, before `start`. */
  define<Data extends object>(kind: JobKind<Data>): void
  /** Sends a job inside a transaction: it exists once that is committed. Call `wake` afterwards to start it at once. */
  send(tx: Database, name: string, data: object, options?: SendJobOptions): Promise<void>
  /** Lets this process look for jobs of a kind without waiting for its next poll. */
  wake(name: string): void
  /** Resolves when no job of a kind is at work or waits for its first attempt, or after some milliseconds. */
  settled(name: string, timeout: number): Promise<void>
  start(): Promise<void>
  /** Finishes the jobs at work and takes no others. */
  stop(): Promise<void>
}

interface QueueParts {
  database: Database
  log: Log
  times?: QueueTimes | undefined
}

/** Creates the job queue of one process. All processes of a database share its jobs. */
export function createQueue({ database, log, times = defaultTimes }: QueueParts): Queue {
  const boss = new PgBoss({
    db: queueOnDatabase(database),
    schema: queueSchema,
    schedule: false,
    superviseIntervalSeconds: times.supervision,
    monitorIntervalSeconds: times.supervision,
    registerInstance: false,
    // Needs the owner of the tables, which the role of a server need not be.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log('queue.failed', { reason: codeOf(error) ?? error.name }, 'warn'))
  boss.on('warning', ({ message }) => log('queue.warning', { reason: message }, 'warn'))
  const kinds = new Map<string, JobKind<object>>()
  const workers = new Map<string, string>()
  const stopping = new AbortController()
  let stopWatching = () => {}

  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  async function startKind({ name, options = {}, keepsDeadLetters, work, run }: JobKind<object>) {
    const settings = { ...standardOptions, ...options, ...(keepsDeadLetters && { deadLetter: deadLetters }) }
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
    // Fills pg-boss' memory of the queue: inside a transaction on PGlite it could not read it.
    await boss.findJobs(name, { limit: 1 })
    if (!run) return
    const handle = async ([job]: Job<object>[]) => {
      if (!job) return
      await run(job.data ?? {}, AbortSignal.any([job.signal, stopping.signal]))
      // The worker looks for the next job without a pause.
      wake(name)
    }
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: times.polling, ...work }, handle))
  }

  async function startDeadLetters() {
    const settings = { ...standardOptions, ...deadLetterOptions }
    await boss.updateQueue(deadLetters, settings)
    const options = { pollingIntervalSeconds: times.polling, includeMetadata: true } as const
    const worker = await boss.work<object, void, typeof options>(deadLetters, options, async ([job]) => {
      if (!job) return
      const kind = kinds.get(job.sourceName ?? '')
      await kind?.onDeadLetter?.(job.data ?? {}, AbortSignal.any([job.signal, stopping.signal]))
      // A provider that is away for long leaves thousands, and staff wait to read that their messages failed.
      wake(deadLetters)
    })
    workers.set(deadLetters, worker)
  }

  return {
    define: (kind) => void kinds.set(kind.name, kind as unknown as JobKind<object>),
    send: async (tx, name, data, options = {}) => {
      await boss.send(name, data, { ...options, db: queueInTransaction(tx) })
    },
    wake,
    settled: async (name, timeout) => {
      const until = performance.now() + timeout
      while (performance.now() < until && (await isBusy(database, name)))
        await new Promise((resolve) => setTimeout(resolve, 10))
    },
    start: async () => {
      await boss.start()
      await boss.createQueue(deadLetters)
      for (const kind of kinds.values()) await startKind(kind)
      await startDeadLetters()
      stopWatching = watchDeadLetters(database, log, times.supervision)
    },
    stop: async () => {
      stopWatching()
      stopping.abort()
      await boss.stop({ timeout: STOP_TIMEOUT })
    },
  }
}

async function isBusy(database: Database, name: string): Promise<boolean> {
  const { rows } = (await database.execute(
    sql`select from ${sql.identifier(queueSchema)}.job where name = ${name} and (state = 'active' or (state = 'created' and start_after <= now())) limit 1`,
  )) as unknown as { rows: unknown[] }
  return rows.length > 0
}
