import { isSameId } from '@tarang/machines/editor'
import type { CallOptions } from '#patterns/action'
import { RowProblem } from '#patterns/bulk-action'
import { writeContextOf } from './changes.ts'
import type { RecordList } from './current-record.ts'
import type { Editor } from './define-editor.ts'

/**
 * The call of a bulk action that changes a field: the save of the editor's form. A save that also sends other fields needs
 * `list`, which is requested once a run, so that later changes by others stay. A row that the form would refuse is not sent.
 */
export function changeRow<Row extends object, Draft extends object>(
  { update, rules, ...form }: Pick<Editor<Row, Draft>, 'fields' | 'rules' | 'nameOf' | 'titleOf' | 'update'>,
  changes: NoInfer<Partial<Draft>>,
  list?: RecordList<NoInfer<Row>>,
) {
  const loads = new WeakMap<object, Promise<readonly Row[]>>()
  const rowsOf = ({ load }: RecordList<Row>, { run, signal }: CallOptions) => {
    const loading = loads.get(run) ?? load({ signal })
    loads.set(run, loading)
    return loading
  }
  const change = async (shown: Row, options: CallOptions): Promise<unknown> => {
    const row = list
      ? (await rowsOf(list, options)).find((other) => isSameId(list.rowId(other), list.rowId(shown)))
      : shown
    if (!row) throw new RowProblem('Somebody else deleted this record. Nothing was sent.')
    const draft = { ...rules.draftOf(row), ...changes }
    const [problem] = Object.values<string | undefined>(rules.validate?.(draft, row) ?? {})
    if (problem !== undefined) throw new RowProblem(problem)
    const { signal, idempotencyKey } = options
    const context = writeContextOf({ rules, ...form }, row, draft)
    return update?.(row, draft, { signal, idempotencyKey, context })
  }
  return async (shown: Row, options: CallOptions): Promise<unknown> => {
    try {
      return await change(shown, options)
    } catch (error) {
      // A retry, or the next login, may come much later: it reads again.
      loads.delete(options.run)
      throw error
    }
  }
}
