import { assign, emit, enqueueActions, setup } from 'xstate'
import { isSessionExpired } from '../session-errors.ts'
import { isRecord } from '../unknown-json.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type EditorContext,
  type EditorEvent,
  type EditorRules,
  type EditorTold,
  firstProblem,
  isSameDraft,
  noProblems,
  problemsAfter,
  problemsOf,
  refusedFields,
} from './editor.model.ts'

/** What an editor starts from. */
export interface EditorInput<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
}

/**
 * Adds or edits one record in a form. What was typed stays until it is saved, or given up on purpose.
 * Bring the saving with `provide({ actors: { save } })`.
 */
export const createEditorMachine = <Row, Draft extends object, Result = unknown>() =>
  setup({
    types: {
      context: {} as EditorContext<Row, Draft>,
      events: {} as EditorEvent<Row, Draft>,
      input: {} as EditorInput<Row, Draft>,
      emitted: {} as EditorTold<Row, Draft, Result>,
    },
    actors: {
      save: unprovided<Result, { row: Row | null; draft: Draft }>('save'),
    },
    actions: {
      openDraft: assign(({ context: { rules } }, { row }: { row: Row | null }) => {
        const draft = rules.draftOf(row)
        return { row, opened: draft, draft, fieldErrors: noProblems<Draft>(), error: null }
      }),
      changeDraft: assign(
        ({ context: { draft, fieldErrors } }, { changes }: { changes: Partial<Draft> }) => ({
          draft: { ...draft, ...changes },
          fieldErrors: problemsAfter(fieldErrors, changes),
        }),
      ),
      forgetProblems: assign({ fieldErrors: noProblems<Draft>(), error: null }),
      sayProblems: enqueueActions(({ context, enqueue }) => {
        const fieldErrors = problemsOf(context, context.draft)
        enqueue.assign({ fieldErrors, error: null })
        const field = firstProblem(context.draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      sayRefusal: enqueueActions(({ context: { draft }, enqueue }, { error }: { error: unknown }) => {
        const fieldErrors = refusedFields(draft, error)
        enqueue.assign({ fieldErrors, error })
        const field = firstProblem(draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      tellSaved: emit(({ context: { row, draft } }, { result }: { result: Result }) => ({
        type: 'saved' as const,
        row,
        draft,
        result,
        isNew: row === null,
      })),
      tellExpired: emit({ type: 'sessionExpired' }),
      tellKept: emit({ type: 'kept' }),
      tellClosed: emit((_, { hasSaved }: { hasSaved: boolean }) => ({ type: 'closed' as const, hasSaved })),
    },
    guards: {
      isRow: (_, { row }: { row: unknown }) => isRecord(row),
      isChange: (_, { changes }: { changes: unknown }) => isRecord(changes),
      isComplete: ({ context }) => Object.keys(problemsOf(context, context.draft)).length === 0,
      isUnchanged: ({ context: { opened, draft } }) => isSameDraft(opened, draft),
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
      hidesSuccess: ({ context: { rules } }) => rules.hidesSuccess === true,
    },
    delays: { successShown: 3000 },
  }).createMachine({
    id: 'editor',
    context: ({ input: { rules } }) => {
      const draft = rules.draftOf(null)
      return { rules, row: null, opened: draft, draft, fieldErrors: noProblems<Draft>(), error: null }
    },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'editor.add': { target: 'editing', actions: { type: 'openDraft', params: { row: null } } },
          'editor.edit': {
            guard: { type: 'isRow', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'openDraft', params: ({ event }) => event },
          },
        },
      },
      editing: {
        on: {
          'draft.change': {
            guard: { type: 'isChange', params: ({ event }) => event },
            actions: { type: 'changeDraft', params: ({ event }) => event },
          },
          'draft.submit': [
            { guard: 'isComplete', target: 'saving', actions: 'forgetProblems' },
            { actions: 'sayProblems' },
          ],
          'editor.dismiss': [
            {
              guard: 'isUnchanged',
              target: 'closed',
              actions: { type: 'tellClosed', params: { hasSaved: false } },
            },
            { target: 'confirmingDiscard' },
          ],
        },
      },
      confirmingDiscard: {
        on: {
          'discard.confirm': {
            target: 'closed',
            actions: { type: 'tellClosed', params: { hasSaved: false } },
          },
          'discard.cancel': { target: 'editing', actions: 'tellKept' },
        },
      },
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { row, draft } }) => ({ row, draft }),
          onDone: {
            target: 'saved',
            actions: { type: 'tellSaved', params: ({ event }) => ({ result: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: [
                { type: 'sayRefusal', params: ({ event }) => ({ error: event.error }) },
                'tellExpired',
              ],
            },
            {
              target: 'editing',
              actions: { type: 'sayRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      saved: {
        on: {
          'editor.dismiss': {
            target: 'closed',
            actions: { type: 'tellClosed', params: { hasSaved: true } },
          },
        },
        after: {
          successShown: {
            guard: 'hidesSuccess',
            target: 'closed',
            actions: { type: 'tellClosed', params: { hasSaved: true } },
          },
        },
      },
    },
  })

/** The editor machine of one kind of record. */
export type EditorMachine<Row, Draft extends object, Result = unknown> = ReturnType<
  typeof createEditorMachine<Row, Draft, Result>
>
