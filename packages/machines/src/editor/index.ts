export { isSessionExpired } from '../session-errors.ts'
export { createEditorMachine, type EditorInput, type EditorMachine } from './editor.machine.ts'
export type {
  AfterSuccess,
  EditorContext,
  EditorEmitted,
  EditorEvent,
  EditorRules,
  FieldErrors,
} from './editor.model.ts'
export { type EditorSnapshot, type EditorStatus, type EditorView, editorView } from './editor.selectors.ts'
