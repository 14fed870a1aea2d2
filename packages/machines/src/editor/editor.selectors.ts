import type { RunningComparison } from '../comparison/index.ts'
import { type EditorContext, type FieldErrors, firstProblem, isSameDraft } from './editor.model.ts'

export type EditorStatus =
  | 'closed'
  | 'editing'
  | 'confirmingDiscard'
  | 'comparing'
  | 'saving'
  | 'waitingForLogin'
  | 'saved'

type EditorValue =
  | Exclude<EditorStatus, 'editing'>
  | { readonly editing: 'unchanged' | 'changed' | 'another' }

/** The part of a snapshot that `editorView` reads. */
export interface EditorSnapshot<Row, Draft extends object> {
  readonly value: EditorValue
  readonly context: EditorContext<Row, Draft>
}

/** The running comparison of the draft with the record as another changed it. */
export const comparisonOf = <Row, Draft extends object>({
  children,
}: {
  readonly context: EditorContext<Row, Draft>
  readonly children: Readonly<Record<string, unknown>>
}) => (children.comparison ?? null) as RunningComparison<Row, Draft> | null

/** The view of an editor's dialogs. */
export interface EditorView<Row, Draft extends object> {
  readonly status: EditorStatus
  /** The form is open, also below the discard dialog. */
  readonly isOpen: boolean
  readonly isSaving: boolean
  /** The session ended during the save; the next login saves again. */
  readonly isWaitingForLogin: boolean
  /** The form ignores input: a save is in flight, or waits for the next login. */
  readonly isBlocked: boolean
  readonly isConfirmingDiscard: boolean
  /** The success message is open. */
  readonly isSaved: boolean
  /** A new record is being added. */
  readonly isNew: boolean
  /** The draft has unsaved changes. */
  readonly isDirty: boolean
  readonly row: Row | null
  readonly draft: Draft
  readonly fieldErrors: FieldErrors<Draft>
  /** The field that gets the focus after a refusal. */
  readonly firstInvalidField: (keyof Draft & string) | null
  /** Why the last save failed. */
  readonly error: unknown
  /** Nobody knows whether the save that failed was made. */
  readonly isUnknown: boolean
  /** The draft is the one that failed: sent again, it is the same submission. */
  readonly isAsSent: boolean
  /** The form started over after a save and has not been submitted since. */
  readonly hasSaved: boolean
}

export function editorView<Row, Draft extends object>({
  value,
  context,
}: EditorSnapshot<Row, Draft>): EditorView<Row, Draft> {
  const { row, opened, draft, fieldErrors, error, outcome, sent, discardReason, hasSaved } = context
  const status = typeof value === 'string' ? value : 'editing'
  const isSaving = status === 'saving'
  const isOpen = status !== 'closed' && status !== 'saved'
  const isConfirmingDiscard = status === 'confirmingDiscard'
  const isWaitingForLogin =
    status === 'waitingForLogin' || (isConfirmingDiscard && discardReason === 'leavingDuringLogin')
  return {
    status,
    isOpen,
    isSaving,
    isWaitingForLogin,
    isBlocked: isSaving || isWaitingForLogin,
    isConfirmingDiscard,
    isSaved: status === 'saved',
    isNew: row === null,
    isDirty: isOpen && !isSameDraft(opened, draft),
    row,
    draft,
    fieldErrors,
    firstInvalidField: firstProblem(draft, fieldErrors),
    error,
    isUnknown: outcome === 'unknown',
    isAsSent: draft === sent,
    hasSaved,
  }
}
