import type { BulkAction } from '#patterns/bulk-action'
import { changeRow, type Editor } from '#patterns/editor'

/** The bulk action that gives rows a status, as the form of one row does. */
export const statusAction = <Row extends object, Draft extends { readonly status: string }>(
  editor: Editor<Row, Draft>,
  label: string,
  status: string,
  list?: Parameters<typeof changeRow<Row, Draft>>[2],
): BulkAction<Row> => ({
  label: `Set ${label}`,
  title: `Set ${label}`,
  question: (rows) => `Are you sure you want to set ${rows} to ${label}?`,
  doing: `Setting to ${label}`,
  done: `set to ${label}`,
  act: changeRow(editor, { status } as Partial<Draft>, list),
  failure: (error) => editor.failureOf(error, false),
})
