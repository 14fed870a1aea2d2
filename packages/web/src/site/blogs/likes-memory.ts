import { createContext } from 'react'
import type { Likes } from './likes.ts'

/** Where the pages of one visit share the likes; the first page that has any fills it. */
export interface LikesMemory {
  likes?: Likes
}

/** Empty until a page with likes has come, so that the others need not download what likes are made of. */
export const LikesMemoryContext = createContext<LikesMemory>({})
