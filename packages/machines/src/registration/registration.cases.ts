import { defineCases } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { registrationMachine } from './registration.machine.ts'

const good = { firstName: ' Asha ', lastName: 'Rao', email: 'asha@example.com', phoneNumber: '9876543210' }

export const registrationCases = defineCases<typeof registrationMachine>({
  name: 'registration',
  machine: registrationMachine,
  inputs: { invited: { credential: 'invite' }, bare: undefined },
  events: {
    'draft.submit': {
      good: { draft: good },
      empty: { draft: { firstName: '', lastName: ' ', email: '', phoneNumber: '' } },
      malformed: { draft: { ...good, email: 'asha at example.com', phoneNumber: '98765' } },
    },
  },
  actors: {
    register: {
      writes: true,
      done: { message: 'Welcome, Asha.', silent: '' },
      error: {
        duplicate: new ApiError('Not registered.', 422, { email: 'This email is registered already.' }),
        forbidden: new ApiError('', 403),
        lost: new NetworkError('offline', null),
      },
    },
  },
  delays: {},
  emits: { registered: true },
})
