import { assign, emit, setup } from 'xstate'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import {
  type FailedWritesContext,
  type FailedWritesEmitted,
  type FailedWritesEvent,
  type FailedWritesInput,
  isKeptChanges,
  isNewFailedWrite,
  isOfForm,
  isSameWrite,
  type KeptChanges,
  type NewFailedWrite,
  nextId,
  withoutForm,
  withWrite,
} from './failed-writes.model.ts'

const withId = ({ event: { id } }: { event: { id: number } }) => ({ id, isRetry: false })

const open = (isRetry: boolean) =>
  ({
    guard: { type: 'isListed', params: withId },
    actions: [
      {
        type: 'choose',
        params: ({ event: { id } }: { event: { id: number } }) => ({ id, isRetry }),
      },
      'emitOpening',
    ],
  }) as const

/**
 * Keeps writes that could not be made, until each is saved in its form or discarded. None is repeated unless the user asks
 * for it: the form sends it again, with its own checks. While a write is in its form, the form shows the failure.
 */
export const failedWritesMachine = setup({
  types: {
    context: {} as FailedWritesContext,
    events: {} as FailedWritesEvent,
    input: {} as FailedWritesInput,
    emitted: {} as FailedWritesEmitted,
    tags: {} as GuardedFlowTag,
  },
  actions: {
    takeFailure: assign(({ context }, { write }: { write: NewFailedWrite }) =>
      isOfForm(context.inForm, write)
        ? { inForm: { ...write, id: context.inForm.id } }
        : { ...withoutForm(context), inForm: { ...write, id: nextId(context) } },
    ),
    add: assign(({ context }, { write }: { write: NewFailedWrite }) => ({
      writes: withWrite(context.writes, { ...write, id: nextId(context) }),
    })),
    end: assign(({ context: { writes } }, { write }: { write: NewFailedWrite }) => ({
      writes: writes.filter((other) => !isSameWrite(other, write)),
    })),
    keep: assign(({ context }, { changes }: { changes?: KeptChanges }) => withoutForm(context, changes)),
    endForm: assign({ inForm: null }),
    choose: assign(({ context: { writes } }, { id, isRetry }: { id: number; isRetry: boolean }) => ({
      chosen: writes.find((write) => write.id === id) ?? null,
      isRetry,
    })),
    chooseAll: assign({ chosen: null }),
    // An action ends its write when it is done.
    moveToForm: assign(({ context: { writes, inForm, chosen } }) =>
      chosen?.items
        ? { inForm, chosen: null }
        : { writes: writes.filter((write) => write !== chosen), inForm: chosen, chosen: null },
    ),
    remove: assign(({ context: { writes, chosen } }) => ({
      writes: writes.filter((write) => write !== chosen),
      chosen: null,
    })),
    removeAll: assign({ writes: [], inForm: null }),
    emitOpening: emit({ type: 'opening' }),
    emitLeft: emit({ type: 'left' }),
  },
  guards: {
    isWrite: (_, { write }: { write: unknown }) => isNewFailedWrite(write),
    isChange: (_, { changes }: { changes?: unknown }) => changes === undefined || isKeptChanges(changes),
    isListed: ({ context: { writes } }, { id }: { id: unknown }) => writes.some((write) => write.id === id),
    isEmpty: ({ context: { writes } }) => writes.length === 0,
    isAny: ({ context: { writes } }) => writes.length > 0,
    isAll: ({ context: { chosen } }) => chosen === null,
  },
  delays: { openingTime: 60_000 },
}).createMachine({
  id: 'failedWrites',
  context: ({ input: { writes } }) => ({ writes, inForm: null, chosen: null, isRetry: false }),
  initial: 'empty',
  on: {
    'write.add': {
      guard: { type: 'isWrite', params: ({ event }) => event },
      actions: { type: 'add', params: ({ event }) => event },
    },
    'write.end': {
      guard: { type: 'isWrite', params: ({ event }) => event },
      actions: { type: 'end', params: ({ event }) => event },
    },
    'form.fail': {
      guard: { type: 'isWrite', params: ({ event }) => event },
      actions: { type: 'takeFailure', params: ({ event }) => event },
    },
    'form.keep': {
      guard: { type: 'isChange', params: ({ event }) => event },
      actions: { type: 'keep', params: ({ event }) => event },
    },
    'form.end': { actions: 'endForm' },
  },
  states: {
    empty: { always: { guard: 'isAny', target: 'listed' } },
    listed: {
      tags: 'dirty',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'write.retry': { ...open(true), target: 'opening' },
        'write.reopen': { ...open(false), target: 'opening' },
        'write.discard': {
          guard: { type: 'isListed', params: withId },
          target: 'confirmingDiscard',
          actions: { type: 'choose', params: withId },
        },
        'page.leave': 'confirmingDiscard',
      },
    },
    // Its screen loads, or the user decides first whether to leave another form.
    opening: {
      tags: 'dirty',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'form.open': { target: 'listed', actions: 'moveToForm' },
        'write.retry': open(true),
        'write.reopen': open(false),
        'page.leave': { target: 'confirmingDiscard', actions: 'chooseAll' },
      },
      after: { openingTime: { target: 'listed', actions: 'chooseAll' } },
    },
    confirmingDiscard: {
      // Another action may have ended the write meanwhile.
      always: { guard: 'isEmpty', target: 'empty' },
      tags: 'dirty',
      on: {
        'discard.confirm': [
          { guard: 'isAll', target: 'empty', actions: ['removeAll', 'emitLeft'] },
          { target: 'listed', actions: 'remove' },
        ],
        'discard.cancel': { target: 'listed', actions: 'chooseAll' },
      },
    },
  },
})
