import { type LikeContext, type Likes, shownLikes } from './like.model.ts'

/** Everything that a like button draws. */
export type LikeView = Likes

/** Everything that a like button draws, out of a snapshot. */
export const likeView = ({ context }: { readonly context: Pick<LikeContext, 'known' | 'wish'> }): LikeView =>
  shownLikes(context)
