import { isApiError } from '@tarang/sdk'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'

/** The problems of a draft by field; a valid field is missing. */
export type FieldErrors<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>

/** After a save: the success message waits to be closed or hides; the form closes or starts over. */
export type AfterSuccess = 'wait' | 'hide' | 'close' | 'another'

/** The rules of one kind of record: its draft, its validation, and what follows a save. */
export interface EditorRules<Row, Draft extends object> {
  /** The draft that a form opens with: of a row, or of a new record. Its fields are in the order of the form. */
  readonly draftOf: (row: Row | null) => Draft
  /** The problems of a draft; a draft without problems is sent. */
  readonly validate?: ((draft: Draft, row: Row | null) => FieldErrors<Draft>) | undefined
  /** The draft that a form starts over with after a save; that of a new record unless set. */
  readonly nextDraft?: ((saved: Draft) => Draft) | undefined
  /** `wait` unless set. */
  readonly afterSuccess?: AfterSuccess | undefined
}

export interface EditorContext<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
  /** The row being edited, or null while a new one is being added. */
  readonly row: Row | null
  /** The draft that the form opened with. */
  readonly opened: Draft
  /** The draft as typed. It stays until it is saved or discarded. */
  readonly draft: Draft
  readonly fieldErrors: FieldErrors<Draft>
  /** Why the last save failed. */
  readonly error: unknown
  /** Whether `page.leave` opened the discard dialog. */
  readonly isLeaving: boolean
  /** Whether the form started over after a save and has not been submitted since. */
  readonly hasSaved: boolean
}

export type EditorEvent<Row, Draft extends object> =
  | { type: 'editor.add' }
  | { type: 'editor.edit'; row: Row }
  | { type: 'draft.change'; changes: Partial<Draft> }
  | { type: 'draft.submit' }
  /** Closes the form or the success message; a form with unsaved changes asks first. */
  | { type: 'editor.dismiss' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | GuardedFlowEvent

export type EditorEmitted<Row, Draft extends object, Result> =
  | {
      readonly type: 'saved'
      /** The row as it was, or null for a new one. */
      readonly row: Row | null
      readonly draft: Draft
      readonly result: Result
      readonly isNew: boolean
    }
  /** The validation or the API rejected the draft; `field` is the first one to correct. */
  | { readonly type: 'refused'; readonly field: keyof Draft & string }
  /** The form or the success message closed, and the page stays. */
  | { readonly type: 'closed'; readonly hasSaved: boolean }
  | GuardedFlowEmitted

export const noProblems = <Draft>() => ({}) as FieldErrors<Draft>

/** Whether two drafts are equal; a list is compared entry by entry. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldsOf({ ...one, ...other }).every((field) => isSameValue(one[field], other[field]))

const isSameValue = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
    : Object.is(one, other)

/** The problems of a draft by the rules. */
export const problemsOf = <Row, Draft extends object>(
  { rules, row }: Pick<EditorContext<Row, Draft>, 'rules' | 'row'>,
  draft: Draft,
): FieldErrors<Draft> => onlyProblems(draft, rules.validate?.(draft, row) ?? noProblems())

/** The API's messages for fields of the draft. */
export const refusedFields = <Draft extends object>(draft: Draft, error: unknown): FieldErrors<Draft> =>
  isApiError(error) ? onlyProblems(draft, error.fields as FieldErrors<Draft>) : noProblems()

/** The problems of the fields that did not change. */
export const problemsAfter = <Draft extends object>(
  problems: FieldErrors<Draft>,
  changes: Partial<Draft>,
): FieldErrors<Draft> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changes, field)),
  ) as FieldErrors<Draft>

/** The first field with a problem, in the draft's order. */
export const firstProblem = <Draft extends object>(
  draft: Draft,
  problems: FieldErrors<Draft>,
): (keyof Draft & string) | null => fieldsOf(draft).find((field) => problems[field]) ?? null

// In the draft's order. Unknown fields are left out, because no control could correct them.
const onlyProblems = <Draft extends object>(draft: Draft, problems: FieldErrors<Draft>) =>
  Object.fromEntries(
    fieldsOf(draft).flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  ) as FieldErrors<Draft>

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]
