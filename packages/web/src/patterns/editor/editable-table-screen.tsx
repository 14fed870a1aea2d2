import { type ReactNode, useState } from 'react'
import { type Action, useAction } from '#patterns/action'
import { type BulkActions, useBulkActions } from '#patterns/bulk-action'
import { ViewOnlyNotice } from '#patterns/role'
import {
  actionsColumn,
  type Column,
  ListScreen,
  nameOfRow,
  type RowAction,
  type RunningTable,
  type Table,
  useTable,
} from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { Button } from '#ui/button'
import type { ChoiceInPlace } from './choice-in-place.ts'
import type { Editor } from './define-editor.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useChoiceInPlace } from './use-choice-in-place.tsx'
import { useEditor } from './use-editor.ts'
import { useFormInAddress } from './use-form-in-address.ts'

export interface EditableTableScreenProps<Row extends object, Draft extends object> {
  readonly title: string
  readonly table: Table<Row>
  readonly editor: Editor<Row, Draft>
  /** A row's unique name, by which `editAddress` opens its form. */
  readonly editBy?: (row: Row) => unknown
  /** Further actions of a row, after all others. A viewer does not see them. */
  readonly rowActions?: (row: Row) => readonly RowAction[]
  /** Actions of a row that change nothing, after Edit. A viewer sees them too. */
  readonly rowReadActions?: (row: Row) => readonly RowAction[]
  /** The width of the actions of those who see no Edit. */
  readonly actionsWidth?: number
  /** The field whose column is a menu for those who may write. */
  readonly inPlace?: ChoiceInPlace<Row> | undefined
  /** What can be done with several rows at once. */
  readonly bulk?: BulkActions<Row> | undefined
  /** Shown beside the fields of the form: how the record will look. `row` is null while a new one is added. */
  readonly preview?: (draft: Draft, row: Row | null) => ReactNode
  /** Shown below the fields, over the whole width. */
  readonly below?: (draft: Draft, row: Row | null) => ReactNode
  /** The action that a new record is handed over to, by an editor whose `success` is `later`. */
  readonly action?: Action<Draft> | undefined
  /** Further actions of the screen, before Add. A viewer does not see them. */
  readonly actions?: ReactNode
}

export interface EditableTableProps<Row extends object, Draft extends object>
  extends EditableTableScreenProps<Row, Draft> {
  readonly rows: RunningTable<Row>
  /** The form or its success message closed. */
  readonly onClosed?: (needsReload: boolean) => void
}

const WIDTH_WITH_MENU = 116

/** A screen with one table whose rows can be added and edited. */
export const EditableTableScreen = <Row extends object, Draft extends object>(
  props: EditableTableScreenProps<Row, Draft>,
) => <EditableTable {...props} rows={useTable(props.table)} />

/** The same with a running table, for a screen that sends it further events. */
export function EditableTable<Row extends object, Draft extends object>({
  title,
  table,
  rows,
  editor,
  editBy,
  rowActions,
  rowReadActions,
  actionsWidth,
  inPlace,
  bulk,
  preview,
  below,
  actions: screenActions,
  action,
  onClosed,
}: EditableTableProps<Row, Draft>) {
  const [marked, setMarked] = useState<string | null>(null)
  const showSaved = (saved: Row | undefined, before: Row | null) => {
    // The answer may have no row, or only an id. It updates the shown row; a new row is shown only if it has more than
    // an id. The list is loaded again in any case.
    const row = saved && { ...before, ...saved }
    const known = row ?? before
    const savedId = known && table.rowId(known)
    setMarked(savedId == null ? null : String(savedId))
    const isShown = row && table.rowId(row) != null && Object.keys(row).length > 1
    if (isShown) rows.send({ type: 'row.put', row })
    rows.send({ type: 'rows.refresh' })
  }
  const actor = useEditor(editor, {
    // An action that it is handed over to may only wait; `onDone` tells when it has happened.
    onSaved: (saved, before) => editor.success === 'later' || showSaved(saved, before),
    onClosed,
    onUpToDate: () => rows.send({ type: 'rows.refresh' }),
    onUnknown: () => rows.send({ type: 'rows.refresh' }),
    onReopened: () => dismiss(),
    list: table,
  })
  const canWrite = useCanWrite()
  useFormInAddress(rows, actor, { mayAdd: canWrite, nameOf: canWrite ? editBy : undefined })
  const reload = () => rows.send({ type: 'rows.refresh' })
  const { dismiss } = useAction(action, {
    onDone: reload,
    onUnknown: reload,
  })
  const inPlaceColumn = table.columns.find(({ id }) => id === inPlace?.column)
  const choiceCell = useChoiceInPlace(inPlace, {
    column: inPlaceColumn,
    rowId: table.rowId,
    nameOf: editor.rowName,
    onSaved: showSaved,
    onOutdated: () => rows.send({ type: 'rows.refresh' }),
  })
  // The form of an editor that only adds has no name of a row.
  const named = { ...table, rowName: table.rowName ?? (editor.canEdit ? editor.rowName : undefined) }
  const selection = useBulkActions(bulk, { label: title, table: named, actor: rows })
  const hasEdit = canWrite && editor.canEdit
  const actionsOf = (row: Row): readonly RowAction[] => [
    ...(hasEdit ? [{ label: 'Edit', opens: () => actor.send({ type: 'editor.edit', row }) }] : []),
    ...(rowReadActions?.(row) ?? []),
    ...((canWrite && rowActions?.(row)) || []),
  ]
  const kinds = [hasEdit, canWrite && rowActions, rowReadActions].filter(Boolean).length
  const columns: readonly Column<Row>[] = [
    ...selection.columns,
    ...table.columns.map((column) =>
      column === inPlaceColumn && choiceCell ? { ...column, cell: choiceCell } : column,
    ),
    ...(kinds > 0
      ? [
          actionsColumn({
            actionsOf,
            nameOf: (row, rowNumber) => nameOfRow(named, row, rowNumber),
            width: !hasEdit ? actionsWidth : kinds > 1 ? WIDTH_WITH_MENU : undefined,
          }),
        ]
      : []),
  ]
  return (
    <>
      <ListScreen
        title={title}
        actions={
          canWrite && (
            <>
              {screenActions}
              <Button onClick={() => actor.send({ type: 'editor.add' })}>{editor.addTitle}</Button>
            </>
          )
        }
        notice={!canWrite && <ViewOnlyNotice />}
        table={{ ...named, columns }}
        actor={rows}
        marked={marked}
        action={selection.button}
        bar={selection.bar}
      />
      {selection.runs}
      <EditorDialog editor={editor} actor={actor} preview={preview} below={below} />
    </>
  )
}
