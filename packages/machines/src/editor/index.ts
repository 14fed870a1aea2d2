export { isSameId } from '../same-id.ts'
export { isRefreshError, isSessionExpired } from '../session-errors.ts'
export { createEditorMachine, type EditorInput, type EditorMachine } from './editor.machine.ts'
export {
  type AfterSuccess,
  type ComparedField,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorRules,
  type FieldErrors,
  isSameDraft,
  isSameValue,
  RefusedDraftError,
  refusedFields,
  type Side,
  StaleRecordError,
} from './editor.model.ts'
export { type EditorSnapshot, type EditorStatus, type EditorView, editorView } from './editor.selectors.ts'
