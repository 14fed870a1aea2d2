export { createEditorMachine, type EditorInput, type EditorMachine } from './editor.machine.ts'
export {
  type EditorContext,
  type EditorEvent,
  type EditorRules,
  type EditorTold,
  type FieldErrors,
  isSessionExpired,
} from './editor.model.ts'
export { type EditorSnapshot, type EditorStatus, type EditorView, editorView } from './editor.selectors.ts'
