import {
  type AfterSuccess,
  createEditorMachine,
  type EditorRules,
  type FieldErrors,
  RefusedDraftError,
  StaleRecordError,
  saveActor,
} from '@tarang/machines/editor'
import { addressProblemOf, isApiError } from '@tarang/sdk'
import type { ReactNode } from 'react'
import { failureText } from '#platform/api/failure'
import { hasKeys, submitOnce } from '#platform/api/submission'
import { refuseChangedFiles } from './changed-files.ts'
import { firstText, writeContextOf } from './changes.ts'
import { currentRecord, type RecordList } from './current-record.ts'
import { type AnyField, type Field, problemsOf } from './fields.ts'

/** The text of a failure, or a function of its error. */
export type FailureText = string | ((error: unknown) => string)

/** The options of the call that saves a record. */
export interface CallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string | undefined
  /** The version that the record must still have. */
  readonly ifMatch?: string | undefined
  /** For the activity of this browser. */
  readonly context?: unknown
}

/** A draft with a text for each field of a new record, except those that the form leaves out: a new one is not forgotten. */
export type DraftOf<NewRecord, LeftOut extends keyof NewRecord = never> = Record<
  Exclude<keyof NewRecord, 'id' | LeftOut>,
  string
>

export interface EditorDefinition<Row extends object, Draft extends object> {
  /** The name of one record; the dialog's title is 'Add {noun}' or 'Edit {noun}'. */
  readonly noun: string
  /** The title for a new record, instead of 'Add {noun}'. */
  readonly addTitle?: string
  /** The label of the button that sends the form; 'Save' unless set. */
  readonly submit?: string
  /** The draft that a form opens with: of a row, or of a new record. */
  readonly draftOf: (row: Row | null) => Draft
  readonly fields: readonly Field<NoInfer<Draft>>[]
  /** Names a record where its form, its buttons and a failed save do; the first field unless set. */
  readonly nameOf?: (draft: NoInfer<Draft>) => string
  /** Problems beyond the rules of the fields. */
  readonly validate?: (draft: NoInfer<Draft>, row: NoInfer<Row> | null) => FieldErrors<NoInfer<Draft>>
  /** Notes below fields that follow what is typed, such as counters. They are no part of a field's description. */
  readonly notesOf?: (draft: NoInfer<Draft>) => Readonly<Partial<Record<keyof Draft & string, ReactNode>>>
  /** Sends a new record. An answer that is a row is shown at once. */
  readonly create: (draft: NoInfer<Draft>, options: CallOptions) => Promise<NoInfer<Row> | undefined>
  /** Sends the changes of a row; an editor without it only adds. */
  readonly update?: (
    row: NoInfer<Row>,
    draft: NoInfer<Draft>,
    options: CallOptions,
  ) => Promise<NoInfer<Row> | undefined>
  /** Reads one record again before its changes are saved; its list is read unless set. `null` if it is gone. */
  readonly current?: (
    row: NoInfer<Row>,
    options: { readonly signal: AbortSignal },
  ) => Promise<NoInfer<Row> | null>
  /** Its call is made without an `Idempotency-Key`: another attempt does it again. */
  readonly sendsNoKey?: boolean
  /** What the call does, in "We do not know whether it was saved."; `saved` unless set. */
  readonly participle?: string
  readonly added: string
  readonly updated?: string
  readonly notAdded: FailureText
  readonly notUpdated?: FailureText
  /**
   * How a success is shown: a dialog until it is closed, a dialog for 3000 ms, a toast, or a message in the form, which
   * starts over. `later` for a form that hands over to an action, which shows the outcome.
   */
  readonly success?: 'dialog' | 'brief' | 'toast' | 'form' | 'later'
  /** Shows a failure in the form, or in an Error dialog over it. */
  readonly failure?: 'form' | 'dialog'
}

/** The message of the API's refusal, or this text where it has none. */
export const serverMessageOr = (otherwise: string) => (error: unknown) =>
  (isApiError(error) && !addressProblemOf(error) && error.reason) || otherwise

const staleTexts: Readonly<Record<StaleRecordError['reason'], string>> = {
  deleted: 'Somebody else deleted this record. Nothing was sent; what you typed is still here.',
  anotherRecord:
    'The server answered with another record, so nothing was sent. What you typed is still here.',
}

const afterSuccess: Readonly<Record<NonNullable<EditorDefinition<object, object>['success']>, AfterSuccess>> =
  {
    dialog: 'wait',
    brief: 'hide',
    toast: 'close',
    form: 'another',
    later: 'close',
  }

/** Submits a draft once its chosen files are known to be as they were chosen. */
async function submitUnchanged<Draft extends object, Result>(
  fields: readonly AnyField[],
  draft: Draft,
  submission: (idempotencyKey: string | undefined) => Promise<Result>,
): Promise<Result> {
  await refuseChangedFiles(fields, draft)
  return submitOnce(draft, submission)
}

/** Requires the keys of a draft that have no field to be named: an input is not forgotten. */
type WithoutInput<Draft, Name> = [Exclude<keyof Draft, Name>] extends [never]
  ? unknown
  : { readonly withoutInput: readonly Exclude<keyof Draft, Name>[] }

/** Makes an editor from its declaration: fields, texts, and a machine that saves. */
export function defineEditor<
  Row extends object,
  Draft extends object,
  const Fields extends readonly Field<NoInfer<Draft>>[] = readonly Field<Draft>[],
>(
  definition: EditorDefinition<Row, Draft> & { readonly fields: Fields } & WithoutInput<
      Draft,
      Fields[number]['name']
    >,
) {
  const {
    noun,
    draftOf,
    validate,
    create,
    update,
    current,
    success = 'dialog',
    failure = 'form',
  } = definition
  const { added, updated = added, notAdded, notUpdated = notAdded, addTitle = `Add ${noun}` } = definition
  const titleOf = (isNew: boolean) => (isNew ? addTitle : `Edit ${noun}`)
  // Code that renders or validates fields does not depend on the draft's keys.
  const fields: readonly AnyField[] = definition.fields
  const nameOf = definition.nameOf ?? ((draft: Draft) => firstText(fields, draft))
  const rules: EditorRules<Row, Draft> = {
    draftOf,
    validate: (draft, row) => ({
      ...validate?.(draft, row),
      ...problemsOf(fields, draft, row && draftOf(row)),
    }),
    afterSuccess: afterSuccess[success],
  }
  const machine = createEditorMachine<Row, Draft, Row | undefined>()
  const write = (row: Row | null, draft: Draft, signal: AbortSignal) =>
    submitUnchanged(fields, draft, (idempotencyKey) => {
      const context = writeContextOf({ fields, rules, nameOf, titleOf }, row, draft)
      const options = { signal, idempotencyKey, context }
      return row && update ? update(row, draft, options) : create(draft, options)
    })
  return {
    fields,
    rules,
    nameOf,
    rowName: (row: Row) => nameOf(draftOf(row)),
    /** With a list, a record is read again before its changes are saved. */
    machineFor: (list: RecordList<Row> | undefined) => {
      const read = list && ((row: Row, signal: AbortSignal) => currentRecord(list, current, row, { signal }))
      return machine.provide({ actors: { save: saveActor({ draftOf, read, write }) } })
    },
    update,
    sendsNoKey: definition.sendsNoKey === true,
    /** Whether sending a draft again that may have been saved does it once. */
    isRepeatable: () => !definition.sendsNoKey && hasKeys(),
    participle: definition.participle ?? 'saved',
    success,
    failure,
    notesOf: definition.notesOf,
    canEdit: update !== undefined,
    submit: definition.submit ?? 'Save',
    addTitle,
    titleOf,
    successOf: (isNew: boolean) => (isNew ? added : updated),
    failureOf: (error: unknown, isNew: boolean) => {
      if (error instanceof StaleRecordError) return staleTexts[error.reason]
      if (error instanceof RefusedDraftError) return error.message
      const text = isNew ? notAdded : notUpdated
      return failureText(typeof text === 'string' ? text : text(error), error)
    },
  }
}

/** A defined editor, for its screen or dialog. */
export type Editor<Row extends object, Draft extends object> = ReturnType<typeof defineEditor<Row, Draft>>
