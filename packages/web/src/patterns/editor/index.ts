export {
  defineEditor,
  type Editor,
  type EditorDefinition,
  type FailureText,
  serverMessageOr,
} from './define-editor.ts'
export {
  EditableTable,
  type EditableTableProps,
  EditableTableScreen,
  type EditableTableScreenProps,
} from './editable-table-screen.tsx'
export { EditorAsides } from './editor-asides.tsx'
export { EditorDialog } from './editor-dialog.tsx'
export { EditorForm } from './editor-form.tsx'
export { EditorPopup, type EditorPopupProps } from './editor-popup.tsx'
export { EditorScreen, type EditorScreenProps } from './editor-screen.tsx'
export type { Choice, Field } from './fields.ts'
export { type RunningEditor, useEditor } from './use-editor.ts'
