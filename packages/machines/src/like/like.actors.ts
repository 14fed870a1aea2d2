import type { Api } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import type { LikeRequest, LikesUpdate } from './like.model.ts'

/** The SDK call of `likeMachine`. */
export const likeActors = (api: { readonly blogs: Pick<Api['blogs'], 'like'> }) => ({
  sendLike: fromPromise<LikesUpdate, LikeRequest>(({ input: { id, ...wanted }, signal }) =>
    api.blogs.like(id, { ...wanted, signal }),
  ),
})
