import type { Api } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import type { LikeRequest, SaidLikes } from './like.model.ts'

/** The call behind `likeMachine`, made over the SDK. */
export const likeActors = (api: { readonly blogs: Pick<Api['blogs'], 'like'> }) => ({
  sendLike: fromPromise<SaidLikes, LikeRequest>(({ input: { id, ...wanted }, signal }) =>
    api.blogs.like(id, { ...wanted, signal }),
  ),
})
