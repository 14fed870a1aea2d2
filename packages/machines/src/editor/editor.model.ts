import { isApiError } from '@tarang/sdk'

/** What is wrong, by field of the draft; a field that is fine is not named. */
export type FieldErrors<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>

/** How one kind of record is drafted, checked, and announced once it is saved. */
export interface EditorRules<Row, Draft extends object> {
  /** The draft that a form opens with: of a row, or of none yet. Its fields stand in the order they are asked for. */
  readonly draftOf: (row: Row | null) => Draft
  /** What is wrong with a draft, by field; a draft without problems is sent. */
  readonly validate?: ((draft: Draft, row: Row | null) => FieldErrors<Draft>) | undefined
  /** Whether the success goes by itself after a while; otherwise it waits to be closed. */
  readonly hidesSuccess?: boolean | undefined
}

/** What an editor knows: its rules, whose record is open, what was typed, and what stands in the way. */
export interface EditorContext<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
  /** The row being edited, or null while a new one is being added. */
  readonly row: Row | null
  /** The draft that the form opened with. */
  readonly opened: Draft
  /** What was typed so far; it stays until it is saved or given up. */
  readonly draft: Draft
  readonly fieldErrors: FieldErrors<Draft>
  /** Why the last save failed. */
  readonly error: unknown
}

/** What an editor can be told. */
export type EditorEvent<Row, Draft extends object> =
  | { type: 'editor.add' }
  | { type: 'editor.edit'; row: Row }
  | { type: 'draft.change'; changes: Partial<Draft> }
  | { type: 'draft.submit' }
  /** Closes the form or the success; a form with unsaved changes asks first. */
  | { type: 'editor.dismiss' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }

/** What an editor tells. */
export type EditorTold<Row, Draft extends object, Result> =
  | {
      readonly type: 'saved'
      /** The row as it was, or null for a new one. */
      readonly row: Row | null
      readonly draft: Draft
      readonly result: Result
      readonly isNew: boolean
    }
  /** The draft was not accepted, here or by the API: this is the first field to put right. */
  | { readonly type: 'refused'; readonly field: keyof Draft & string }
  /** The API no longer knows the session; the draft waits for `draft.submit` after another login. */
  | { readonly type: 'sessionExpired' }
  /** A person asked to go and then stayed: whatever waited for the answer is off. */
  | { readonly type: 'kept' }
  /** The form or the success is gone. */
  | { readonly type: 'closed'; readonly hasSaved: boolean }

/** Nothing is wrong. */
export const noProblems = <Draft>() => ({}) as FieldErrors<Draft>

/** Whether two drafts say the same; a list is compared entry by entry. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldsOf({ ...one, ...other }).every((field) => isSameValue(one[field], other[field]))

const isSameValue = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
    : Object.is(one, other)

/** What is wrong with a draft by the rules. */
export const problemsOf = <Row, Draft extends object>(
  { rules, row }: Pick<EditorContext<Row, Draft>, 'rules' | 'row'>,
  draft: Draft,
): FieldErrors<Draft> => onlyProblems(draft, rules.validate?.(draft, row) ?? noProblems())

/** What a refusal of the API says of the draft's own fields. */
export const refusedFields = <Draft extends object>(draft: Draft, error: unknown): FieldErrors<Draft> =>
  isApiError(error) ? onlyProblems(draft, error.fields as FieldErrors<Draft>) : noProblems()

/** The same problems without those of the fields that were just changed. */
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

// In the draft's order, and none of an unknown field: nobody could put that right.
const onlyProblems = <Draft extends object>(draft: Draft, problems: FieldErrors<Draft>) =>
  Object.fromEntries(
    fieldsOf(draft).flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  ) as FieldErrors<Draft>

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]
