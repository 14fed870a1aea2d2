import { createEditorMachine, type EditorRules, type FieldErrors } from '@tarang/machines/editor'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { addressProblemOf, isApiError } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import { failureText } from '#platform/failure'
import { type AnyField, type Field, problemsOf } from './fields.ts'

/** What is said of a failure: always the same, or in view of what went wrong. */
export type FailureWords = string | ((error: unknown) => string)

interface CallOptions {
  readonly signal: AbortSignal
}

export interface EditorDefinition<Row extends object, Draft extends object> {
  /** What one record is called: the dialog says 'Add {noun}' and 'Edit {noun}'. */
  readonly noun: string
  /** What adding is called, where it is not 'Add {noun}'. */
  readonly addTitle?: string
  /** What the button that sends the form says; else 'Save'. */
  readonly submit?: string
  /** The draft that a form opens with: of a row, or of none yet. */
  readonly draftOf: (row: Row | null) => Draft
  readonly fields: readonly Field<NoInfer<Draft>>[]
  /** What is wrong beyond what each field checks by itself. */
  readonly validate?: (draft: NoInfer<Draft>, row: NoInfer<Row> | null) => FieldErrors<NoInfer<Draft>>
  /** Sends a new record. What it answers is shown at once, where it is a row. */
  readonly create: (draft: NoInfer<Draft>, options: CallOptions) => Promise<NoInfer<Row> | undefined>
  /** Sends what was changed of a row; an editor without it only adds. */
  readonly update?: (
    row: NoInfer<Row>,
    draft: NoInfer<Draft>,
    options: CallOptions,
  ) => Promise<NoInfer<Row> | undefined>
  readonly added: string
  readonly updated?: string
  readonly notAdded: FailureWords
  readonly notUpdated?: FailureWords
  /**
   * A dialog that waits to be closed; a dialog that goes after 3000 ms; a toast; or words in the form, which begins
   * afresh.
   */
  readonly success?: 'dialog' | 'brief' | 'toast' | 'form'
  /** A failure is said in the form, or in an Error dialog over it. */
  readonly failure?: 'form' | 'dialog'
}

/** The words of the API's refusal where it has some, else these. */
export const serverMessageOr = (otherwise: string) => (error: unknown) =>
  (isApiError(error) && !addressProblemOf(error) && error.message) || otherwise

/** Turns a declaration into what an editor needs: fields, words, and a machine that saves. */
export function defineEditor<Row extends object, Draft extends object>(
  definition: EditorDefinition<Row, Draft>,
) {
  const { noun, draftOf, validate, create, update, success = 'dialog', failure = 'form' } = definition
  // The names are the draft's: whoever draws or checks the fields need not know which.
  const fields: readonly AnyField[] = definition.fields
  const rules: EditorRules<Row, Draft> = {
    draftOf,
    validate: (draft, row) => ({
      ...validate?.(draft, row),
      ...problemsOf(fields, draft, row === null),
    }),
    hidesSuccess: success === 'brief',
  }
  const machine = createEditorMachine<Row, Draft, Row | undefined>().provide({
    actors: {
      save: fromPromise<Row | undefined, { row: Row | null; draft: Draft }>(
        ({ input: { row, draft }, signal }) =>
          unlessAborted(signal, row && update ? update(row, draft, { signal }) : create(draft, { signal })),
      ),
    },
  })
  const { added, updated = added, notAdded, notUpdated = notAdded, addTitle = `Add ${noun}` } = definition
  return {
    fields,
    rules,
    machine,
    success,
    failure,
    canEdit: update !== undefined,
    submit: definition.submit ?? 'Save',
    addTitle,
    titleOf: (isNew: boolean) => (isNew ? addTitle : `Edit ${noun}`),
    successOf: (isNew: boolean) => (isNew ? added : updated),
    failureOf: (error: unknown, isNew: boolean) => {
      const words = isNew ? notAdded : notUpdated
      return failureText(typeof words === 'string' ? words : words(error), error)
    },
  }
}

/** An editor as a screen draws it. */
export type Editor<Row extends object, Draft extends object> = ReturnType<typeof defineEditor<Row, Draft>>
