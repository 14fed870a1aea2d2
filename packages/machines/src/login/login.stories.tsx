import { ApiError, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, SLOWLY } from '../story-kit.ts'
import { type LoginEvent, loginMachine, type Session } from './index.ts'

interface Phone {
  phoneNumber: string
}

const session: Session = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

const events: LoginEvent[] = [
  { type: 'phone.submit', phoneNumber: '9876543210' },
  { type: 'phone.submit', phoneNumber: '98765' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '12' },
  { type: 'code.resend' },
  { type: 'phone.change' },
]

const login = ({
  requestCode = answering<string, Phone>('OTP sent successfully!'),
  verifyCode = answering<Session, Phone & { code: string }>(session),
}) => ({ args: { machine: loginMachine.provide({ actors: { requestCode, verifyCode } }), events } })

export default { title: 'Machines/Login', component: MachineStory }

/** Each call answers. */
export const Working = login({})

/** The phone number is refused, in the words of its field. */
export const PhoneRefused = login({
  requestCode: failing(new ApiError('', 422, { phoneNumber: 'No account has this phone number.' })),
})

/** No code is the right one, and the API says nothing of it. */
export const CodeRefused = login({ verifyCode: failing(new ApiError('', 401)) })

/** Each call takes its time: `phone.change` gives it up. */
export const Slow = login({
  requestCode: answering('OTP sent successfully!', SLOWLY),
  verifyCode: answering(session, SLOWLY),
})

/** No call arrives. */
export const Offline = login({
  requestCode: failing(new NetworkError('offline', null)),
  verifyCode: failing(new NetworkError('offline', null)),
})
