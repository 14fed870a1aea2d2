import type { AuthApi } from '@tarang/sdk'
import type { LoginApi } from '@tarang/sdk/extensions'
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

/** The call of `loginMachine` that only an API with extensions has. */
export const emailCodeActors = (extensions: { login: Pick<LoginApi, 'sendEmailCode'> }) => ({
  sendEmailCode: fromPromise<string, { phoneNumber: string }>(async ({ input, signal }) => {
    const { status } = await extensions.login.sendEmailCode(input.phoneNumber, { signal })
    return status?.message ?? ''
  }),
})
