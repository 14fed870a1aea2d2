import { type EditorContext, type FieldErrors, firstProblem, isSameDraft } from './editor.model.ts'

/** Where an editor stands. */
export type EditorStatus = 'closed' | 'editing' | 'confirmingDiscard' | 'saving' | 'saved'

/** What `editorView` reads of a snapshot. */
export interface EditorSnapshot<Row, Draft extends object> {
  readonly value: EditorStatus
  readonly context: EditorContext<Row, Draft>
}

/** Everything an editor's dialogs draw. */
export interface EditorView<Row, Draft extends object> {
  readonly status: EditorStatus
  /** The form is there; the question whether to discard stands over it. */
  readonly isOpen: boolean
  /** The save is under way; what is typed, submitted or dismissed meanwhile is not taken. */
  readonly isSaving: boolean
  readonly isConfirmingDiscard: boolean
  /** The success is there. */
  readonly isSaved: boolean
  /** A new record is being added. */
  readonly isNew: boolean
  /** Something was typed that is not saved: whoever would leave has to be asked. */
  readonly isDirty: boolean
  readonly row: Row | null
  readonly draft: Draft
  readonly fieldErrors: FieldErrors<Draft>
  /** Where the focus belongs after a refusal. */
  readonly firstInvalidField: (keyof Draft & string) | null
  /** Why the last save failed. */
  readonly error: unknown
}

/** Everything an editor's dialogs draw, out of a snapshot. */
export function editorView<Row, Draft extends object>({
  value: status,
  context: { row, opened, draft, fieldErrors, error },
}: EditorSnapshot<Row, Draft>): EditorView<Row, Draft> {
  const isOpen = status !== 'closed' && status !== 'saved'
  return {
    status,
    isOpen,
    isSaving: status === 'saving',
    isConfirmingDiscard: status === 'confirmingDiscard',
    isSaved: status === 'saved',
    isNew: row === null,
    isDirty: isOpen && !isSameDraft(opened, draft),
    row,
    draft,
    fieldErrors,
    firstInvalidField: firstProblem(draft, fieldErrors),
    error,
  }
}
