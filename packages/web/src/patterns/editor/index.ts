export { changeRow } from './change-row.ts'
export { changedFilesProblem } from './changed-files.ts'
export { choiceInPlace } from './choice-in-place.ts'
export {
  type DraftOf,
  defineEditor,
  type EditorDefinition,
  serverMessageOr,
} from './define-editor.ts'
export {
  EditableTable,
  EditableTableScreen,
} from './editable-table-screen.tsx'
export { EditorAsides } from './editor-asides.tsx'
export { EditorDialog } from './editor-dialog.tsx'

export { EditorForm } from './editor-form.tsx'
export { EditorPopup } from './editor-popup.tsx'
export { EditorScreen } from './editor-screen.tsx'
export { failedWriteOf } from './failed-save.ts'
export { acceptOf, fileProblem, filesProblem } from './files.ts'
export { useChoiceInPlace } from './use-choice-in-place.tsx'
export { type RunningEditor, useEditor } from './use-editor.ts'
