import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { likeCases } from './like.cases.ts'

const { told, standing } = machineStories(likeCases)

export default { title: 'Machines/Like' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** Others like it as well: the count jumps when the answer comes. */
export const Working = told({ calls: { sendLike: ['done:counted', 'done:unliked', 'done:liked'] } })

/** The step is taken back. */
export const Offline = told({ calls: { sendLike: 'error:lost' } })

/** Click on: one call at a time, and the last wish is what is sent next. */
export const Slow = told({ calls: { sendLike: 'done:liked' }, ms: SLOW_ANSWER_MS / 5 })

export const Idle = standing('idle')

export const Sending = standing('sending', ['like.toggle:plain'])

export const Settling = standing('settling', ['like.toggle:plain'])
