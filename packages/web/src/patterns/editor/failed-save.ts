import { type EditorEmitted, isRefreshError } from '@tarang/machines/editor'
import type { KeptChanges, NewFailedWrite } from '@tarang/machines/failed-writes'
import { isApiError, isInvalidResponseError, isNetworkError } from '@tarang/sdk'
import { now } from '#platform/clock'
import { isFromGateway } from '#platform/failure'
import { PageLeftError } from '#platform/page-left'
import { submissionKey, wasUnsent } from '#platform/submission'
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
function whyFailed(error: unknown, isSent: boolean, hasKey: boolean): Why | null {
  if (isRefreshError(error))
    return (
      whyFailed(error.cause, isSent, hasKey) &&
      notMade('The token could not be renewed, so this was refused.')
    )
  const unknown: Why = {
    outcome: 'unknown',
    reason: `No usable answer came, so the server may have done it. ${
      hasKey ? 'Retry within a day does it once in either case.' : 'Look on its screen before you try again.'
    }`,
  }
  if (error instanceof PageLeftError)
    return error.isSent ? unknown : notMade('The page was reloaded or closed, so nothing was sent.')
  const isServerError = isApiError(error) && error.status >= 500
  const hasNoAnswer = isNetworkError(error) && error.kind !== 'aborted'
  if (!isServerError && !hasNoAnswer && !isInvalidResponseError(error)) return null
  if (!isSent) return notMade('The record could not be read again before the save, so nothing was sent.')
  if (hasNoAnswer && wasUnsent(error)) return notMade('There was no network, so nothing was sent.')
  if (isServerError && !isFromGateway(error.status))
    return notMade(`The server answered that it could not do this (${error.status}).`)
  return unknown
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
  { row, draft, error, isSent }: Failure<Row, Draft>,
  path: string,
): NewFailedWrite | null {
  const changes = keptChangesOf(editor, row, draft)
  const why = whyFailed(error, isSent, changes.idempotencyKey !== undefined && !editor.sendsNoKey)
  return why && { path, form: editor.titleOf(row === null), at: now().getTime(), row, ...why, ...changes }
}
