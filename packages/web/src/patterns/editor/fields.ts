import type { FieldErrors } from '@tarang/machines/editor'
import {
  isPlausibleDay,
  isRecordCode,
  isSecureLink,
  isSecureLinkOrPath,
  MOST_COUNT,
  mostCharacters,
  RATIO,
  recordCodeRule,
} from '@tarang/machines/field-rules'
import { config } from '#platform/config'
import { formatNumber } from '#platform/formats/format'
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
  /** The heading that it stands under, with the other fields that have it. */
  readonly group?: string
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
      /** Two whole numbers, as in 1:5. */
      readonly isRatio?: boolean
      /** An https address, or a path of the server. */
      readonly isLinkOrPath?: boolean
      /** The code of a strategy or a description, which is a part of addresses. */
      readonly isCode?: boolean
      /** How many characters it may have; `mostCharacters.name` unless set. */
      readonly most?: number
    })
  | (FieldBase<Texts> & {
      readonly kind: 'textarea'
      /** How many characters it may have; `mostCharacters.article` unless set. */
      readonly most?: number
    })
  | (FieldBase<Texts> & { readonly kind: 'url' })
  | (FieldBase<Texts> & {
      readonly kind: 'date'
      /** The name of a date that is not later than this one. */
      readonly notBefore?: Texts
    })
  | (FieldBase<Texts> & {
      readonly kind: 'number'
      readonly min?: number
      readonly max?: number
      readonly isWhole?: boolean
    })
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

/**
 * The problems of a draft by field. `before` is the draft of an existing record: its locked fields have no problem, because
 * they cannot be changed. Neither have values that stay as an upstream has them, however odd, unless `checksKept`: the
 * reference server checks every value again.
 */
export function problemsOf<Draft extends object>(
  fields: readonly AnyField[],
  draft: Draft,
  before: Draft | null,
  checksKept = config.extensions,
): FieldErrors<Draft> {
  const typedIn = ({ name }: AnyField) => draft[name as keyof Draft]
  const isKept = (field: AnyField) =>
    !checksKept && before !== null && typedIn(field) === before[field.name as keyof Draft]
  const orderProblem = (field: AnyField & { kind: 'date' }) => {
    const earlier = fields.find(({ name }) => name === field.notBefore)
    if (!earlier || (isKept(field) && isKept(earlier))) return undefined
    return String(typedIn(field)) < String(typedIn(earlier))
      ? `${field.label} must not be before ${earlier.label}`
      : undefined
  }
  const problemOfField = (field: AnyField) => {
    if (before !== null && field.lockedOnEdit) return undefined
    if (isBlank(typedIn(field))) return missing(field)
    const problem = isKept(field) ? undefined : problemOf(field, typedIn(field))
    return problem ?? (field.kind === 'date' ? orderProblem(field) : undefined)
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOfField(field)
      return problem ? [[field.name, problem]] : []
    }),
  ) as FieldErrors<Draft>
}

const missing = ({ required, label }: AnyField) => (required ? `${label} is required` : undefined)

function problemOf(field: AnyField, value: unknown): string | undefined {
  const { label } = field
  switch (field.kind) {
    case 'text':
      return textProblem(field, String(value).trim())
    case 'textarea':
      return lengthProblem(label, String(value).trim(), field.most ?? mostCharacters.article)
    case 'number':
      return numberProblem(field, Number(value))
    case 'date':
      return isPlausibleDay(String(value)) ? undefined : `${label} must be from 1990 to 2100`
    case 'url':
      return isSecureLink(String(value).trim())
        ? lengthProblem(label, String(value).trim(), mostCharacters.link)
        : `${label} must be a valid URL, as in https://example.com`
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

const lengthProblem = (label: string, text: string, most: number) =>
  text.length > most ? `${label} must be at most ${formatNumber(most)} characters` : undefined

function textProblem(
  { label, isRatio, isLinkOrPath, isCode, most }: AnyField & { kind: 'text' },
  text: string,
): string | undefined {
  if (isRatio && !RATIO.test(text)) return `${label} must be a ratio, as in 1:5`
  if (isLinkOrPath && !isSecureLinkOrPath(text)) return `${label} must be an https address`
  if (isCode && !isRecordCode(text)) return `${label} ${recordCodeRule}`
  return lengthProblem(label, text, most ?? (isLinkOrPath ? mostCharacters.link : mostCharacters.name))
}

function numberProblem({ label, min, max, isWhole }: AnyField & { kind: 'number' }, value: number) {
  if (!Number.isFinite(value)) return `${label} must be a number`
  if (isWhole && !Number.isInteger(value)) return `${label} must be a whole number`
  if (isWhole && Math.abs(value) > MOST_COUNT) return `${label} must be at most ${formatNumber(MOST_COUNT)}`
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return undefined
  return max === undefined
    ? `${label} must not be less than ${min}`
    : `${label} must be from ${min} to ${max}`
}
