export { likeActors } from './like.actors.ts'
export { likeMachine } from './like.machine.ts'
export type {
  LikeContext,
  LikeEmitted,
  LikeEvent,
  LikeInput,
  LikeRequest,
  Likes,
  LikesUpdate,
} from './like.model.ts'
export { type LikeView, likeView } from './like.selectors.ts'
