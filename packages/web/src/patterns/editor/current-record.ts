import { isSameId, StaleRecordError } from '@tarang/machines/editor'
import type { RowId } from '@tarang/machines/table'

interface ReadOptions {
  readonly signal: AbortSignal
}

/** The list that a record is read from again, before its changes are saved. */
export interface RecordList<Row> {
  readonly load: (options: ReadOptions) => Promise<readonly Row[]>
  readonly rowId: (row: Row) => RowId
}

/** Reads a record again: by its own call, or from its list. */
export async function currentRecord<Row extends object>(
  { load, rowId }: RecordList<Row>,
  readOne: ((row: Row, options: ReadOptions) => Promise<Row | null>) | undefined,
  row: Row,
  options: ReadOptions,
): Promise<Row | null> {
  // A record without an id cannot be found again.
  if (rowId(row) == null) return row
  // A received list may have items that are not records.
  const isSame = (other: Row | null) => other !== null && isSameId(rowId(other), rowId(row))
  if (!readOne) return (await load(options)).find(isSame) ?? null
  const current = await readOne(row, options)
  if (current && !isSame(current)) throw new StaleRecordError('anotherRecord')
  return current
}
