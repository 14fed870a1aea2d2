import { setTimeout } from 'node:timers/promises'
import type { Random } from '../src/sample-data/random.ts'
import { startServer } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { type Answer, type Client, call, fetchBody, logIn, register } from './client.ts'

const ROWS = 5000

export interface ImportFigures {
  /** Kills that left nothing of their file. */
  kills: number
  /** Imports that were saved before their kill, answered or not. */
  saved: number
  violations: string[]
}

interface Campaign {
  backend: Backend
  kills: number
  random: Random
}

interface Report {
  outcome: string
  added: number
  unchanged: number
}

const imports = '/api/extensions/imports'

/** Kills servers during imports; after each, all of the file or nothing is there, and the same file imports whole. */
export async function killWhileImporting({ backend, kills, random }: Campaign): Promise<ImportFigures> {
  await backend.reset()
  const environment = { ...backend.environment, SAMPLE_DATA: 'off' }
  const figures: ImportFigures = { kills: 0, saved: 0, violations: [] }
  let server = await startServer(environment)
  try {
    await register(server.base)
    const { jwtToken: bearer } = await logIn(server.base)
    const strategy = formOf('strategyCode,factor,xirr,netReturn,pnl,status\nKILL,momentum,,,,1\n')
    await fetchBody({ base: server.base, bearer }, `${imports}/strategies`, { form: strategy })
    // The first import is not killed: its time is that of the others.
    const began = performance.now()
    await importTrades({ base: server.base, bearer }, 0)
    const took = performance.now() - began
    for (let round = 1; figures.kills < kills; round++) {
      const before = await countTrades({ base: server.base, bearer })
      const answer = importTrades({ base: server.base, bearer }, round)
      await setTimeout(random.between(0.1, 0.7) * took)
      await server.kill('SIGKILL')
      server = await startServer(environment)
      const client = { base: server.base, bearer }
      const isAnswered = (await answer) !== null
      const { running } = await fetchBody<{ running: object | null }>(client, imports)
      if (running) figures.violations.push(`import ${round}: still runs after the restart`)
      const left = (await countTrades(client)) - before
      if (left === ROWS) figures.saved += 1
      else {
        figures.kills += 1
        if (left > 0 || isAnswered) figures.violations.push(`import ${round}: ${left} rows after its kill`)
        expectRows(figures, round, 'added', await importTrades(client, round))
      }
      expectRows(figures, round, 'unchanged', await importTrades(client, round))
      const added = (await countTrades(client)) - before
      if (added !== ROWS) figures.violations.push(`import ${round}: ${added} rows in the end`)
    }
    const code = await server.kill('SIGTERM')
    if (code !== 0) figures.violations.push(`SIGTERM ended it with ${code}: ${server.errors()}`)
  } finally {
    await server.kill('SIGKILL')
  }
  return figures
}

function formOf(content: string) {
  const form = new FormData()
  form.set('file', new File([content], 'kill.csv'))
  return form
}

/** Imports a file of trades whose keys no other round has. */
function importTrades(client: Client, round: number) {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `kill-${round}-${index},KILL,STOCK ${index % 70},10,12,2,2025-01-05,2025-03-01`,
  )
  const header = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  return call<Report>(client, `${imports}/trades`, { form: formOf([header, ...rows].join('\n')) })
}

const countTrades = async (client: Client) =>
  (await fetchBody<unknown[]>(client, '/api/extensions/strategies/KILL/trades')).length

function expectRows(
  figures: ImportFigures,
  round: number,
  count: 'added' | 'unchanged',
  answer: Answer<Report> | null,
) {
  const { outcome, [count]: rows } = answer?.body ?? {}
  if (outcome !== 'imported' || rows !== ROWS)
    figures.violations.push(`import ${round}: not ${ROWS} ${count}, but ${JSON.stringify(answer)}`)
}
