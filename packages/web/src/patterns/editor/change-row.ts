import { isSameId } from '@tarang/machines/editor'
import type { CallOptions } from '#patterns/action'
import { RowProblem } from '#patterns/bulk-action'
import { writeContextOf } from './changes.ts'
import type { RecordList } from './current-record.ts'
import type { Editor } from './define-editor.ts'

type SavingEditor<Row extends object, Draft extends object> = Pick<
  Editor<Row, Draft>,
  'fields' | 'rules' | 'nameOf' | 'titleOf' | 'update'
>

/** The version of a record, for `If-Match`; undefined where the API has none. */
export function etagOf(row: object | undefined): string | undefined {
  const { etag } = (row ?? {}) as { readonly etag?: unknown }
  return typeof etag === 'string' && etag !== '' ? etag : undefined
}

/** Saves some fields of a row as the editor's form does, if the row still has this version. What the form would refuse is not sent. */
export async function saveFields<Row extends object, Draft extends object>(
  { update, rules, ...form }: SavingEditor<Row, Draft>,
  row: Row,
  changes: NoInfer<Partial<Draft>>,
  { signal, idempotencyKey }: CallOptions,
  ifMatch: string | undefined,
): Promise<Row | undefined> {
  const draft = { ...rules.draftOf(row), ...changes }
  const [problem] = Object.values<string | undefined>(rules.validate?.(draft, row) ?? {})
  if (problem !== undefined) throw new RowProblem(problem)
  const context = writeContextOf({ rules, ...form }, row, draft)
  return update?.(row, draft, { signal, idempotencyKey, context, ...(ifMatch && { ifMatch }) })
}

/**
 * The call of an action that changes a field: the save of the editor's form. A save that also sends other fields needs
 * `list`, which is requested once a run, so that later changes by others stay.
 */
export function changeRow<Row extends object, Draft extends object>(
  editor: SavingEditor<Row, Draft>,
  changes: NoInfer<Partial<Draft>>,
  list?: RecordList<NoInfer<Row>>,
) {
  const loads = new WeakMap<object, Promise<readonly Row[]>>()
  const rowsOf = ({ load }: RecordList<Row>, { run, signal }: CallOptions) => {
    const loading = loads.get(run) ?? load({ signal })
    loads.set(run, loading)
    return loading
  }
  const change = async (shown: Row, options: CallOptions) => {
    if (!list) return saveFields(editor, shown, changes, options, undefined)
    const rows = await rowsOf(list, options)
    const row = rows.find((other) => isSameId(list.rowId(other), list.rowId(shown)))
    if (!row) throw new RowProblem('Somebody else deleted this record. Nothing was sent.')
    return saveFields(editor, row, changes, options, etagOf(row))
  }
  return async (shown: Row, options: CallOptions): Promise<Row | undefined> => {
    try {
      return await change(shown, options)
    } catch (error) {
      // A retry, or the next login, may come much later: it reads again.
      loads.delete(options.run)
      throw error
    }
  }
}
