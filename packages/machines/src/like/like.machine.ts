import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided/index.ts'
import {
  afterAnswer,
  afterFailure,
  heardLikes,
  type LikeContext,
  type LikeEvent,
  type LikeInput,
  type LikeRequest,
  type LikeTold,
  requestOf,
  type SaidLikes,
  turned,
  type Wish,
} from './like.model.ts'

/**
 * Likes one entry: shown at once, then as the API counts. One call at a time, the last wish wins, and a failure takes
 * its step back quietly.
 */
export const likeMachine = setup({
  types: {
    context: {} as LikeContext,
    events: {} as LikeEvent,
    input: {} as LikeInput,
    emitted: {} as LikeTold,
    tags: {} as 'busy',
  },
  actors: {
    sendLike: unprovided<SaidLikes, LikeRequest>('sendLike'),
  },
  actions: {
    wishForTurn: assign(({ context }) => ({ wish: turned(context) })),
    wishForLike: assign({ wish: { liked: true, asking: 'outright' } as const }),
    keepSent: assign(({ context: { wish } }) => ({ sent: wish })),
    keepKnown: assign(({ context: { known } }, { likes }: { likes: SaidLikes }) => ({
      known: heardLikes(known, likes),
    })),
    keepAnswer: assign(({ context }, { likes }: { likes: SaidLikes }) => afterAnswer(context, likes)),
    takeStepBack: assign(({ context }) => afterFailure(context)),
    tellAnswer: emit(({ context: { id, known } }) => ({ type: 'answered' as const, id, ...known })),
    tellFailure: emit(({ context: { id } }, { error }: { error: unknown }) => ({
      type: 'failed' as const,
      id,
      error,
    })),
  },
  guards: {
    mayAskOutright: ({ context: { wish } }) => wish?.asking !== 'outright',
    hasWish: ({ context: { wish } }) => wish !== null,
  },
}).createMachine({
  id: 'like',
  context: ({ input: { id, likesCount, liked } }) => ({
    id,
    known: { likesCount, liked },
    wish: null,
    sent: null,
    isInsisting: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'like.toggle': { target: 'sending', actions: 'wishForTurn' },
        'like.give': { target: 'sending', actions: 'wishForLike' },
        'likes.hear': { actions: { type: 'keepKnown', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'keepSent',
      on: {
        'like.toggle': { actions: 'wishForTurn' },
        'like.give': { guard: 'mayAskOutright', actions: 'wishForLike' },
      },
      invoke: {
        id: 'sendLike',
        src: 'sendLike',
        input: ({ context: { id, wish } }) => requestOf(id, wish as Wish),
        onDone: {
          target: 'settling',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ likes: event.output }) }, 'tellAnswer'],
        },
        onError: {
          target: 'settling',
          actions: ['takeStepBack', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    settling: { always: [{ guard: 'hasWish', target: 'sending' }, { target: 'idle' }] },
  },
})
