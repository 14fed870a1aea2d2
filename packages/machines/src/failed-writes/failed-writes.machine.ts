import { assign, emit, setup } from 'xstate'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import {
  type FailedWritesContext,
  type FailedWritesEmitted,
  type FailedWritesEvent,
  type FailedWritesInput,
  isNewFailedWrite,
  isSameWrite,
  listedWrites,
  type NewFailedWrite,
  nextId,
  withWrite,
} from './failed-writes.model.ts'

const ofEvent = { params: ({ event: { write } }: { event: { write: NewFailedWrite } }) => ({ write }) }

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
    add: assign(({ context: { writes } }, { write: { isOpen, ...write } }: { write: NewFailedWrite }) => ({
      writes: withWrite(writes, { ...write, id: nextId(writes), ...(isOpen === true && { isOpen }) }),
    })),
    end: assign(({ context: { writes } }, { write }: { write: NewFailedWrite }) => ({
      writes: writes.filter((other) => !isSameWrite(other, write)),
    })),
    choose: assign(({ context: { writes } }, { id }: { id: number }) => ({
      chosen: writes.find((write) => write.id === id) ?? null,
    })),
    chooseAll: assign({ chosen: null }),
    remove: assign(({ context: { writes, chosen } }) => ({
      writes: writes.filter((write) => write !== chosen),
      chosen: null,
    })),
    removeAll: assign({ writes: [] }),
    emitLeft: emit({ type: 'left' }),
  },
  guards: {
    isWrite: (_, { write }: { write: unknown }) => isNewFailedWrite(write),
    isListed: ({ context: { writes } }, { id }: { id: unknown }) => writes.some((write) => write.id === id),
    isEmpty: ({ context }) => listedWrites(context).length === 0,
    isAny: ({ context }) => listedWrites(context).length > 0,
    isAll: ({ context: { chosen } }) => chosen === null,
  },
}).createMachine({
  id: 'failedWrites',
  context: ({ input: { writes } }) => ({ writes, chosen: null }),
  initial: 'empty',
  on: {
    'write.add': { guard: { type: 'isWrite', ...ofEvent }, actions: { type: 'add', ...ofEvent } },
    'write.end': { guard: { type: 'isWrite', ...ofEvent }, actions: { type: 'end', ...ofEvent } },
  },
  states: {
    empty: { always: { guard: 'isAny', target: 'listed' } },
    listed: {
      tags: 'dirty',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'write.discard': {
          guard: { type: 'isListed', params: ({ event: { id } }) => ({ id }) },
          target: 'confirmingDiscard',
          actions: { type: 'choose', params: ({ event: { id } }) => ({ id }) },
        },
        'page.leave': 'confirmingDiscard',
      },
    },
    confirmingDiscard: {
      // Another action may have ended the write meanwhile.
      always: { guard: 'isEmpty', target: 'empty', actions: 'chooseAll' },
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
