import { setImmediate } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'

/** How many rows one query of a whole list reads: the event loop is blocked while the rows of one query are converted. */
const BATCH = 1_000

/** The rows of a table in the order of a list. */
export interface OrderedRows<Row> {
  /** Reads the first rows that fulfil a condition. */
  read(condition: SQL | undefined, limit: number): PromiseLike<Row[]>
  /** The condition of the rows that follow one that was read. */
  isAfter(row: NoInfer<Row>): SQL
}

/**
 * Reads a whole list in batches. No transaction is open between two batches, because a slow client would hold its
 * connection: a row that is added or deleted meanwhile may be in the list or not, and every other row is in it once.
 */
export async function* readBatches<Row>(
  { read, isAfter }: OrderedRows<Row>,
  start?: SQL,
  size = BATCH,
): AsyncGenerator<Row[]> {
  for (let condition = start; ; ) {
    const rows = await read(condition, size)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    condition = isAfter(last)
    // The embedded database works in this thread: without this, no other request would have its turn.
    await setImmediate()
  }
}

/** Splits rows that are in memory into batches. */
export async function* splitIntoBatches<Row>(rows: readonly Row[], size = BATCH): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += size) {
    yield rows.slice(start, start + size)
    await setImmediate()
  }
}

/** Ends the batches after a number of rows. */
export async function* takeRows<Row>(batches: AsyncIterable<Row[]>, most: number): AsyncGenerator<Row[]> {
  let remaining = most
  for await (const rows of batches) {
    yield rows.slice(0, remaining)
    remaining -= rows.length
    if (remaining <= 0) return
  }
}

/** Reads all rows of the batches into memory. */
export async function collectRows<Row>(batches: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for await (const rows of batches) all.push(...rows)
  return all
}

/** Changes every row of the batches. */
export async function* mapBatches<Row, Item>(
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  for await (const rows of batches) yield rows.map(toItem)
}
