import type { ImportReport } from '@tarang/sdk/extensions'
import { assign, emit, setup } from 'xstate'
import { outcomeOf } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type CheckResult,
  changedChoice,
  changedReading,
  firstChoice,
  firstProblem,
  firstReading,
  type ImportChoice,
  type ImportContext,
  type ImportEmitted,
  type ImportEvent,
  type ImportReading,
  type ImportRules,
  type ImportSubject,
  noFailure,
  problemsAfter,
  readingAfter,
} from './import.model.ts'

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const importSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as { rules: ImportRules },
    emitted: {} as ImportEmitted,
    tags: {} as GuardedFlowTag,
  },
  actors: {
    check: unprovided<CheckResult, ImportSubject>('check'),
    importFile: unprovided<ImportReport, ImportSubject>('importFile'),
    readProgress: unprovided<number | null>('readProgress'),
  },
  actions: {
    changeChoice: assign(({ context }, { changes }: { changes: Partial<ImportChoice> }) => {
      const choice = changedChoice(context.choice, changes)
      return {
        choice,
        reading: readingAfter(context, choice),
        problems: problemsAfter(context.problems, changes),
      }
    }),
    changeReading: assign(({ context: { reading } }, { changes }: { changes: Partial<ImportReading> }) => ({
      reading: changedReading(reading, changes),
    })),
    setSubject: assign(({ context: { choice, reading } }) => ({
      subject: { choice, reading } as ImportSubject,
    })),
    setProblems: assign(({ context: { rules, choice } }) => ({ problems: rules.validate(choice) })),
    setMapping: assign(({ context: { reading } }, { remembered }: CheckResult) => ({
      reading: { ...reading, mapping: remembered },
    })),
    setReport: assign((_, { report }: { report: ImportReport }) => ({ report })),
    setRows: assign((_, { rows }: { rows: number | null }) => ({ rows })),
    clearRows: assign({ rows: null }),
    clearReport: assign({ report: null, subject: null }),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ error, outcome: outcomeOf(error).outcome })),
    setUnknown: assign({ outcome: 'unknown' as const }),
    clearFailure: assign(noFailure),
    emitRefused: emit(({ context: { problems } }) => ({
      type: 'refused' as const,
      field: firstProblem(problems) ?? 'file',
    })),
    emitSessionExpired: emit({ type: 'sessionExpired' }),
    emitLeft: emit({ type: 'left' }),
  },
  guards: {
    isComplete: ({ context: { rules, choice } }) => firstProblem(rules.validate(choice)) === undefined,
    isRemembered: ({ context: { reading } }, { remembered }: CheckResult) =>
      reading.mapping === null && remembered !== null,
    isChecked: (_, { outcome }: { outcome: ImportReport['outcome'] }) => outcome === 'checked',
    isImported: (_, { outcome }: { outcome: ImportReport['outcome'] }) => outcome === 'imported',
    hasReport: ({ context: { report } }) => report !== null,
    isUnknown: ({ context: { outcome } }) => outcome === 'unknown',
    isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
  },
  delays: { progressInterval: 2000 },
})

const changeChoice = {
  type: 'changeChoice',
  params: ({ event }: { event: { changes: Partial<ImportChoice> } }) => event,
} as const

const changeReading = {
  type: 'changeReading',
  params: ({ event }: { event: { changes: Partial<ImportReading> } }) => event,
} as const

/** Another file can be chosen, and the chosen one checked again. */
const afterReport = {
  'choice.change': { target: 'choosing', actions: [changeChoice, 'clearReport'] },
  'import.check': { target: 'working', actions: ['clearReport', 'setSubject'] },
} as const

/**
 * Imports a file: it is chosen, checked by a dry run, mapped until the check has no errors, and imported after a question.
 * A running call says how many rows were read, and can be cancelled; whether a cancelled import was made is unknown until
 * the next check. When the session ends during a call, the next login repeats it.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input: { rules } }) => ({
    rules,
    choice: firstChoice,
    reading: firstReading,
    problems: {},
    report: null,
    subject: null,
    rows: null,
    ...noFailure,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'choice.change': { actions: [changeChoice, 'clearFailure'] },
        'import.check': [
          { guard: 'isComplete', target: 'working', actions: ['setSubject', 'clearFailure'] },
          { actions: ['setProblems', 'emitRefused'] },
        ],
      },
    },
    working: {
      entry: 'clearRows',
      type: 'parallel',
      states: {
        call: {
          initial: 'checking',
          states: {
            checking: {
              on: { 'import.cancel': '#import.choosing' },
              invoke: {
                id: 'check',
                src: 'check',
                input: ({ context: { subject } }) => subject as ImportSubject,
                onDone: [
                  {
                    guard: { type: 'isRemembered', params: ({ event }) => event.output },
                    target: 'checking',
                    reenter: true,
                    actions: [{ type: 'setMapping', params: ({ event }) => event.output }, 'setSubject'],
                  },
                  {
                    guard: {
                      type: 'isChecked',
                      params: ({ event: { output } }) => output.report,
                    },
                    target: '#import.checked',
                    actions: { type: 'setReport', params: ({ event }) => event.output },
                  },
                  {
                    target: '#import.mapping',
                    actions: { type: 'setReport', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isSessionExpired', params: ofError },
                    target: '#import.waitingForLogin',
                    actions: 'emitSessionExpired',
                  },
                  { target: '#import.choosing', actions: { type: 'setError', params: ofError } },
                ],
              },
            },
            importing: {
              tags: 'busy',
              on: { 'import.cancel': { target: '#import.choosing', actions: ['setUnknown', 'clearReport'] } },
              invoke: {
                id: 'importFile',
                src: 'importFile',
                input: ({ context: { subject } }) => subject as ImportSubject,
                onDone: [
                  {
                    guard: { type: 'isImported', params: ({ event }) => event.output },
                    target: '#import.imported',
                    actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
                  },
                  {
                    target: '#import.mapping',
                    actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isSessionExpired', params: ofError },
                    target: '#import.waitingForLogin',
                    actions: 'emitSessionExpired',
                  },
                  { target: '#import.confirming', actions: { type: 'setFailure', params: ofError } },
                ],
              },
            },
          },
        },
        progress: {
          initial: 'waiting',
          states: {
            waiting: { after: { progressInterval: 'reading' } },
            reading: {
              invoke: {
                id: 'readProgress',
                src: 'readProgress',
                onDone: {
                  target: 'waiting',
                  actions: { type: 'setRows', params: ({ event }) => ({ rows: event.output }) },
                },
                // The call itself reports a failure.
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    mapping: { on: { ...afterReport, 'reading.change': { actions: changeReading } } },
    checked: {
      on: {
        ...afterReport,
        'reading.change': { target: 'mapping', actions: changeReading },
        'import.ask': 'confirming',
      },
    },
    confirming: {
      on: {
        'import.confirm': { target: 'working.call.importing', actions: 'clearFailure' },
        'import.cancel': [
          // Only another check tells whether the file was imported.
          { guard: 'isUnknown', target: 'choosing', actions: 'clearReport' },
          { target: 'checked', actions: 'clearFailure' },
        ],
      },
    },
    waitingForLogin: {
      tags: 'waitingForLogin',
      on: {
        'login.complete': [{ guard: 'hasReport', target: 'working.call.importing' }, { target: 'working' }],
        'login.change': [{ guard: 'hasReport', target: 'confirming' }, { target: 'choosing' }],
        'page.leave': { target: 'choosing', actions: ['clearReport', 'emitLeft'] },
      },
    },
    imported: { on: afterReport },
  },
})
