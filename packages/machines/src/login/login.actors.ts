import type { AuthApi } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import { type Session, sessionOf } from './login.model.ts'

/** The SDK calls of `loginMachine`. */
export const loginActors = (api: { auth: Pick<AuthApi, 'requestCode' | 'verifyCode'> }) => ({
  requestCode: fromPromise<string, { phoneNumber: string }>(({ input, signal }) =>
    api.auth.requestCode(input.phoneNumber, { signal }),
  ),
  verifyCode: fromPromise<Session, { phoneNumber: string; code: string }>(async ({ input, signal }) =>
    sessionOf(await api.auth.verifyCode(input.phoneNumber, input.code, { signal })),
  ),
})
