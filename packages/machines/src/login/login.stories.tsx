import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { loginCases } from './login.cases.ts'

const { story, stateStory } = machineStories(loginCases)

export default { title: 'Machines/Login' }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Each call answers. */
export const Working = story({ calls: { requestCode: 'done:sent', verifyCode: 'done:session' } })

/** The phone number is refused, in the words of the API. */
export const PhoneRefused = story({ calls: { requestCode: 'error:refused' } })

/** No code is the right one. */
export const CodeRefused = story({ calls: { requestCode: 'done:sent', verifyCode: 'error:refused' } })

/** Each call takes its time: `phone.change` aborts it. */
export const Slow = story({
  calls: { requestCode: 'done:sent', verifyCode: 'done:session' },
  ms: SLOW_ANSWER_MS,
})

/** No call arrives. */
export const Offline = story({ calls: { requestCode: 'error:lost', verifyCode: 'error:lost' } })

export const EnteringPhone = stateStory('enteringPhone')

export const RequestingCode = stateStory('requestingCode', ['phone.submit:good'])

export const EnteringCode = stateStory('enteringCode', ['phone.submit:good', 'done(requestCode):sent'])

export const ResendingCode = stateStory('resendingCode', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.resend:plain',
])

export const VerifyingCode = stateStory('verifyingCode', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.submit:good',
])

export const LoggedIn = stateStory('loggedIn', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.submit:good',
  'done(verifyCode):session',
])
