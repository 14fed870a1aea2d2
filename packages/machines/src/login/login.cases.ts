import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { CODE_DIGITS } from '../one-time-code/index.ts'
import { loginMachine } from './login.machine.ts'

const tooMany = new ApiError('Too many codes.', 429)

export const loginCases = defineCases<typeof loginMachine>({
  name: 'login',
  machine: loginMachine,
  inputs: { plain: undefined, withEmail: { offersEmail: true } },
  events: {
    'phone.submit': { good: { phoneNumber: ' 9876543210 ' }, bad: { phoneNumber: '98765' } },
    'code.submit': { good: { code: ` ${'1'.repeat(CODE_DIGITS)} ` }, bad: { code: '12' } },
    'code.resend': plain,
    'code.resendByEmail': plain,
    'phone.change': plain,
  },
  actors: {
    requestCode: {
      writes: true,
      done: { sent: 'OTP sent successfully!' },
      error: { refused: tooMany, lost: new NetworkError('offline', null) },
    },
    sendEmailCode: {
      writes: true,
      done: { sent: 'If this number is registered, a code is on its way to its email address.', silent: '' },
      error: { refused: new ApiError('No mail server.', 422), lost: new NetworkError('offline', null) },
    },
    verifyCode: {
      writes: true,
      done: { session: { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' } },
      error: { refused: new ApiError('The code has expired.', 401), lost: new NetworkError('timeout', null) },
    },
  },
  delays: {},
  emits: { loggedIn: true, codeEmptied: true },
})
