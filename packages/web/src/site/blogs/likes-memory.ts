import type { LikesUpdate, likeMachine } from '@tarang/machines/like'
import type { Id } from '@tarang/sdk'
import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Entry } from './blogs.model.ts'

export type Like = ActorRefFrom<typeof likeMachine>

/** The likes of one visit. Every page and card of an entry shares one like. */
export interface Likes {
  of(entry: Entry): Like
  /** Updates the existing likes from loaded entries. */
  updateAll(entries: readonly Entry[]): void
  /** Updates the existing like of one entry from the response of another call. */
  update(id: Id, likes: LikesUpdate): void
}

/** Shares the likes between the pages of one visit; the first page with likes fills it. */
export interface LikesMemory {
  likes?: Likes
}

/** Empty until a page with likes is shown, so that other pages do not download the like machine. */
export const LikesMemoryContext = createContext<LikesMemory>({})
