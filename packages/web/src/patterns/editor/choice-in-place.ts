import { isSameId } from '@tarang/machines/editor'
import { outcomeOf } from '@tarang/machines/failed-outcome'
import { isApiError } from '@tarang/sdk'
import { type Action, defineAction } from '#patterns/action'
import { type BulkAction, RowProblem } from '#patterns/bulk-action'
import { formatText } from '#platform/formats/format'
import { changeRow, etagOf, saveFields } from './change-row.ts'
import type { RecordList } from './current-record.ts'
import type { Editor } from './define-editor.ts'
import type { Choice } from './fields.ts'

/** A value that a row gets in its list. */
export interface RowChoice<Row extends object> {
  readonly row: Row
  readonly choice: Choice
  /** It takes another choice back. */
  readonly isUndo: boolean
  /** The version that the record must still have. */
  readonly etag?: string | undefined
}

/** A field of few values that is changed in the list: by a menu in its column, and for the selected rows. */
export interface ChoiceInPlace<Row extends object> {
  /** The id of its column, which is the name of the field. */
  readonly column: string
  readonly choices: readonly Choice[]
  /** The row's value; undefined for one that the form does not offer. */
  readonly chosen: (row: Row) => Choice | undefined
  readonly action: Action<RowChoice<Row>>
  readonly bulk: readonly BulkAction<Row>[]
}

/**
 * Makes the choice of an editor's select changeable in its list, with the editor's texts. A save that also sends other
 * fields needs `list`, from which the row is read again, so that changes by others stay.
 */
export function choiceInPlace<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  name: keyof NoInfer<Draft> & string,
  list?: RecordList<NoInfer<Row>>,
): ChoiceInPlace<Row> {
  const { rules, successOf } = editor
  const field = editor.fields.find((one) => one.name === name)
  const choices = (field?.kind === 'select' ? field.options : []).map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const changesTo = ({ value }: Choice) => ({ [name]: String(value) }) as unknown as Partial<Draft>
  const chosen = (row: Row) => choices.find(({ value }) => String(value) === rules.draftOf(row)[name])
  const nameOf = (row: Row) => formatText(editor.rowName(row))
  return {
    column: name,
    choices,
    chosen,
    action: defineAction<RowChoice<Row>>({
      title: `Change ${field?.label ?? name}`,
      act: ({ row, choice, etag }, options) =>
        etag === undefined
          ? changeRow(editor, changesTo(choice), list)(row, options)
          : saveFields(editor, row, changesTo(choice), options, etag),
      isSame: (one, other) => isSameId(idOf(one.row), idOf(other.row)),
      nameOf: ({ row, choice }) => `${nameOf(row)}, ${choice.label}`,
      wait: {
        seconds: 0,
        doing: ({ row, choice }) => `Setting “${nameOf(row)}” to ${choice.label}`,
        notDone: ({ row, choice }) => `“${nameOf(row)}” has not been set to ${choice.label}.`,
        actNow: '',
      },
      isQuick: true,
      done: successOf(false),
      doneDetail: ({ row, choice }) => `“${nameOf(row)}” is ${choice.label} now.`,
      undo: ({ row, isUndo }, saved) => {
        const before = chosen(row)
        const now = saved as Row | undefined
        return isUndo || !before
          ? null
          : { row: { ...row, ...now }, choice: before, isUndo: true, etag: etagOf(now) }
      },
      failure: (error) => {
        if (error instanceof RowProblem) return error.message
        const text = editor.failureOf(error, false)
        const reason = isApiError(error) && outcomeOf(error).outcome === 'refused' && error.reason
        return reason && !text.includes(reason) ? `${text} ${reason}` : text
      },
      participle: editor.participle,
    }),
    bulk: choices.map((choice) => ({
      label: `Set ${choice.label}`,
      title: `Set ${choice.label}`,
      question: (rows) => `Are you sure you want to set ${rows} to ${choice.label}?`,
      doing: `Setting to ${choice.label}`,
      done: `set to ${choice.label}`,
      act: changeRow(editor, changesTo(choice), list),
      failure: (error) => editor.failureOf(error, false),
    })),
  }
}

const idOf = (row: object) => (row as { readonly id?: unknown }).id
