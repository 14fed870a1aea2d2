import { isSameId, StaleRecordError } from '@tarang/machines/editor'
import type { RowId } from '@tarang/machines/table'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'

/** The list that a record is read from again, before its changes are saved. */
export interface RecordList<Row> {
  readonly load: (options: { signal: AbortSignal }) => Promise<readonly Row[]>
  readonly rowId: (row: Row) => RowId
}

type ReadOne<Row> = (row: Row, options: { readonly signal: AbortSignal }) => Promise<Row | null>

/** The actor that reads a record again: by its own call, or from its list. */
export const currentRecord = <Row extends object>(list: RecordList<Row>, readOne?: ReadOne<Row>) =>
  fromPromise<Row | null, { row: Row | null }>(({ input: { row }, signal }) =>
    unlessAborted(signal, readAgain(list, readOne, row, signal)),
  )

async function readAgain<Row extends object>(
  { load, rowId }: RecordList<Row>,
  readOne: ReadOne<Row> | undefined,
  row: Row | null,
  signal: AbortSignal,
): Promise<Row | null> {
  // A record without an id cannot be found again.
  if (row === null || rowId(row) == null) return row
  // A received list may have items that are not records.
  const isSame = (other: Row | null) => other !== null && isSameId(rowId(other), rowId(row))
  if (!readOne) return (await load({ signal })).find(isSame) ?? null
  const current = await readOne(row, { signal })
  if (current && !isSame(current)) throw new StaleRecordError('anotherRecord')
  return current
}
