import { AnswerError, ApiError, NetworkError, type Registration } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, SLOWLY } from '../story-kit.ts'
import { type RegistrationEvent, registrationMachine } from './index.ts'

const draft = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  phoneNumber: '9876543210',
}

const events: RegistrationEvent[] = [
  { type: 'draft.submit', draft },
  { type: 'draft.submit', draft: { ...draft, email: 'asha' } },
  { type: 'draft.submit', draft: { firstName: '', lastName: '', email: '', phoneNumber: '' } },
]

type Input = { registration: Registration; credential: string | null }

const registration = (register: ReturnType<typeof answering<string, Input>>) => ({
  args: {
    machine: registrationMachine.provide({ actors: { register } }),
    events,
    input: { credential: 'an invite' },
  },
})

export default { title: 'Machines/Registration', component: MachineStory }

/** The API welcomes whoever asks. */
export const Working = registration(answering('Registration successful.'))

/** There is no credential, or a wrong one. */
export const Forbidden = registration(failing(new ApiError('', 403)))

/** The API refuses, and says why. */
export const Refused = registration(
  failing(
    new ApiError('This phone number is already registered.', 409, { phoneNumber: 'Already registered.' }),
  ),
)

/** The API refuses, and does not say why. */
export const RefusedWithoutAWord = registration(failing(new ApiError('', 500)))

/** An answer came that nobody can read. */
export const Unreadable = registration(
  failing(new AnswerError('unreadable', 'The answer of the API is not JSON.')),
)

/** The call takes its time; a second submission is not taken. */
export const Slow = registration(answering('Registration successful.', SLOWLY))

/** The call does not arrive. */
export const Offline = registration(failing(new NetworkError('offline', null)))
