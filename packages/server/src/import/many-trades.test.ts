import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportFolder } from '../../testing/imports.ts'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { staffActions, trades } from '../db/schema/index.ts'

// A small share of `pnpm bench import`, which measures a million.
const ROWS = 30_000
const BROKEN_LINE = 27_000

let store: Store
const imports = createImportFolder(() => store.database)
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
  const strategies = Array.from({ length: 100 }, (_, index) => `S-${index},momentum,,,,1`)
  await imports.importText(
    'strategies',
    ['strategyCode,factor,xirr,netReturn,pnl,status', ...strategies].join('\n'),
  )
})
afterAll(async () => {
  imports.remove()
  await store.close()
})

async function writeTrades(name: string, priceOf: (line: number) => string) {
  const path = join(imports.folder, name)
  const file = createWriteStream(path)
  file.write('externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate\n')
  for (let line = 2; line < ROWS + 2; line += 1) {
    const row = `T-${line},S-${line % 100},STOCK ${line % 70},${priceOf(line)},12,2,2025-01-${10 + (line % 20)},2025-03-01\n`
    if (!file.write(row)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
  return path
}

test('a file that is broken near its end imports nothing, and names the line', async () => {
  const path = await writeTrades('broken.csv', (line) => (line === BROKEN_LINE ? 'many' : '10'))
  expect(await imports.importPath('trades', path)).toMatchObject({
    errorCount: 1,
    errors: [
      { line: BROKEN_LINE, column: 'entryPrice', reason: '“many” is no number. Write it as 1234.56.' },
    ],
  })
  expect(await store.database.$count(trades)).toBe(0)
})

test('other requests have their turn after the rows are read: with the database during a check, else during an import', async () => {
  const path = await writeTrades('shared.csv', () => '10')
  const turnsDuring = async (isDryRun: boolean, turn: () => Promise<unknown>) => {
    let turns = 0
    let isRunning = true
    const onProgress = (rows: number) => {
      if (rows === ROWS) turns = 0
    }
    const importing = imports.importPath('trades', path, { isDryRun, onProgress })
    const ended = importing.finally(() => {
      isRunning = false
    })
    while (isRunning) {
      await turn()
      await setImmediate()
      if (isRunning) turns += 1
    }
    await ended
    return turns
  }
  const most = ROWS / 2_000
  expect(await turnsDuring(true, () => store.database.execute(sql`select 1`))).toBeGreaterThan(most)
  expect(await turnsDuring(false, async () => {})).toBeGreaterThan(most)
  await store.database.delete(trades)
})

test('many trades are imported once, and only what differs is changed', async () => {
  const path = await writeTrades('trades.csv', () => '10')
  expect(await imports.importPath('trades', path)).toMatchObject({ added: ROWS, changed: 0 })
  expect(await imports.importPath('trades', path)).toMatchObject({ added: 0, changed: 0, unchanged: ROWS })
  const corrected = await writeTrades('corrected.csv', (line) => (line % 1000 === 0 ? '11' : '10'))
  expect(await imports.importPath('trades', corrected)).toMatchObject({ added: 0, changed: 30 })
  expect(await store.database.$count(trades)).toBe(ROWS)

  // More than are in memory at once.
  const all = await writeTrades('all.csv', (line) => (line % 1000 === 0 ? '11' : '12'))
  expect(await imports.importPath('trades', all)).toMatchObject({ added: 0, changed: ROWS - 30 })
  expect(await store.database.$count(staffActions, eq(staffActions.action, 'trade.changed'))).toBe(ROWS)
})
