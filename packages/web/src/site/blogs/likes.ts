import { createActor } from '@tarang/machines/create-actor'
import { likeActors, likeMachine, likeView } from '@tarang/machines/like'
import { blogs } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { http } from '#platform/api/http'
import { useIsHydrating } from '#platform/loading/hydration'
import type { Entry } from './blogs.model.ts'
import { type Like, type Likes, type LikesMemory, LikesMemoryContext } from './likes-memory.ts'
import { rememberedIds } from './remembered-ids.ts'

const machine = likeMachine.provide({
  actors: likeActors({ blogs: blogs(http) }),
})
const liked = rememberedIds('blogs.liked')

const isLiked = (entry: Entry) => entry.liked ?? liked.has(entry.id)

function startLike(entry: Entry): Like {
  const like = createActor(machine, {
    input: { id: entry.id, likesCount: entry.likesCount, liked: isLiked(entry) },
  })
  like.on('answered', (answer) => liked.set(answer.id, answer.liked))
  like.on('failed', ({ error }) => console.warn('A like could not be sent.', error))
  return like.start()
}

function createLikes(): Likes {
  const likes = new Map<string, Like>()
  const start = (entry: Entry) => {
    const like = startLike(entry)
    likes.set(String(entry.id), like)
    return like
  }
  const update: Likes['update'] = (id, counted) =>
    likes.get(String(id))?.send({ type: 'likes.update', likes: counted })
  return {
    of: (entry) => likes.get(String(entry.id)) ?? start(entry),
    updateAll: (entries) => {
      for (const entry of entries) update(entry.id, { likesCount: entry.likesCount, liked: isLiked(entry) })
    },
    update,
  }
}

const likesIn = (memory: LikesMemory) => {
  memory.likes ??= createLikes()
  return memory.likes
}

export const useLikes = (): Likes => likesIn(use(LikesMemoryContext))

/** One entry's like: its state and its actions. */
export function useLike(entry: Entry) {
  const like = useLikes().of(entry)
  const isHydrating = useIsHydrating()
  const view = useSelector(like, likeView, (one, other) => {
    return one.liked === other.liked && one.likesCount === other.likesCount
  })
  // False while a like is being sent, because another press would have no effect.
  const canGive = useSelector(like, (snapshot) => snapshot.can({ type: 'like.give' }))
  return {
    // The server renders pages without this visitor's likes.
    ...(isHydrating ? { liked: entry.liked ?? false, likesCount: entry.likesCount } : view),
    canGive,
    toggle: () => like.send({ type: 'like.toggle' }),
    give: () => like.send({ type: 'like.give' }),
  }
}
