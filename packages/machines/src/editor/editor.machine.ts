import { assign, emit, enqueueActions, setup } from 'xstate'
import { createComparisonMachine } from '../comparison/comparison.machine.ts'
import { type Choices, mergedDraft } from '../comparison/comparison.model.ts'
import { type FailedOutcome, type Outcome, outcomeOf, type WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { isRecord } from '../unknown-json/index.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type AfterSuccess,
  type DiscardReason,
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
  type SaveAnswer,
  type SaveInput,
  StaleRecordError,
} from './editor.model.ts'

type Saved<Row, Result> = Extract<SaveAnswer<Row, Result>, { type: 'saved' }>

const submit = [
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

const isDismissed = { type: 'isDiscardReason', params: { reason: 'dismissed' } } as const
const isDuringLogin = { type: 'isDiscardReason', params: { reason: 'leavingDuringLogin' } } as const

const ask = (reason: DiscardReason) =>
  ({ target: 'confirmingDiscard', actions: { type: 'setDiscardReason', params: { reason } } }) as const

/** The discard question stays, and nothing is saved below it. */
const endWait = {
  guard: isDuringLogin,
  actions: { type: 'setDiscardReason', params: { reason: 'leaving' } },
} as const

const answered = (type: SaveAnswer<unknown, unknown>['type'], afterSuccess?: AfterSuccess) =>
  ({
    type: 'isAnswer',
    params: ({ event: { output } }: { event: { output: SaveAnswer<unknown, unknown> } }) => ({
      isAnswer: output.type === type,
      afterSuccess,
    }),
  }) as const

/** The choices of the comparison that ended. */
const choices = <Draft>({ event }: { event: { output: Choices<Draft> } }) => ({ choices: event.output })

const emitSaved = {
  type: 'emitSaved',
  params: <Row, Result>({ event }: { event: { output: SaveAnswer<Row, Result> } }) =>
    event.output as Saved<Row, Result>,
} as const

const endComparison = { type: 'setNewer', params: { newer: null } } as const

const versionsOf = <Row, Draft extends object>({
  rules: { draftOf },
  row,
  newer,
  draft,
}: EditorContext<Row, Draft>) => ({ draftOf, row, newer, draft })

const openedForm = <Row, Draft extends object>(rules: EditorRules<Row, Draft>, row: Row | null) => {
  const draft = rules.draftOf(row)
  const fieldErrors = noProblems<Draft>()
  return { row, opened: draft, draft, fieldErrors, error: null, outcome: null, hasSaved: false }
}

const failure = ({ event: { error } }: { event: { error: unknown } }) => ({ error, ...outcomeOf(error) })

export interface EditorInput<Row, Draft extends object> {
  readonly rules: EditorRules<Row, Draft>
}

/**
 * Adds or edits one record in a form. The draft stays until it is saved or discarded. When the session ends during a
 * save, the next login saves again. Provide the save with
 * `provide({ actors: { save: saveActor(calls) } })`.
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
      save: unprovided<SaveAnswer<Row, Result>, SaveInput<Row, Draft>>('save'),
      comparison: createComparisonMachine<Row, Draft>(),
    },
    actions: {
      openDraft: assign(({ context: { rules } }, { row }: { row: Row | null }) => openedForm(rules, row)),
      startOver: assign(({ context: { rules } }) => ({ ...openedForm(rules, null), hasSaved: true })),
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
      setNewer: assign((_, { newer }: { newer: Row | null }) => ({ newer })),
      merge: assign(({ context }, { choices }: { choices: Choices<Draft> }) => ({
        row: context.newer,
        draft: mergedDraft(versionsOf(context), choices),
        newer: null,
      })),
      emitUpToDate: emit({ type: 'upToDate' }),
      setDiscardReason: assign((_, { reason }: { reason: DiscardReason }) => ({ discardReason: reason })),
      emitSaved: emit(({ context: { draft } }, { row, result }: Saved<Row, Result>) => ({
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
      isAnswer: (
        { context: { rules } },
        {
          isAnswer,
          afterSuccess = rules.afterSuccess,
        }: { isAnswer: boolean; afterSuccess: AfterSuccess | undefined },
      ) => isAnswer && rules.afterSuccess === afterSuccess,
      isUnknown: ({ context: { outcome } }) => outcome === 'unknown',
      takesTheirs: ({ context }, { choices }: { choices: Choices<Draft> }) =>
        isSameDraft(mergedDraft(versionsOf(context), choices), context.rules.draftOf(context.newer)),
      isMergedComplete: ({ context }, { choices }: { choices: Choices<Draft> }) => {
        const { rules, newer: row } = context
        return Object.keys(problemsOf({ rules, row }, mergedDraft(versionsOf(context), choices))).length === 0
      },
      isChanged: ({ context: { opened, draft } }) => !isSameDraft(opened, draft),
      isUnchanged: ({ context: { opened, draft } }) => isSameDraft(opened, draft),
      isAnother: ({ context: { opened, draft, hasSaved } }) => hasSaved && isSameDraft(opened, draft),
      isDiscardReason: ({ context: { discardReason } }, { reason }: { reason: DiscardReason }) =>
        discardReason === reason,
      isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
      hidesSuccess: ({ context: { rules } }) => rules.afterSuccess === 'hide',
    },
    delays: { successShown: 3000, doubleClick: 300 },
  }).createMachine({
    id: 'editor',
    context: ({ input: { rules } }) => ({
      ...openedForm(rules, null),
      rules,
      newer: null,
      sent: null,
      discardReason: 'dismissed',
    }),
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
              'editor.dismiss': { ...ask('dismissed'), target: '#editor.confirmingDiscard' },
              'page.leave': { ...ask('leaving'), target: '#editor.confirmingDiscard' },
            },
          },
        },
      },
      confirmingDiscard: {
        tags: 'dirty',
        on: {
          'discard.confirm': [
            { guard: isDismissed, ...close, target: 'closed' },
            { target: 'closed', actions: 'emitLeft' },
          ],
          'discard.cancel': [{ guard: isDuringLogin, target: 'waitingForLogin' }, { target: 'editing' }],
          'page.leave': { guard: isDismissed, actions: ask('leaving').actions },
          'login.complete': endWait,
          'login.change': endWait,
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
              guard: answered('saved', 'close'),
              target: 'closed',
              actions: [emitSaved, { type: 'emitClosed', params: { needsReload: true } }],
            },
            {
              guard: answered('saved', 'another'),
              target: 'editing.another',
              actions: [emitSaved, 'startOver'],
            },
            { guard: answered('saved'), target: 'saved', actions: emitSaved },
            {
              guard: answered('stale'),
              target: 'comparing',
              actions: { type: 'setNewer', params: ({ event }) => ({ newer: event.output.row }) },
            },
            {
              guard: answered('deleted'),
              target: 'editing',
              actions: {
                type: 'showRefusal',
                params: () => ({ error: new StaleRecordError('deleted'), outcome: 'notMade' as const }),
              },
            },
            { target: 'closed', actions: tellUpToDate },
          ],
          onError: [
            {
              guard: { type: 'isSessionExpired', params: ({ event: { error } }) => ({ error }) },
              target: 'waitingForLogin',
              actions: 'emitSessionExpired',
            },
            {
              target: 'editing',
              actions: [
                { type: 'showRefusal', params: failure },
                { type: 'emitFailed', params: failure },
              ],
            },
          ],
        },
      },
      comparing: {
        tags: 'dirty',
        invoke: {
          id: 'comparison',
          src: 'comparison',
          input: ({ context }) => versionsOf(context),
          onDone: [
            {
              guard: { type: 'takesTheirs', params: choices },
              target: 'closed',
              actions: [endComparison, ...tellUpToDate],
            },
            {
              guard: { type: 'isMergedComplete', params: choices },
              target: 'saving',
              actions: { type: 'merge', params: choices },
            },
            // Their values and mine may be valid, and not fit together.
            { target: 'editing', actions: [{ type: 'merge', params: choices }, 'showProblems'] },
          ],
        },
        on: {
          'editor.dismiss': { target: 'editing', actions: endComparison },
          'page.leave': { target: 'confirmingDiscard', actions: [ask('leaving').actions, endComparison] },
        },
      },
      waitingForLogin: {
        tags: 'waitingForLogin',
        on: {
          'login.complete': 'saving',
          'login.change': 'editing',
          'page.leave': [
            { guard: 'isUnchanged', target: 'closed', actions: 'emitLeft' },
            ask('leavingDuringLogin'),
          ],
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
