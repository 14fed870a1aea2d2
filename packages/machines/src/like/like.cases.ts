import { defineCases, plain } from '@tarang/flow-testing'
import { NetworkError } from '@tarang/sdk'
import { likeMachine } from './like.machine.ts'
import type { Likes } from './like.model.ts'

export const likeCases = defineCases<typeof likeMachine>({
  name: 'like',
  machine: likeMachine,
  inputs: { unliked: { id: 7, likesCount: 4, liked: false }, liked: { id: 7, likesCount: 5, liked: true } },
  events: {
    'like.toggle': plain,
    'like.give': plain,
    'likes.update': { external: { likes: { likesCount: 9, liked: false } } },
  },
  actors: {
    sendLike: {
      writes: true,
      done: {
        liked: { likesCount: 5, liked: true },
        unliked: { likesCount: 4, liked: false },
        // An upstream that does not report the visitor's like.
        counted: { likesCount: 40 } as Likes,
      },
      error: { lost: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: { answered: true, failed: true },
})
