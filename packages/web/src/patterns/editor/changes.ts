import { type EditorRules, isSameValue } from '@tarang/machines/editor'
import { recordKey, type WriteContext } from '#platform/api/browser-activity'
import type { AnyField } from './fields.ts'
import { shownName } from './files.ts'

interface Form<Row, Draft extends object> {
  readonly fields: readonly AnyField[]
  readonly rules: EditorRules<Row, Draft>
  readonly nameOf: (draft: Draft) => string
  readonly titleOf: (isNew: boolean) => string
}

/** A changed field in the words of its form. */
export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

export const isFile = ({ kind }: AnyField) => kind === 'file' || kind === 'files'

export const filesOf = (value: unknown) => [value].flat().filter((item) => item instanceof File)

function textOf(field: AnyField, value: unknown) {
  if (isFile(field))
    return filesOf(value)
      .map(({ name }) => shownName(name))
      .join(', ')
  const choice =
    field.kind === 'select' &&
    field.options.find((option) => typeof option === 'object' && String(option.value) === value)
  return choice && typeof choice === 'object' ? choice.label : String(value ?? '')
}

/** The fields that differ from the opened record. */
export function changesOf<Row, Draft extends object>(
  { fields, rules }: Pick<Form<Row, Draft>, 'fields' | 'rules'>,
  row: Row | null,
  draft: Draft,
): Change[] {
  const values = draft as Readonly<Record<string, unknown>>
  const opened = rules.draftOf(row) as Readonly<Record<string, unknown>>
  return fields.flatMap((field) =>
    isSameValue(values[field.name], opened[field.name])
      ? []
      : [
          {
            label: field.label,
            before: textOf(field, opened[field.name]),
            after: textOf(field, values[field.name]),
          },
        ],
  )
}

/** The key of the record in a row, whose id may have any name but is usually `id`. */
export const recordOf = (row: unknown) => recordKey((row as { id?: unknown } | null)?.id)

/** The text of the first field of a form. */
export const firstText = ([first]: readonly AnyField[], draft: object): string =>
  first ? textOf(first, (draft as Readonly<Record<string, unknown>>)[first.name]) : ''

/** What the form says of its save. */
export function writeContextOf<Row, Draft extends object>(
  form: Form<Row, Draft>,
  row: Row | null,
  draft: Draft,
): WriteContext {
  const changes = changesOf(form, row, draft)
  const by = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.label, change[side]]))
  return {
    action: form.titleOf(row === null),
    subject: form.nameOf(row === null ? draft : form.rules.draftOf(row)) || null,
    record: recordOf(row),
    before: row === null ? null : by('before'),
    after: by('after'),
  }
}
