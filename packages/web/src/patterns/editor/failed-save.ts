import type { Outcome } from '@tarang/machines/failed-outcome'
import type { KeptChanges, NewFailedWrite } from '@tarang/machines/failed-writes'
import { reasonOf } from '#patterns/write-failure'
import { submissionKey } from '#platform/api/submission'
import { now } from '#platform/browser/clock'
import { changesOf, filesOf, isFile } from './changes.ts'
import type { Editor } from './define-editor.ts'
import { shownName } from './files.ts'

/** What failed, for the tray. */
interface FailedSave<Row, Draft extends object> extends Outcome {
  readonly row: Row | null
  readonly draft: Draft
}

/** The values of a form, as the tray keeps them. */
export function keptChangesOf<Row extends object, Draft extends object>(
  { fields, rules }: Editor<Row, Draft>,
  row: Row | null,
  draft: Draft,
): KeptChanges {
  const values = draft as Readonly<Record<string, unknown>>
  const files = fields.filter(isFile)
  const others = fields.filter((field) => !isFile(field))
  return {
    draft: Object.fromEntries(
      Object.entries(values).filter(([name]) => !files.some((field) => field.name === name)),
    ),
    typed: changesOf({ fields: others, rules }, row, draft).map(({ label, after }) => ({
      label,
      text: after,
    })),
    files: files.flatMap(({ name }) => filesOf(values[name]).map((file) => shownName(file.name))),
    idempotencyKey: submissionKey(draft),
  }
}

/** A failed save for the tray; null for a refusal, which the user corrects in the form. */
export function failedWriteOf<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  { row, draft, outcome, reason }: FailedSave<Row, Draft>,
  path: string,
): NewFailedWrite | null {
  if (outcome === 'refused') return null
  const changes = keptChangesOf(editor, row, draft)
  const hasKey = changes.idempotencyKey !== undefined && !editor.sendsNoKey
  const subject = row === null ? editor.nameOf(draft) : editor.rowName(row)
  const why = { outcome, reason: reasonOf({ outcome, reason }, hasKey) }
  return { path, form: editor.titleOf(row === null), subject, at: now().getTime(), row, ...why, ...changes }
}
