/**
 * Measures the import of many trades, and of a file that is broken near its end, on the embedded database and on PostgreSQL:
 *
 *     pnpm bench import [--rows 1000000] [--pglite] [--postgres]
 *
 * Each import runs in a separate process, whose peak memory is printed.
 */

import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { write } from '../src/output.ts'
import { hasPostgres, startPostgres } from '../testing/postgres-server.ts'
import { runProgram } from '../testing/processes.ts'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, pglite: flag, postgres: flag },
})
const rows = Number(values.rows)
const areAll = !values.pglite && !values.postgres
const folder = mkdtempSync(join(tmpdir(), 'tarang-import-load-'))

const strategies = join(folder, 'strategies.csv')
const trades = join(folder, 'trades.csv')
const broken = join(folder, 'broken.csv')
const corrected = join(folder, 'corrected.csv')
const brokenLine = Math.floor(rows * 0.9)

async function writeFile(path: string, lines: Iterable<string>) {
  const file = createWriteStream(path)
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

function* strategyLines() {
  yield 'strategyCode,factor,xirr,netReturn,pnl,status'
  for (let at = 0; at < 1000; at += 1) yield `S-${at},momentum,,,,1`
}

function* tradeLines({ faultLine = 0, pnl = 0.75 } = {}) {
  yield 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  for (let at = 0; at < rows; at += 1) {
    const line = at + 2
    const price = line === faultLine ? 'many' : (at % 5000) + 0.25
    yield `T-${at},S-${at % 1000},STOCK ${at % 700},${price},${(at % 5000) + 1},${pnl},2024-01-${10 + (at % 20)},2025-02-03`
  }
}

async function measure(name: string, environment: Record<string, string>, args: string[]) {
  const startedAt = performance.now()
  const { ended, out, errors } = runProgram('load/import-with-memory.ts', environment, args)
  const code = await ended
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const memory = /peak (\d+) MB/.exec(errors())?.[1] ?? '?'
  const [first, second] = out().trim().split('\n')
  write(
    `${name}: ${seconds} s, peak ${memory} MB, exit ${code}: ${[first, second].filter(Boolean).join(' ')}`,
  )
  if (code !== 0 && !name.includes('broken')) throw new Error(errors())
}

async function measureAll(engine: string, environment: Record<string, string>) {
  await measure(`${engine}, 1,000 strategies`, environment, ['strategies', strategies])
  await measure(`${engine}, broken at line ${brokenLine}`, environment, ['trades', broken])
  await measure(`${engine}, dry run`, environment, ['trades', trades, '--dry-run'])
  await measure(`${engine}, import`, environment, ['trades', trades])
  await measure(`${engine}, repeated`, environment, ['trades', trades])
  await measure(`${engine}, every trade corrected`, environment, ['trades', corrected])
}

try {
  await writeFile(strategies, strategyLines())
  await writeFile(trades, tradeLines())
  await writeFile(broken, tradeLines({ faultLine: brokenLine }))
  await writeFile(corrected, tradeLines({ pnl: 1 }))
  write(`${rows} trades, ${Math.round(statSync(trades).size / 1024 / 1024)} MB`)
  if ((areAll && hasPostgres()) || values.postgres) {
    const server = await startPostgres({ durable: true })
    try {
      await measureAll('PostgreSQL', { DATABASE_URL: server.url })
    } finally {
      server.remove()
    }
  }
  if (areAll || values.pglite) await measureAll('PGlite', { DATA_DIR: join(folder, 'data') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
