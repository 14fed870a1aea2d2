import { ApiError, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { type ConfirmationEvent, createConfirmationMachine } from './index.ts'

interface Blog {
  id: number
  text: string
}

const events: ConfirmationEvent<Blog>[] = [
  { type: 'confirmation.ask', subject: { id: 7, text: 'What momentum is, and what it is not' } },
  { type: 'confirmation.confirm' },
  { type: 'confirmation.cancel' },
  { type: 'confirmation.dismiss' },
]

const confirmation = (act: ReturnType<typeof answering<string, { subject: Blog }>>) => ({
  args: { machine: createConfirmationMachine<Blog, string>().provide({ actors: { act } }), events },
})

export default { title: 'Machines/Confirmation', component: MachineStory }

/** What is confirmed is done. */
export const Working = confirmation(answering('deleted'))

/** The API refuses; the question stands again. */
export const Refused = confirmation(failing(new ApiError('This blog is published.', 409)))

/** The session has expired; after another login it can be confirmed again. */
export const SessionExpired = confirmation(inTurn([{ error: new ApiError('', 401) }, { output: 'deleted' }]))

/** The act takes its time; a second confirmation is not taken. */
export const Slow = confirmation(answering('deleted', SLOWLY))

/** The call does not arrive. */
export const Offline = confirmation(failing(new NetworkError('offline', null)))
