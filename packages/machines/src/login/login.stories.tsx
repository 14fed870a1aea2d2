import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { loginCases } from './login.cases.ts'

const { told, standing } = machineStories(loginCases)

export default { title: 'Machines/Login' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** Each call answers. */
export const Working = told({ calls: { requestCode: 'done:sent', verifyCode: 'done:session' } })

/** The phone number is refused, in the words of the API. */
export const PhoneRefused = told({ calls: { requestCode: 'error:refused' } })

/** No code is the right one. */
export const CodeRefused = told({ calls: { requestCode: 'done:sent', verifyCode: 'error:refused' } })

/** Each call takes its time: `phone.change` gives it up. */
export const Slow = told({
  calls: { requestCode: 'done:sent', verifyCode: 'done:session' },
  ms: SLOW_ANSWER_MS,
})

/** No call arrives. */
export const Offline = told({ calls: { requestCode: 'error:lost', verifyCode: 'error:lost' } })

export const EnteringPhone = standing('enteringPhone')

export const RequestingCode = standing('requestingCode', ['phone.submit:good'])

export const EnteringCode = standing('enteringCode', ['phone.submit:good', 'done(requestCode):sent'])

export const ResendingCode = standing('resendingCode', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.resend:plain',
])

export const VerifyingCode = standing('verifyingCode', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.submit:good',
])

export const LoggedIn = standing('loggedIn', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.submit:good',
  'done(verifyCode):session',
])
