import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { registrationCases } from '@tarang/machines/registration/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(registrationCases)

export default { title: 'Machines/Registration', tags: ['autodocs'], parameters: flowDocs(registrationCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The API accepts every registration. */
export const Working = story({ calls: { register: 'done:message' } })

/** The API answers without a message. */
export const WithoutAWord = story({ calls: { register: 'done:silent' } })

/** There is no credential, or a wrong one. */
export const Forbidden = story({ input: 'bare', calls: { register: 'error:forbidden' } })

/** The API refuses, and names the field. */
export const Refused = story({ calls: { register: 'error:duplicate' } })

/** A slow call; a second submission is ignored. */
export const Slow = story({ calls: { register: 'done:message' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API. */
export const Offline = story({ calls: { register: 'error:lost' } })

export const Editing = stateStory('editing', ['draft.submit:malformed'])

export const Registering = stateStory('registering', ['draft.submit:good'])

export const Registered = stateStory('registered', ['draft.submit:good', 'done(register):message'])
