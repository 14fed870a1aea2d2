export { isSameId } from '../same-id.ts'
export { isRefreshError, isSessionExpired } from '../session-errors.ts'
export { type SaveCalls, saveActor } from './editor.actors.ts'
export { createEditorMachine, type EditorInput, type EditorMachine } from './editor.machine.ts'
export {
  type AfterSuccess,
  type DiscardReason,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorRules,
  type FieldErrors,
  isSameDraft,
  isSameValue,
  RefusedDraftError,
  refusedFields,
  type SaveAnswer,
  type SaveInput,
  StaleRecordError,
} from './editor.model.ts'
export {
  comparisonOf,
  type EditorSnapshot,
  type EditorStatus,
  type EditorView,
  editorView,
} from './editor.selectors.ts'
