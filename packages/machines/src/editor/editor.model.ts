import { isApiError } from '@tarang/sdk'
import type { FailedOutcome, Outcome } from '../failed-outcome/index.ts'
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
  /** `wait` unless set. */
  readonly afterSuccess?: AfterSuccess | undefined
}

export interface SaveInput<Row, Draft extends object> {
  readonly row: Row | null
  readonly draft: Draft
}

/** What came of a save: it was made, or nothing was sent because of what another did to the record, or because it is so. */
export type SaveAnswer<Row, Result> =
  | { readonly type: 'saved'; readonly row: Row | null; readonly result: Result }
  /** The row is the record as it is now. */
  | { readonly type: 'stale' | 'deleted' | 'upToDate'; readonly row: Row | null }

/** Why the discard question is asked: the form was dismissed, or the page is left, perhaps while a login is waited for. */
export type DiscardReason = 'dismissed' | 'leaving' | 'leavingDuringLogin'

/** Why a record that was read again cannot be saved. */
export class StaleRecordError extends Error {
  override readonly name = 'StaleRecordError'
  /** It was deleted, or the API answered with another record. */
  readonly reason: 'deleted' | 'anotherRecord'

  constructor(reason: StaleRecordError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Why a save sent nothing: problems that only the save can find, such as a chosen file that was changed since. */
export class RefusedDraftError extends Error {
  override readonly name = 'RefusedDraftError'
  /** The problems by field. */
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0])
    this.fields = fields
  }
}

export interface EditorContext<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
  /** The row being edited, or null while a new one is being added. */
  readonly row: Row | null
  /** The draft that the form opened with. */
  readonly opened: Draft
  /** The record as another changed it, while it is compared with the draft. */
  readonly newer: Row | null
  /** The draft as typed. It stays until it is saved or discarded. */
  readonly draft: Draft
  readonly fieldErrors: FieldErrors<Draft>
  /** Why the last save failed. */
  readonly error: unknown
  /** What is known of the save that failed; null without one. */
  readonly outcome: FailedOutcome | null
  /** The draft that failed: sent again as it is, it is the same submission. */
  readonly sent: Draft | null
  readonly discardReason: DiscardReason
  /** Whether the form started over after a save and has not been submitted since. */
  readonly hasSaved: boolean
}

export type EditorEvent<Row, Draft extends object> =
  | { type: 'editor.add' }
  | { type: 'editor.edit'; row: Row }
  | { type: 'draft.change'; changes: Partial<Draft> }
  | { type: 'draft.submit' }
  /**
   * Closes the form, after a confirmation if it has unsaved changes, or the success message. While the draft is compared with
   * a newer record, it only goes back to the form.
   */
  | { type: 'editor.dismiss' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  /** Closes a form whose save has an unknown outcome: the user looks whether it was saved. */
  | { type: 'outcome.look' }
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
  /** A save failed, or the check before it. */
  | ({
      readonly type: 'failed'
      readonly row: Row | null
      readonly draft: Draft
      readonly error: unknown
    } & Outcome)
  /** The user looks whether it was saved; the form closes, and what was typed should be kept. */
  | { readonly type: 'looked' }
  /** The validation or the API rejected the draft; `field` is the first one to correct. */
  | { readonly type: 'refused'; readonly field: keyof Draft & string }
  /** The record has these values already: nothing was sent. */
  | { readonly type: 'upToDate' }
  /**
   * The form or the success message closed, and the page stays. What it shows is outdated after a save, and may be after a
   * failure whose outcome is unknown.
   */
  | { readonly type: 'closed'; readonly needsReload: boolean }
  | GuardedFlowEmitted

export const noProblems = <Draft>() => ({}) as FieldErrors<Draft>

/** Whether two drafts are equal; a list is compared entry by entry. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean =>
  fieldsOf({ ...one, ...other }).every((field) => isSameValue(one[field], other[field]))

/** Whether two values of a field are equal; a list is compared entry by entry. */
export const isSameValue = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
    : Object.is(one, other)

/** The problems of a draft by the rules. */
export const problemsOf = <Row, Draft extends object>(
  { rules, row }: Pick<EditorContext<Row, Draft>, 'rules' | 'row'>,
  draft: Draft,
): FieldErrors<Draft> => onlyProblems(draft, rules.validate?.(draft, row) ?? noProblems())

/** The messages for fields of the draft, from the API's refusal (422) or from the save's own. */
export const refusedFields = <Draft extends object>(draft: Draft, error: unknown): FieldErrors<Draft> =>
  isApiError(error) || error instanceof RefusedDraftError
    ? onlyProblems(draft, error.fields as FieldErrors<Draft>)
    : noProblems()

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

export const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]
