import {
  type ComparedField,
  comparedFields,
  type EditorContext,
  type FieldErrors,
  firstProblem,
  isSameDraft,
} from './editor.model.ts'

export type EditorStatus =
  | 'closed'
  | 'editing'
  | 'confirmingDiscard'
  | 'checking'
  | 'comparing'
  | 'saving'
  | 'waitingForLogin'
  | 'saved'

type EditorValue =
  | Exclude<EditorStatus, 'editing' | 'waitingForLogin'>
  | { readonly editing: 'unchanged' | 'changed' | 'another' }
  | { readonly waitingForLogin: 'waiting' | 'confirmingDiscard' }

/** The part of a snapshot that `editorView` reads. */
export interface EditorSnapshot<Row, Draft extends object> {
  readonly value: EditorValue
  readonly context: EditorContext<Row, Draft>
}

/** The view of an editor's dialogs. */
export interface EditorView<Row, Draft extends object> {
  readonly status: EditorStatus
  /** The form is open, also below the discard dialog. */
  readonly isOpen: boolean
  readonly isSaving: boolean
  /** The fields to choose from, while the record and the draft are compared. */
  readonly comparison: readonly ComparedField<Draft>[] | null
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
  const { row, opened, draft, fieldErrors, error, outcome, sent, hasSaved } = context
  const status = statusOf(value)
  const isSaving = status === 'checking' || status === 'saving'
  const isOpen = status !== 'closed' && status !== 'saved'
  return {
    status,
    isOpen,
    isSaving,
    comparison: status === 'comparing' ? comparedFields(context) : null,
    isWaitingForLogin: status === 'waitingForLogin',
    isBlocked: isSaving || status === 'waitingForLogin',
    isConfirmingDiscard: isConfirmingDiscard(value),
    isSaved: status === 'saved',
    isNew: row === null,
    isDirty: isOpen && !isSameDraft(opened, draft),
    row,
    draft,
    fieldErrors,
    firstInvalidField: firstProblem(draft, fieldErrors),
    // A refusal that the check may settle is not shown meanwhile.
    error: isSaving ? null : error,
    isUnknown: !isSaving && outcome === 'unknown',
    isAsSent: draft === sent,
    hasSaved,
  }
}

const statusOf = (value: EditorValue): EditorStatus =>
  typeof value === 'string' ? value : 'editing' in value ? 'editing' : 'waitingForLogin'

const isConfirmingDiscard = (value: EditorValue): boolean =>
  value === 'confirmingDiscard' ||
  (typeof value === 'object' && 'waitingForLogin' in value && value.waitingForLogin === 'confirmingDiscard')
