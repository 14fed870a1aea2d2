import { setTimeout } from 'node:timers/promises'
import type { Random } from '../src/sample-data/random.ts'
import { type ServerProcess, startServer } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { brokenRules } from './books.ts'
import { type Client, logIn, register } from './client.ts'
import { allWriters, type Writer } from './writers.ts'

/** What a campaign of kills came to. */
export type Figures = {
  kills: number
  /** Kills that came while at least one write was open. */
  duringWrites: number
  acknowledged: number
  /** Writes whose answer was lost: they may be there once, whole, or not at all. */
  unanswered: number
  /** How long the slowest recovery took, in milliseconds. */
  slowestRecovery: number
  wrongs: string[]
}

type Campaign = { backend: Backend; kills: number; random: Random }

/** Kills something again and again while writers write, and looks each time whether all they were told is there. */
export async function killWhileWriting({ backend, kills, random }: Campaign): Promise<Figures> {
  await backend.fresh()
  const environment = { ...backend.environment, SAMPLE_DATA: 'off' }
  const writers = allWriters()
  const figures: Figures = {
    kills: 0,
    duringWrites: 0,
    acknowledged: 0,
    unanswered: 0,
    slowestRecovery: 0,
    wrongs: [],
  }

  let server = await startServer(environment)
  try {
    await register(server.base)
    const session = createSession()
    for (let round = 0; round < kills; round++) {
      const blow = backend.blows[round % backend.blows.length]!
      const client = await session.clientOf(server)
      const work = startWork(writers, client, figures)
      await Promise.race([work.begun, work.ended])
      await setTimeout(random.between(0, 1000))
      if (work.open() > 0) figures.duringWrites += 1
      const struck = performance.now()
      await blow.strike(server)
      await work.stop()
      figures.kills += 1
      if (blow.isDeadly) server = await startServer(environment)
      else await ready(server)
      figures.slowestRecovery = Math.max(figures.slowestRecovery, performance.now() - struck)
      const after = { ...client, base: server.base }
      for (const writer of writers) figures.wrongs.push(...(await writer.wrongs(after)))
    }
    const code = await server.kill('SIGTERM')
    if (code !== 0) figures.wrongs.push(`told to stop, it ended with ${code}: ${server.errors()}`)
  } finally {
    await server.kill('SIGKILL')
  }
  const store = await backend.open()
  figures.wrongs.push(...(await brokenRules(store.database)))
  await store.close()
  figures.acknowledged = writers.reduce((sum, { ledger }) => sum + ledger.acknowledged(), 0)
  return figures
}

/** Writers at work, two of each kind, until they are stopped. */
function startWork(writers: Writer[], client: Client, figures: Figures) {
  const begun = Promise.withResolvers<void>()
  let isStopped = false
  let open = 0
  const work = async (writer: Writer) => {
    while (!isStopped) {
      open += 1
      const isKept = await writer.write(client).finally(() => {
        open -= 1
      })
      if (isKept) begun.resolve()
      else {
        figures.unanswered += 1
        await setTimeout(20)
      }
    }
  }
  const ended = Promise.all([...writers, ...writers].map(work))
  return {
    begun: begun.promise,
    ended,
    open: () => open,
    stop: () => {
      isStopped = true
      return ended
    },
  }
}

/** Logs in where there is no token yet, or an old one. */
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

/** Waits until a server whose database was struck is ready again, by itself. */
async function ready(server: ServerProcess) {
  await server.until(async () => (await fetch(`${server.base}/readyz`)).ok)
}
