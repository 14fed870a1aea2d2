export { likeActors } from './like.actors.ts'
export { likeMachine } from './like.machine.ts'
export type {
  LikeContext,
  LikeEvent,
  LikeInput,
  LikeRequest,
  Likes,
  LikeTold,
  SaidLikes,
} from './like.model.ts'
export { type LikeView, likeView } from './like.selectors.ts'
