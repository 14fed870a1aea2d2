import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { loginCases } from '@tarang/machines/login/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(loginCases)

export default { title: 'Machines/Login', tags: ['autodocs'], parameters: flowDocs(loginCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Every call succeeds. */
export const Working = story({ calls: { requestCode: 'done:sent', verifyCode: 'done:session' } })

/** The API has extensions: a code can also be sent by email. */
export const WithEmail = story({
  input: 'withEmail',
  calls: { requestCode: 'done:sent', sendEmailCode: 'done:sent', verifyCode: 'done:session' },
})

/** The API refuses the phone number with a message. */
export const PhoneRefused = story({ calls: { requestCode: 'error:refused' } })

/** The API refuses every code. */
export const CodeRefused = story({ calls: { requestCode: 'done:sent', verifyCode: 'error:refused' } })

/** Slow calls; `phone.change` aborts them. */
export const Slow = story({
  calls: { requestCode: 'done:sent', verifyCode: 'done:session' },
  ms: SLOW_ANSWER_MS,
})

/** No call reaches the API. */
export const Offline = story({ calls: { requestCode: 'error:lost', verifyCode: 'error:lost' } })

export const EnteringPhone = stateStory('enteringPhone')

export const RequestingCode = stateStory('requestingCode', ['phone.submit:good'])

export const EnteringCode = stateStory('enteringCode', ['phone.submit:good', 'done(requestCode):sent'])

export const ResendingCode = stateStory('resendingCode', [
  'phone.submit:good',
  'done(requestCode):sent',
  'code.resend:plain',
])

export const EmailingCode = stateStory(
  'emailingCode',
  ['phone.submit:good', 'done(requestCode):sent', 'code.resendByEmail:plain'],
  'withEmail',
)

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
