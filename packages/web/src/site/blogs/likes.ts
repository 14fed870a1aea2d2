import { likeActors, likeMachine, likeView } from '@tarang/machines/like'
import { type BlogLikes, type Id, likeBlog } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { http } from '#platform/http'
import { rememberedIds } from '#platform/remembered-ids'
import type { Entry } from './blogs.model.ts'
import { type LikesMemory, LikesMemoryContext } from './likes-memory.ts'

type Like = ActorRefFrom<typeof likeMachine>

/** The likes of one visit: an entry has one, on whichever page and card it is shown. */
export interface Likes {
  of(entry: Entry): Like
  /** Tells those that there are what the API has just said. */
  hear(entries: readonly Entry[]): void
  /** Tells the like of one entry what the API counts. */
  count(id: Id, likes: BlogLikes): void
}

const machine = likeMachine.provide({
  actors: likeActors({ blogs: { like: (id, options) => likeBlog(http, id, options) } }),
})
const liked = rememberedIds('blogs.liked')

const isLiked = (entry: Entry) => entry.liked ?? liked.has(entry.id)

function begin(entry: Entry): Like {
  const like = createActor(machine, {
    input: { id: entry.id, likesCount: entry.likesCount, liked: isLiked(entry) },
  })
  like.on('answered', (answer) => liked.set(answer.id, answer.liked))
  like.on('failed', ({ error }) => console.warn('A like could not be sent.', error))
  return like.start()
}

function createLikes(): Likes {
  const likes = new Map<string, Like>()
  return {
    of: (entry) => {
      const like = likes.get(String(entry.id)) ?? begin(entry)
      likes.set(String(entry.id), like)
      return like
    },
    hear: (entries) => {
      for (const entry of entries) {
        const { likesCount } = entry
        likes
          .get(String(entry.id))
          ?.send({ type: 'likes.update', likes: { likesCount, liked: isLiked(entry) } })
      }
    },
    count: (id, counted) => {
      likes.get(String(id))?.send({ type: 'likes.update', likes: counted })
    },
  }
}

const likesIn = (memory: LikesMemory) => {
  memory.likes ??= createLikes()
  return memory.likes
}

/** The likes of this visit. */
export const useLikes = (): Likes => likesIn(use(LikesMemoryContext))

/** One entry's like: what to show, and how to press it. */
export function useLike(entry: Entry) {
  const like = useLikes().of(entry)
  const view = useSelector(like, likeView, (one, other) => {
    return one.liked === other.liked && one.likesCount === other.likesCount
  })
  // Given already, and not answered yet: another press would say nothing new.
  const canGive = useSelector(like, (snapshot) => snapshot.can({ type: 'like.give' }))
  return {
    ...view,
    canGive,
    toggle: () => like.send({ type: 'like.toggle' }),
    give: () => like.send({ type: 'like.give' }),
  }
}
