import type { likeMachine } from '@tarang/machines/like'
import type { BlogLikes, Id } from '@tarang/sdk'
import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Entry } from './blogs.model.ts'

export type Like = ActorRefFrom<typeof likeMachine>

/** The likes of one visit: an entry has one, shared by every page and card that shows it. */
export interface Likes {
  of(entry: Entry): Like
  /** Updates the existing likes from freshly loaded entries. */
  update(entries: readonly Entry[]): void
  /** How many likes and withdrawals of an entry the API has answered in this visit. */
  answers(id: Id): number
  /** Updates the like of one entry from a count that was requested after so many answers; an older one is outdated. */
  count(id: Id, likes: BlogLikes, answers: number): void
}

/** Shares the likes between the pages of one visit; the first page with likes fills it. */
export interface LikesMemory {
  likes?: Likes
}

/** Empty until a page with likes is shown, so that other pages do not download the like machine. */
export const LikesMemoryContext = createContext<LikesMemory>({})
