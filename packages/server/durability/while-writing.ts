import { setTimeout } from 'node:timers/promises'
import type { Random } from '../src/sample-data/random.ts'
import { type ServerProcess, startServer } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { type Client, logIn, register } from './client.ts'
import { brokenRules } from './data-rules.ts'
import { addRecipient } from './recipient.ts'
import { addStaff, type StaffMember } from './staff.ts'
import type { Writer } from './writer.ts'

export interface Figures {
  kills: number
  /** Kills while at least one write was open. */
  duringWrites: number
  acknowledged: number
  /** Writes without a response: each may exist once and complete, or not at all. */
  unanswered: number
  /** Milliseconds of the slowest recovery. */
  slowestRecovery: number
  violations: string[]
}

interface Campaign {
  backend: Backend
  kills: number
  random: Random
  writersFor(staff: readonly StaffMember[]): Writer[]
}

/** Injects faults while writers write, and checks after each that every acknowledged write exists. */
export async function killWhileWriting({ backend, kills, random, writersFor }: Campaign): Promise<Figures> {
  await backend.reset()
  const environment = { ...backend.environment, SAMPLE_DATA: 'off' }
  const figures: Figures = {
    kills: 0,
    duringWrites: 0,
    acknowledged: 0,
    unanswered: 0,
    slowestRecovery: 0,
    violations: [],
  }

  const empty = await backend.open()
  await addRecipient(empty.database)
  const writers = writersFor(await addStaff(empty.database))
  await empty.close()
  let server = await startServer(environment)
  try {
    await register(server.base)
    const session = createSession()
    for (let round = 0; round < kills; round++) {
      const fault = backend.faults[round % backend.faults.length]!
      const client = await session.clientOf(server)
      const work = startWork(writers, client, figures)
      await Promise.race([work.firstWrites, work.ended, setTimeout(20_000)])
      await setTimeout(random.between(0, 1000))
      if (work.open() > 0) figures.duringWrites += 1
      const injectedAt = performance.now()
      await fault.inject(server)
      await work.stop()
      figures.kills += 1
      if (fault.stopsServer) server = await startServer(environment)
      else await ready(server)
      figures.slowestRecovery = Math.max(figures.slowestRecovery, performance.now() - injectedAt)
      const after = { ...client, base: server.base }
      for (const writer of writers) figures.violations.push(...(await writer.violations(after)))
    }
    const code = await server.kill('SIGTERM')
    if (code !== 0) figures.violations.push(`SIGTERM ended it with ${code}: ${server.errors()}`)
  } finally {
    await server.kill('SIGKILL')
  }
  const store = await backend.open()
  figures.violations.push(...(await brokenRules(store.database)))
  await store.close()
  for (const { name, sentWrites } of writers)
    if (sentWrites.acknowledged() === 0) figures.violations.push(`${name}: no write was acknowledged`)
  figures.acknowledged = writers.reduce((sum, { sentWrites }) => sum + sentWrites.acknowledged(), 0)
  return figures
}

/** Runs two writers of each kind until they are stopped. */
function startWork(writers: Writer[], client: Client, figures: Figures) {
  const written = writers.map((writer) => ({ writer, ...Promise.withResolvers<void>() }))
  let isStopped = false
  let open = 0
  const work = async (writer: Writer) => {
    while (!isStopped) {
      open += 1
      const isAcknowledged = await writer.write(client).finally(() => {
        open -= 1
      })
      if (isAcknowledged) written.find((one) => one.writer === writer)?.resolve()
      else {
        figures.unanswered += 1
        await setTimeout(20)
      }
    }
  }
  const ended = Promise.all([...writers, ...writers].map(work))
  return {
    /** One write of each writer: an upload is slower than the rest. */
    firstWrites: Promise.all(written.map(({ promise }) => promise)),
    ended,
    open: () => open,
    stop: () => {
      isStopped = true
      return ended
    },
  }
}

/** Logs in again before the token expires. */
function createSession() {
  let token = ''
  let since = Number.NEGATIVE_INFINITY
  return {
    async clientOf({ base }: ServerProcess): Promise<Client> {
      if (performance.now() - since > 8 * 60_000) {
        token = (await logIn(base)).jwtToken
        since = performance.now()
      }
      return { base, bearer: token }
    },
  }
}

/** Waits until the server has recovered without a restart. */
async function ready(server: ServerProcess) {
  await server.until(async () => (await fetch(`${server.base}/readyz`)).ok)
}
