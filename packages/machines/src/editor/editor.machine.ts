import { assign, emit, enqueueActions, setup } from 'xstate'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { isRecord } from '../unknown-json.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorRules,
  firstProblem,
  isSameDraft,
  noProblems,
  problemsAfter,
  problemsOf,
  refusedFields,
} from './editor.model.ts'

const submit = [
  { guard: 'isComplete', target: '#editor.saving', actions: 'clearProblems' },
  { actions: 'showProblems' },
] as const

const close = {
  target: '#editor.closed',
  actions: { type: 'emitClosed', params: { hasSaved: false } },
} as const

export interface EditorInput<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
}

/**
 * Adds or edits one record in a form. The draft stays until it is saved or discarded. When the session ends during a
 * save, the next login saves again. Provide the save with `provide({ actors: { save } })`.
 */
export const createEditorMachine = <Row, Draft extends object, Result = unknown>() =>
  setup({
    types: {
      context: {} as EditorContext<Row, Draft>,
      events: {} as EditorEvent<Row, Draft>,
      input: {} as EditorInput<Row, Draft>,
      emitted: {} as EditorEmitted<Row, Draft, Result>,
      tags: {} as GuardedFlowTag,
    },
    actors: {
      save: unprovided<Result, { row: Row | null; draft: Draft }>('save'),
    },
    actions: {
      openDraft: assign(({ context: { rules } }, { row }: { row: Row | null }) => {
        const draft = rules.draftOf(row)
        return { row, opened: draft, draft, fieldErrors: noProblems<Draft>(), error: null, hasSaved: false }
      }),
      startOver: assign(({ context: { rules, draft: saved } }) => {
        const draft = rules.nextDraft?.(saved) ?? rules.draftOf(null)
        return {
          row: null,
          opened: draft,
          draft,
          fieldErrors: noProblems<Draft>(),
          error: null,
          hasSaved: true,
        }
      }),
      changeDraft: assign(
        ({ context: { draft, fieldErrors } }, { changes }: { changes: Partial<Draft> }) => ({
          draft: { ...draft, ...changes },
          fieldErrors: problemsAfter(fieldErrors, changes),
        }),
      ),
      clearProblems: assign({ fieldErrors: noProblems<Draft>(), error: null, hasSaved: false }),
      showProblems: enqueueActions(({ context, enqueue }) => {
        const fieldErrors = problemsOf(context, context.draft)
        enqueue.assign({ fieldErrors, error: null, hasSaved: false })
        const field = firstProblem(context.draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      showRefusal: enqueueActions(({ context: { draft }, enqueue }, { error }: { error: unknown }) => {
        const fieldErrors = refusedFields(draft, error)
        enqueue.assign({ fieldErrors, error })
        const field = firstProblem(draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      setLeaving: assign((_, { isLeaving }: { isLeaving: boolean }) => ({ isLeaving })),
      emitSaved: emit(({ context: { row, draft } }, { result }: { result: Result }) => ({
        type: 'saved' as const,
        row,
        draft,
        result,
        isNew: row === null,
      })),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
      emitClosed: emit((_, { hasSaved }: { hasSaved: boolean }) => ({ type: 'closed' as const, hasSaved })),
    },
    guards: {
      isRow: (_, { row }: { row: unknown }) => isRecord(row),
      isChange: (_, { changes }: { changes: unknown }) => isRecord(changes),
      isComplete: ({ context }) => Object.keys(problemsOf(context, context.draft)).length === 0,
      isChanged: ({ context: { opened, draft } }) => !isSameDraft(opened, draft),
      isUnchanged: ({ context: { opened, draft } }) => isSameDraft(opened, draft),
      isAnother: ({ context: { opened, draft, hasSaved } }) => hasSaved && isSameDraft(opened, draft),
      isLeaving: ({ context: { isLeaving } }) => isLeaving,
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
      closesAfterSuccess: ({ context: { rules } }) => rules.afterSuccess === 'close',
      addsAnother: ({ context: { rules } }) => rules.afterSuccess === 'another',
      hidesSuccess: ({ context: { rules } }) => rules.afterSuccess === 'hide',
    },
    delays: { successShown: 3000 },
  }).createMachine({
    id: 'editor',
    context: ({ input: { rules } }) => {
      const draft = rules.draftOf(null)
      return {
        rules,
        row: null,
        opened: draft,
        draft,
        fieldErrors: noProblems<Draft>(),
        error: null,
        isLeaving: false,
        hasSaved: false,
      }
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
        initial: 'unchanged',
        on: {
          'draft.change': {
            guard: { type: 'isChange', params: ({ event }) => event },
            actions: { type: 'changeDraft', params: ({ event }) => event },
          },
        },
        states: {
          unchanged: {
            always: { guard: 'isChanged', target: 'changed' },
            on: {
              'draft.submit': submit,
              'editor.dismiss': close,
            },
          },
          // After a save the form starts over: the second click of a double click on Save arrives here and sends nothing.
          another: {
            always: { guard: 'isChanged', target: 'changed' },
            on: { 'editor.dismiss': close },
          },
          changed: {
            tags: 'dirty',
            always: [
              { guard: 'isAnother', target: 'another' },
              { guard: 'isUnchanged', target: 'unchanged' },
            ],
            on: {
              'draft.submit': submit,
              'editor.dismiss': {
                target: '#editor.confirmingDiscard',
                actions: { type: 'setLeaving', params: { isLeaving: false } },
              },
              'page.leave': {
                target: '#editor.confirmingDiscard',
                actions: { type: 'setLeaving', params: { isLeaving: true } },
              },
            },
          },
        },
      },
      confirmingDiscard: {
        tags: 'dirty',
        on: {
          'discard.confirm': [
            { guard: 'isLeaving', target: 'closed', actions: 'emitLeft' },
            { ...close, target: 'closed' },
          ],
          'discard.cancel': 'editing',
          'page.leave': { actions: { type: 'setLeaving', params: { isLeaving: true } } },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { row, draft } }) => ({ row, draft }),
          onDone: [
            {
              guard: 'closesAfterSuccess',
              target: 'closed',
              actions: [
                { type: 'emitSaved', params: ({ event }) => ({ result: event.output }) },
                { type: 'emitClosed', params: { hasSaved: true } },
              ],
            },
            {
              guard: 'addsAnother',
              target: '#editor.editing.another',
              actions: [
                { type: 'emitSaved', params: ({ event }) => ({ result: event.output }) },
                'startOver',
              ],
            },
            {
              target: 'saved',
              actions: { type: 'emitSaved', params: ({ event }) => ({ result: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: 'isSessionExpired', params: ({ event }) => ({ error: event.error }) },
              target: 'waitingForLogin',
              actions: 'emitSessionExpired',
            },
            {
              target: 'editing',
              actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        initial: 'waiting',
        states: {
          waiting: {
            on: {
              'login.complete': '#editor.saving',
              'page.leave': [
                { guard: 'isUnchanged', target: '#editor.closed', actions: 'emitLeft' },
                { target: 'confirmingDiscard' },
              ],
            },
          },
          confirmingDiscard: {
            on: {
              'discard.confirm': { target: '#editor.closed', actions: 'emitLeft' },
              'discard.cancel': 'waiting',
              // No save while the user is asked whether to discard the draft.
              'login.complete': {
                target: '#editor.confirmingDiscard',
                actions: { type: 'setLeaving', params: { isLeaving: true } },
              },
            },
          },
        },
      },
      saved: {
        on: {
          'editor.dismiss': {
            target: 'closed',
            actions: { type: 'emitClosed', params: { hasSaved: true } },
          },
        },
        after: {
          successShown: {
            guard: 'hidesSuccess',
            target: 'closed',
            actions: { type: 'emitClosed', params: { hasSaved: true } },
          },
        },
      },
    },
  })

/** The editor machine of one kind of record. */
export type EditorMachine<Row, Draft extends object, Result = unknown> = ReturnType<
  typeof createEditorMachine<Row, Draft, Result>
>
