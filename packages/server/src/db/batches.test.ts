import { desc, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import { type OrderedRows, readBatches } from './batches.ts'
import type { Store } from './database.ts'
import { newestFirst, positionOf } from './order.ts'
import { auditLogs } from './schema/index.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
  // Three rows a moment, and moments that differ by a microsecond, so that batches end between them.
  await store.database.execute(sql`
    insert into audit_logs (stock_name, data_type, executed_on, status)
    select 'STOCK ' || n, 'EOD', timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond', 'SUCCESS'
    from generate_series(1, 100) n`)
})
afterAll(() => store.close())

const { executedOn, id } = auditLogs

const rows = () =>
  ({
    ...newestFirst(auditLogs, executedOn),
    read: (condition, limit) =>
      store.database
        .select({ ...getTableColumns(auditLogs), position: positionOf(executedOn) })
        .from(auditLogs)
        .where(condition)
        .orderBy(desc(executedOn), desc(id))
        .limit(limit),
  }) satisfies OrderedRows<{ id: number; position: string }>

test.each([1, 7, 50, 100, 1000])('every row is read once and in order, in batches of %i', async (size) => {
  const all = await rows().read(undefined, 1000)
  const batches = await Array.fromAsync(readBatches(rows(), undefined, size))
  expect(batches.every((batch) => batch.length <= size)).toBe(true)
  expect(batches.flat()).toEqual(all)
  expect(all).toHaveLength(100)
})

test('a list goes on after the last row of a batch was deleted', async () => {
  const read: number[] = []
  for await (const batch of readBatches(rows(), undefined, 10)) {
    read.push(...batch.map((row) => row.id))
    if (read.length === 10) await store.database.execute(sql`delete from audit_logs where id = ${read[9]}`)
  }
  expect(new Set(read).size).toBe(100)
})

test('a batch is found by the index, without sorting', async () => {
  const [row] = await rows().read(undefined, 1)
  const query = store.database
    .select()
    .from(auditLogs)
    .where(newestFirst(auditLogs, executedOn).isAfter(row!))
    .orderBy(desc(executedOn), desc(id))
    .limit(10)
  const plan = await store.database.transaction(async (tx) => {
    // The table is too short for the planner to prefer an index.
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(await tx.execute(sql`explain ${query}`))
  })
  expect(plan).toMatch(/Index Scan Backward using audit_logs_order/)
  expect(plan).not.toContain('Sort')
})
