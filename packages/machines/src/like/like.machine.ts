import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided/index.ts'
import {
  afterAnswer,
  afterFailure,
  type DesiredLike,
  type LikeContext,
  type LikeEmitted,
  type LikeEvent,
  type LikeInput,
  type LikeRequest,
  type LikesUpdate,
  requestOf,
  toggled,
  updatedLikes,
} from './like.model.ts'

/**
 * Likes one entry optimistically, then shows the API's count. One call runs at a time, the last wanted state wins, and a
 * failure reverts its step without a message.
 */
export const likeMachine = setup({
  types: {
    context: {} as LikeContext,
    events: {} as LikeEvent,
    input: {} as LikeInput,
    emitted: {} as LikeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    sendLike: unprovided<LikesUpdate, LikeRequest>('sendLike'),
  },
  actions: {
    wantToggle: assign(({ context }) => ({ desired: toggled(context) })),
    wantLike: assign({ desired: { liked: true, mode: 'set' } as const }),
    setSent: assign(({ context: { desired } }) => ({ sent: desired })),
    updateKnown: assign(({ context: { known } }, { likes }: { likes: LikesUpdate }) => ({
      known: updatedLikes(known, likes),
    })),
    applyAnswer: assign(({ context }, { likes }: { likes: LikesUpdate }) => afterAnswer(context, likes)),
    revertStep: assign(({ context }) => afterFailure(context)),
    emitAnswered: emit(({ context: { id, known } }) => ({ type: 'answered' as const, id, ...known })),
    emitFailed: emit(({ context: { id } }, { error }: { error: unknown }) => ({
      type: 'failed' as const,
      id,
      error,
    })),
  },
  guards: {
    isNotSetting: ({ context: { desired } }) => desired?.mode !== 'set',
    hasDesired: ({ context: { desired } }) => desired !== null,
    isUnanswered: ({ context: { isAnswered } }) => !isAnswered,
  },
}).createMachine({
  id: 'like',
  context: ({ input: { id, likesCount, liked } }) => ({
    id,
    known: { likesCount, liked },
    desired: null,
    sent: null,
    isRepeating: false,
    isAnswered: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'like.toggle': { target: 'sending', actions: 'wantToggle' },
        'like.give': { target: 'sending', actions: 'wantLike' },
        'likes.update': {
          guard: 'isUnanswered',
          actions: { type: 'updateKnown', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'setSent',
      on: {
        'like.toggle': { actions: 'wantToggle' },
        'like.give': { guard: 'isNotSetting', actions: 'wantLike' },
      },
      invoke: {
        id: 'sendLike',
        src: 'sendLike',
        input: ({ context: { id, desired } }) => requestOf(id, desired as DesiredLike),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'applyAnswer', params: ({ event }) => ({ likes: event.output }) },
            'emitAnswered',
          ],
        },
        onError: {
          target: 'settling',
          actions: ['revertStep', { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    settling: { always: [{ guard: 'hasDesired', target: 'sending' }, { target: 'idle' }] },
  },
})
