import { isApiError } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import { changeOf } from '../comparison/comparison.model.ts'
import { markUnsent, outcomeOf, unfinished } from '../failed-outcome/index.ts'
import { unlessAborted } from '../unless-aborted/index.ts'
import type { EditorRules, SaveAnswer, SaveInput } from './editor.model.ts'

/** The calls of a save. */
export interface SaveCalls<Row, Draft extends object, Result> {
  readonly draftOf: EditorRules<Row, Draft>['draftOf']
  /**
   * Reads a record again before its changes are saved, so that what somebody else changed meanwhile is not overwritten unseen;
   * `null` if it is gone.
   */
  readonly read?: ((row: Row, signal: AbortSignal) => Promise<Row | null>) | undefined
  readonly write: (row: Row | null, draft: Draft, signal: AbortSignal) => Promise<Result>
}

/** Reads the record again, compares it with the draft, writes, and after a 412 reads and compares once more. */
export const saveActor = <Row, Draft extends object, Result>(calls: SaveCalls<Row, Draft, Result>) =>
  fromPromise<SaveAnswer<Row, Result>, SaveInput<Row, Draft>>(({ input, signal }) =>
    unlessAborted(signal, save(calls, input, signal)),
  )

async function save<Row, Draft extends object, Result>(
  { draftOf, read, write }: SaveCalls<Row, Draft, Result>,
  { row, draft }: SaveInput<Row, Draft>,
  signal: AbortSignal,
): Promise<SaveAnswer<Row, Result>> {
  if (row === null || !read) return { type: 'saved', row, result: await write(row, draft, signal) }
  const check = async (before: Row) => {
    const newer = await readAgain(read, before, signal)
    return newer === null
      ? ({ type: 'deleted', row: null } as const)
      : { type: changeOf({ draftOf, row: before, newer, draft }), row: newer }
  }
  const first = await check(row)
  if (first.type !== null) return { ...first, type: first.type }
  signal.throwIfAborted()
  try {
    return { type: 'saved', row: first.row, result: await write(first.row, draft, signal) }
  } catch (error) {
    // `If-Match` was refused: the record changed after it was read.
    if (!isApiError(error) || error.status !== 412) throw error
    const second = await check(first.row)
    // Nothing that the form shows differs: the user decides to save again.
    if (second.type === null) throw error
    return { ...second, type: second.type }
  }
}

async function readAgain<Row>(
  read: NonNullable<SaveCalls<Row, never, unknown>['read']>,
  row: Row,
  signal: AbortSignal,
): Promise<Row | null> {
  try {
    return await read(row, signal)
  } catch (error) {
    if (outcomeOf(error).outcome !== 'refused') markUnsent(error, unfinished.notRead)
    throw error
  }
}
