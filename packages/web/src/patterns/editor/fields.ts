import type { FieldErrors } from '@tarang/machines/editor'
import { type FileKind, fileProblem, filesProblem } from './files.ts'

/** An option of a select: its value and its label. */
export interface Choice {
  readonly value: string | number
  readonly label: string
}

interface FieldBase<Name extends string> {
  /** Its key in the draft, and in the errors of a refusal. */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  /** Takes the whole width of the form, as text areas, URLs and files always do. */
  readonly isWide?: boolean
  /** Read-only in a record that exists. */
  readonly lockedOnEdit?: boolean
}

type FieldNamed<Texts extends string, OneFile extends string, Files extends string> =
  | (FieldBase<Texts> & {
      readonly kind: 'text'
      /** Suggestions; any other text is accepted too. */
      readonly suggestions?: readonly string[]
    })
  | (FieldBase<Texts> & { readonly kind: 'textarea' | 'url' | 'number' | 'date' })
  | (FieldBase<Texts> & {
      readonly kind: 'select'
      readonly options: readonly (string | Choice)[]
      /** The label of the empty option: 'Select Status'. */
      readonly blank?: string
    })
  | (FieldBase<OneFile> & { readonly kind: 'file'; readonly accept: FileKind })
  | (FieldBase<Files> & { readonly kind: 'files'; readonly accept: FileKind })

/** The fields of a draft whose values have this type. */
type Keys<Draft, Value> = {
  [Key in keyof Draft & string]-?: Draft[Key] extends Value ? Key : never
}[keyof Draft & string]

/**
 * A field of a form. Typed values are texts, chosen files are `File`s. Rules beyond these members, such as a highest number,
 * are `validate` of the editor.
 */
export type Field<Draft> = FieldNamed<
  Keys<Draft, string>,
  Keys<Draft, File | null>,
  Keys<Draft, readonly File[]>
>

/** A field of any draft, for code that renders or checks it. */
export type AnyField = FieldNamed<string, string, string>

/** The value of a number field whose text is no number. */
export const NO_NUMBER = 'NaN'

/** The problems of a draft by field. Locked fields have none, because they cannot be changed. */
export const problemsOf = <Draft extends object>(
  fields: readonly AnyField[],
  draft: Draft,
  isNew: boolean,
): FieldErrors<Draft> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const isLocked = !isNew && field.lockedOnEdit
      const problem = isLocked ? undefined : problemOf(field, draft[field.name as keyof Draft])
      return problem ? [[field.name, problem]] : []
    }),
  ) as FieldErrors<Draft>

function problemOf(field: AnyField, value: unknown): string | undefined {
  if (isBlank(value)) return field.required ? `${field.label} is required` : undefined
  switch (field.kind) {
    case 'number':
      return Number.isFinite(Number(value)) ? undefined : `${field.label} must be a number`
    case 'url':
      return isWebAddress(String(value))
        ? undefined
        : `${field.label} must be a valid URL, as in https://example.com`
    case 'file':
      return fileProblem(value as File, field.accept)
    case 'files':
      return filesProblem(value as readonly File[], field.accept)
    default:
      return undefined
  }
}

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const isWebAddress = (text: string) => {
  const url = URL.parse(text.trim())
  return url !== null && /^https?:$/.test(url.protocol)
}
