import type { AuthApi, Registration } from '@tarang/sdk'
import { fromPromise } from 'xstate'

/** The SDK call of `registrationMachine`. */
export const registrationActors = (api: { auth: Pick<AuthApi, 'register'> }) => ({
  register: fromPromise<string, { registration: Registration; credential: string | null }>(
    ({ input, signal }) => api.auth.register(input.registration, { credential: input.credential, signal }),
  ),
})
