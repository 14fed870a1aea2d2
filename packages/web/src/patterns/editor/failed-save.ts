import { type EditorEmitted, isRefreshError } from '@tarang/machines/editor'
import { wasUnsent } from '@tarang/machines/failed-outcome'
import type { KeptChanges, NewFailedWrite } from '@tarang/machines/failed-writes'
import { isApiError } from '@tarang/sdk'
import { now } from '#platform/clock'
import { PageLeftError } from '#platform/page-left'
import { submissionKey } from '#platform/submission'
import { changesOf, filesOf, isFile } from './changes.ts'
import type { Editor } from './define-editor.ts'
import { shownName } from './files.ts'

type Failure<Row, Draft extends object> = Omit<
  Extract<EditorEmitted<Row, Draft, unknown>, { type: 'failed' }>,
  'type'
>
type Why = Pick<NewFailedWrite, 'outcome' | 'reason'>

const notMade = (reason: string): Why => ({ outcome: 'notMade', reason })

/** Whether a failed save was made and why it failed; null for a refusal, which the user corrects in the form. */
function whyFailed(
  { error, isSent, outcome }: Pick<Failure<object, object>, 'error' | 'isSent' | 'outcome'>,
  hasKey: boolean,
): Why | null {
  if (outcome === 'refused') return null
  if (outcome === 'unknown')
    return {
      outcome,
      reason: `No usable answer came, so the server may have done it. ${
        hasKey
          ? 'Retry within a day does it once in either case.'
          : 'Look on its screen before you try again.'
      }`,
    }
  if (error instanceof PageLeftError) return notMade('The page was reloaded or closed, so nothing was sent.')
  if (isRefreshError(error)) return notMade('The token could not be renewed, so this was refused.')
  if (!isSent) return notMade('The record could not be read again before the save, so nothing was sent.')
  if (wasUnsent(error)) return notMade('There was no network, so nothing was sent.')
  return notMade(`The server answered that it could not do this (${isApiError(error) ? error.status : '?'}).`)
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

/** A failed save for the tray; null for a refusal. */
export function failedWriteOf<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  { row, draft, ...failure }: Failure<Row, Draft>,
  path: string,
): NewFailedWrite | null {
  const changes = keptChangesOf(editor, row, draft)
  const why = whyFailed(failure, changes.idempotencyKey !== undefined && !editor.sendsNoKey)
  return why && { path, form: editor.titleOf(row === null), at: now().getTime(), row, ...why, ...changes }
}
