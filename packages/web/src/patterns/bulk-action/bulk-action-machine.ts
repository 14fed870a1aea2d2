import { createBulkActionMachine } from '@tarang/machines/bulk-action'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'
import { submitOnce } from '#platform/submission'
import type { BulkAction } from './define-bulk-actions.ts'

/** A row in one run. Its call and the retry of it are one submission, and those of another run are not. */
export interface BulkItem<Row> {
  readonly row: Row
  readonly run: object
}

/** The items of a new run. */
export function itemsOf<Row>(rows: readonly Row[]): readonly BulkItem<Row>[] {
  const run = {}
  return rows.map((row) => ({ row, run }))
}

export const machineOf = <Row>({ act }: BulkAction<Row>) =>
  createBulkActionMachine<BulkItem<Row>>().provide({
    actors: {
      act: fromPromise<unknown, { item: BulkItem<Row> }>(({ input: { item }, signal }) =>
        unlessAborted(
          signal,
          submitOnce(item, (idempotencyKey) => act(item.row, { signal, idempotencyKey, run: item.run })),
        ),
      ),
    },
  })
