import { assign, emit, enqueueActions, setup } from 'xstate'
import type { FailedOutcome, Outcome, WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { isRecord } from '../unknown-json/index.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  choicesAfter,
  comparedFields,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorRules,
  firstProblem,
  isOutdated,
  isSameDraft,
  isStale,
  mergedDraft,
  noChoices,
  noProblems,
  outcomeOfSave,
  problemsAfter,
  problemsOf,
  refusedFields,
  type Side,
  StaleRecordError,
  unchosenFields,
} from './editor.model.ts'

const submit = [
  { guard: 'checksComplete', target: '#editor.checking', actions: 'clearProblems' },
  { guard: 'isComplete', target: '#editor.saving', actions: 'clearProblems' },
  { actions: 'showProblems' },
] as const

/** The record has the form's values already. */
const tellUpToDate = [
  { type: 'emitUpToDate' },
  { type: 'emitClosed', params: { needsReload: false } },
] as const

const close = {
  target: '#editor.closed',
  actions: {
    type: 'emitClosed',
    params: ({ context: { outcome } }: { context: { readonly outcome: FailedOutcome | null } }) => ({
      needsReload: outcome === 'unknown',
    }),
  },
} as const

const stillAsked = {
  target: '#editor.confirmingDiscard',
  actions: { type: 'setLeaving', params: { isLeaving: true } },
} as const

const expire = {
  guard: {
    type: 'isSessionExpired',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
  target: 'waitingForLogin',
  actions: 'emitSessionExpired',
} as const

const refuse = (isSent: boolean) => {
  const params = ({ event: { error } }: { event: { error: unknown } }) => ({
    error,
    ...outcomeOfSave(error, isSent),
  })
  return {
    target: 'editing',
    actions: [
      { type: 'showRefusal', params },
      { type: 'emitFailed', params },
    ],
  } as const
}

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
      /** Reads the record again; `null` if it is gone. */
      current: unprovided<Row | null, { row: Row | null }>('current'),
    },
    actions: {
      openDraft: assign(({ context: { rules } }, { row }: { row: Row | null }) => {
        const draft = rules.draftOf(row)
        return {
          row,
          opened: draft,
          base: draft,
          draft,
          fieldErrors: noProblems<Draft>(),
          error: null,
          outcome: null,
          hasSaved: false,
        }
      }),
      startOver: assign(({ context: { rules } }) => {
        const draft = rules.draftOf(null)
        return {
          row: null,
          opened: draft,
          base: draft,
          draft,
          fieldErrors: noProblems<Draft>(),
          error: null,
          outcome: null,
          hasSaved: true,
        }
      }),
      changeDraft: assign(
        ({ context: { draft, fieldErrors } }, { changes }: { changes: Partial<Draft> }) => ({
          draft: { ...draft, ...changes },
          fieldErrors: problemsAfter(fieldErrors, changes),
        }),
      ),
      clearProblems: assign({
        fieldErrors: noProblems<Draft>(),
        error: null,
        outcome: null,
        hasSaved: false,
      }),
      showProblems: enqueueActions(({ context, enqueue }) => {
        const fieldErrors = problemsOf(context, context.draft)
        enqueue.assign({ fieldErrors, error: null, outcome: null, hasSaved: false })
        const field = firstProblem(context.draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      showRefusal: enqueueActions(({ context: { draft }, enqueue }, { error, outcome }: WriteFailure) => {
        const fieldErrors = refusedFields(draft, error)
        enqueue.assign({ fieldErrors, error, outcome, sent: draft })
        const field = firstProblem(draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      takeCurrent: assign(({ context: { rules } }, { current }: { current: Row | null }) => ({
        row: current,
        base: rules.draftOf(current),
      })),
      openComparison: assign((_, { current }: { current: Row | null }) => ({
        newer: current,
        choices: noChoices<Draft>(),
        error: null,
        outcome: null,
      })),
      choose: assign(({ context }, { side, field }: { side: Side; field?: keyof Draft & string }) => ({
        choices: choicesAfter(context, side, field),
        fieldErrors: noProblems<Draft>(),
      })),
      showUnchosen: enqueueActions(({ context, enqueue }) => {
        const fieldErrors = unchosenFields(context)
        enqueue.assign({ fieldErrors })
        const field = firstProblem(context.draft, fieldErrors)
        if (field) enqueue.emit({ type: 'refused', field })
      }),
      merge: assign(({ context }) => ({
        row: context.newer,
        base: context.rules.draftOf(context.newer),
        draft: mergedDraft(context),
        newer: null,
        choices: noChoices<Draft>(),
        fieldErrors: noProblems<Draft>(),
      })),
      endComparison: assign(() => ({
        newer: null,
        choices: noChoices<Draft>(),
        fieldErrors: noProblems<Draft>(),
      })),
      keepRefusal: assign((_, { error }: { error: unknown }) => ({ error })),
      emitUpToDate: emit({ type: 'upToDate' }),
      setLeaving: assign((_, { isLeaving }: { isLeaving: boolean }) => ({ isLeaving })),
      emitSaved: emit(({ context: { row, draft } }, { result }: { result: Result }) => ({
        type: 'saved' as const,
        row,
        draft,
        result,
        isNew: row === null,
      })),
      emitFailed: emit(({ context: { row, draft } }, failure: WriteFailure & Outcome) => ({
        type: 'failed' as const,
        row,
        draft,
        ...failure,
      })),
      emitLooked: emit({ type: 'looked' }),
      emitSessionExpired: emit({ type: 'sessionExpired' }),
      emitLeft: emit({ type: 'left' }),
      emitClosed: emit((_, { needsReload }: { needsReload: boolean }) => ({
        type: 'closed' as const,
        needsReload,
      })),
    },
    guards: {
      isRow: (_, { row }: { row: unknown }) => isRecord(row),
      isChange: (_, { changes }: { changes: unknown }) => isRecord(changes),
      isComplete: ({ context }) => Object.keys(problemsOf(context, context.draft)).length === 0,
      checksComplete: ({ context }) =>
        context.rules.checksCurrent === true &&
        context.row !== null &&
        Object.keys(problemsOf(context, context.draft)).length === 0,
      checks: ({ context: { rules, row } }) => rules.checksCurrent === true && row !== null,
      isDeleted: (_, { current }: { current: unknown }) => current === null,
      isStale: ({ context }, { current }: { current: Row | null }) => isStale({ ...context, newer: current }),
      isUpToDate: ({ context: { rules, base, draft } }, { current }: { current: Row | null }) =>
        isSameDraft(rules.draftOf(current), draft) && !isSameDraft(base, draft),
      wasRefused: ({ context: { error } }) => error !== null,
      isUnknown: ({ context: { outcome } }) => outcome === 'unknown',
      isOutdated: ({ context: { rules, row } }, { error }: { error: unknown }) =>
        rules.checksCurrent === true && row !== null && isOutdated(error),
      isSide: ({ context }, { side, field }: { side: unknown; field?: unknown }) =>
        (side === 'mine' || side === 'theirs') &&
        (field === undefined || comparedFields(context).some(({ name }) => name === field)),
      isUnchosen: ({ context }) => Object.keys(unchosenFields(context)).length > 0,
      takesTheirs: ({ context }) => isSameDraft(mergedDraft(context), context.rules.draftOf(context.newer)),
      isMergedComplete: ({ context }) =>
        Object.keys(problemsOf({ ...context, row: context.newer }, mergedDraft(context))).length === 0,
      isChanged: ({ context: { opened, draft } }) => !isSameDraft(opened, draft),
      isUnchanged: ({ context: { opened, draft } }) => isSameDraft(opened, draft),
      isAnother: ({ context: { opened, draft, hasSaved } }) => hasSaved && isSameDraft(opened, draft),
      isLeaving: ({ context: { isLeaving } }) => isLeaving,
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
      closesAfterSuccess: ({ context: { rules } }) => rules.afterSuccess === 'close',
      addsAnother: ({ context: { rules } }) => rules.afterSuccess === 'another',
      hidesSuccess: ({ context: { rules } }) => rules.afterSuccess === 'hide',
    },
    delays: { successShown: 3000, doubleClick: 300 },
  }).createMachine({
    id: 'editor',
    context: ({ input: { rules } }) => {
      const draft = rules.draftOf(null)
      return {
        rules,
        row: null,
        opened: draft,
        base: draft,
        newer: null,
        choices: noChoices<Draft>(),
        draft,
        fieldErrors: noProblems<Draft>(),
        error: null,
        outcome: null,
        sent: null,
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
          'outcome.look': {
            guard: 'isUnknown',
            target: 'closed',
            actions: ['emitLooked', { type: 'emitClosed', params: { needsReload: true } }],
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
            after: { doubleClick: 'unchanged' },
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
      checking: {
        tags: 'busy',
        invoke: {
          id: 'current',
          src: 'current',
          input: ({ context: { row } }) => ({ row }),
          onDone: [
            {
              guard: { type: 'isDeleted', params: ({ event }) => ({ current: event.output }) },
              target: 'editing',
              actions: {
                type: 'showRefusal',
                params: () => ({ error: new StaleRecordError('deleted'), outcome: 'notMade' as const }),
              },
            },
            {
              guard: { type: 'isStale', params: ({ event }) => ({ current: event.output }) },
              target: 'comparing',
              actions: { type: 'openComparison', params: ({ event }) => ({ current: event.output }) },
            },
            {
              guard: { type: 'isUpToDate', params: ({ event }) => ({ current: event.output }) },
              target: 'closed',
              actions: tellUpToDate,
            },
            // A save was refused as outdated, and nothing that the form shows differs: the user decides to save again.
            {
              guard: 'wasRefused',
              target: 'editing',
              actions: { type: 'takeCurrent', params: ({ event }) => ({ current: event.output }) },
            },
            {
              target: 'saving',
              actions: { type: 'takeCurrent', params: ({ event }) => ({ current: event.output }) },
            },
          ],
          onError: [expire, refuse(false)],
        },
      },
      comparing: {
        tags: 'dirty',
        on: {
          'comparison.choose': {
            guard: { type: 'isSide', params: ({ event }) => event },
            actions: { type: 'choose', params: ({ event }) => event },
          },
          'draft.submit': [
            { guard: 'isUnchosen', actions: 'showUnchosen' },
            { guard: 'takesTheirs', target: 'closed', actions: ['endComparison', ...tellUpToDate] },
            { guard: 'isMergedComplete', target: 'checking', actions: 'merge' },
            // Their values and mine may be valid, and not fit together.
            { target: 'editing', actions: ['merge', 'showProblems'] },
          ],
          'editor.dismiss': { target: 'editing', actions: 'endComparison' },
          'page.leave': {
            target: 'confirmingDiscard',
            actions: ['endComparison', { type: 'setLeaving', params: { isLeaving: true } }],
          },
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
                { type: 'emitClosed', params: { needsReload: true } },
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
            expire,
            {
              guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
              target: 'checking',
              actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            },
            refuse(true),
          ],
        },
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        initial: 'waiting',
        states: {
          waiting: {
            on: {
              'login.complete': [{ guard: 'checks', target: '#editor.checking' }, '#editor.saving'],
              'login.change': '#editor.editing',
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
              'login.complete': stillAsked,
              'login.change': stillAsked,
            },
          },
        },
      },
      saved: {
        on: {
          'editor.dismiss': {
            target: 'closed',
            actions: { type: 'emitClosed', params: { needsReload: true } },
          },
        },
        after: {
          successShown: {
            guard: 'hidesSuccess',
            target: 'closed',
            actions: { type: 'emitClosed', params: { needsReload: true } },
          },
        },
      },
    },
  })

/** The editor machine of one kind of record. */
export type EditorMachine<Row, Draft extends object, Result = unknown> = ReturnType<
  typeof createEditorMachine<Row, Draft, Result>
>
