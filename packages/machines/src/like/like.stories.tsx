import { NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { type LikeEvent, type LikeRequest, type Likes, likeMachine } from './index.ts'

const events: LikeEvent[] = [
  { type: 'like.toggle' },
  { type: 'like.give' },
  { type: 'likes.hear', likes: { likesCount: 40, liked: false } },
]

const like = (sendLike: ReturnType<typeof answering<Likes, LikeRequest>>) => ({
  args: {
    machine: likeMachine.provide({ actors: { sendLike } }),
    events,
    input: { id: 7, likesCount: 4, liked: false },
  },
})

export default { title: 'Machines/Like', component: MachineStory }

/** Others like it as well: the count jumps when the answer comes. */
export const Working = like(
  inTurn<Likes, LikeRequest>([
    { output: { likesCount: 9, liked: true } },
    { output: { likesCount: 8, liked: false } },
    { output: { likesCount: 9, liked: true } },
  ]),
)

/** The step is taken back. */
export const Offline = like(failing<Likes, LikeRequest>(new NetworkError('offline', null)))

/** Click on: one call at a time, and the last wish is what is sent next. */
export const Slow = like(answering<Likes, LikeRequest>({ likesCount: 5, liked: true }, SLOWLY / 5))
