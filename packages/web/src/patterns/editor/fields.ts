import type { FieldErrors } from '@tarang/machines/editor'
import { type FileKind, fileProblem, filesProblem } from './files.ts'

/** One choice of a select: what is sent, and what it is called. */
export interface Choice {
  readonly value: string | number
  readonly label: string
}

interface Asked<Name extends string> {
  /** The draft's name for it, and the one under which a refusal names it. */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  /** Takes the whole width of the form, as long texts do anyway. */
  readonly isWide?: boolean
  /** Shown, but not to be changed, once the record is there. */
  readonly lockedOnEdit?: boolean
}

type FieldNamed<Texts extends string, OneFile extends string, Files extends string> =
  | (Asked<Texts> & {
      readonly kind: 'text'
      /** Offered while one types; anything else is taken too. */
      readonly suggestions?: readonly string[]
    })
  | (Asked<Texts> & { readonly kind: 'textarea' | 'url' | 'number' | 'date' })
  | (Asked<Texts> & {
      readonly kind: 'select'
      readonly options: readonly (string | Choice)[]
      /** A first choice that stands for none: 'Select Status'. */
      readonly blank?: string
    })
  | (Asked<OneFile> & { readonly kind: 'file'; readonly accept: FileKind })
  | (Asked<Files> & { readonly kind: 'files'; readonly accept: FileKind })

/** The fields of a draft that hold such a value. */
type Keys<Draft, Value> = {
  [Key in keyof Draft & string]-?: Draft[Key] extends Value ? Key : never
}[keyof Draft & string]

/** What one field of a form asks for. What is typed is kept as text, what is chosen as `File`. */
export type Field<Draft> = FieldNamed<
  Keys<Draft, string>,
  Keys<Draft, File | null>,
  Keys<Draft, readonly File[]>
>

/** The same, for whoever draws or checks fields of any draft. */
export type AnyField = FieldNamed<string, string, string>

/** What a number field holds while what is typed in it is no number. */
export const NO_NUMBER = 'NaN'

/** What is wrong with a draft, by field. What is locked is nobody's to put right. */
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
