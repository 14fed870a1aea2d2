import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { likeCases } from '@tarang/machines/like/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(likeCases)

export default { title: 'Machines/Like', tags: ['autodocs'], parameters: flowDocs(likeCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Others like it as well: the count jumps when the answer comes. */
export const Working = story({ calls: { sendLike: ['done:counted', 'done:unliked', 'done:liked'] } })

/** The step is reverted. */
export const Offline = story({ calls: { sendLike: 'error:lost' } })

/** One call at a time; the last wanted state is sent next. */
export const Slow = story({ calls: { sendLike: 'done:liked' }, ms: SLOW_ANSWER_MS / 5 })

export const Idle = stateStory('idle')

export const Sending = stateStory('sending', ['like.toggle:plain'])

export const Settling = stateStory('settling', ['like.toggle:plain'])
