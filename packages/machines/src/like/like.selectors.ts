import { type LikeContext, type Likes, shownLikes } from './like.model.ts'

export type LikeView = Likes

export const likeView = ({
  context,
}: {
  readonly context: Pick<LikeContext, 'known' | 'desired'>
}): LikeView => shownLikes(context)
