import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { registrationCases } from './registration.cases.ts'

const { told, standing } = machineStories(registrationCases)

export default { title: 'Machines/Registration' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** The API welcomes whoever asks. */
export const Working = told({ calls: { register: 'done:message' } })

/** The API answers without a word. */
export const WithoutAWord = told({ calls: { register: 'done:silent' } })

/** There is no credential, or a wrong one. */
export const Forbidden = told({ input: 'bare', calls: { register: 'error:forbidden' } })

/** The API refuses, and says which field it does not like. */
export const Refused = told({ calls: { register: 'error:duplicate' } })

/** The call takes its time; a second submission is not taken. */
export const Slow = told({ calls: { register: 'done:message' }, ms: SLOW_ANSWER_MS })

/** The call does not arrive. */
export const Offline = told({ calls: { register: 'error:lost' } })

export const Editing = standing('editing', ['draft.submit:malformed'])

export const Registering = standing('registering', ['draft.submit:good'])

export const Registered = standing('registered', ['draft.submit:good', 'done(register):message'])
