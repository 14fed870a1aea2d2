import type { loginMachine } from '@tarang/machines/login'
import { loginCases } from '@tarang/machines/login/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import type { Seen } from '../seen.ts'
import { messageReply } from '../user-actions.ts'
import { all, fill, hasMessage, isOpen, waits } from './find.ts'

const SEND = /^POST \/api\/auth\/login-auth$/
const VERIFY = /^POST \/api\/auth\/verifyLoginOtp$/
const EMAIL = /^POST \/api\/extensions\/login\/email-code$/
const PHONE = 'Phone Number'
const BY_EMAIL = 'Send the code by email instead'

const isAtPhone = (view: View) => isOpen(view, 'Login') && all(view, 'Send OTP').length > 0
const isAtCode = (view: View) => isOpen(view, 'Login') && all(view, 'Resend OTP').length > 0
const boxes = (view: Seen) => all(view, /^pin code/)

export const loginPage = defineFlowPage<typeof loginMachine>({
  cases: loginCases,
  states: {
    enteringPhone: (view) => isAtPhone(view) && view.busy.length === 0,
    requestingCode: (view) => isAtPhone(view) && waits(view, SEND) && view.busy.includes('Send OTP'),
    enteringCode: (view) => isAtCode(view) && view.busy.length === 0,
    resendingCode: (view) => isAtCode(view) && waits(view, SEND) && view.busy.includes('Resend OTP'),
    emailingCode: (view) => isAtCode(view) && waits(view, EMAIL) && view.busy.includes(BY_EMAIL),
    verifyingCode: (view) => isAtCode(view) && waits(view, VERIFY) && view.busy.includes('Verify'),
    loggedIn: (view) => view.isSignedIn,
  },
  events: {
    'phone.submit': {
      controls: (view) => all(view, 'Send OTP'),
      perform: async (user, button, { phoneNumber }) => {
        await fill(user, PHONE, phoneNumber)
        await user.press(button)
      },
    },
    'code.submit': {
      controls: (view) => all(view, 'Verify'),
      perform: async (user, button, { code }) => {
        // Clears from the last box to the first, because clearing a box can shift other digits.
        for (const box of boxes(await user.look()).toReversed()) if (box.value) await user.type(box, '')
        const [first] = boxes(await user.look())
        if (first) await user.press(first)
        await user.paste(code.trim())
        await user.press(button)
      },
    },
    'code.resend': { controls: (view) => all(view, 'Resend OTP') },
    'code.resendByEmail': { controls: (view) => all(view, BY_EMAIL) },
    'phone.change': {
      // While a code is being sent, typing another number cancels it.
      controls: (view) => [
        ...all(view, 'Change number'),
        ...(isAtPhone(view) && waits(view, SEND) ? all(view, PHONE) : []),
      ],
      perform: (user, control) =>
        control.role === 'textbox' ? user.type(control, '98') : user.press(control),
    },
  },
  calls: {
    requestCode: { call: SEND, reply: (message) => messageReply(message) },
    sendEmailCode: { call: EMAIL, reply: (message) => messageReply(message) },
    verifyCode: {
      call: VERIFY,
      reply: ({ jwtToken, refreshToken, userName }) =>
        messageReply('', { jwtToken, refreshToken, user: { firstName: userName, lastName: '' } }),
    },
  },
  emitted: {
    loggedIn: (view) => view.isSignedIn && hasMessage(view, 'Login successful!'),
    codeEmptied: (view) => boxes(view).every(({ value }) => value === ''),
  },
  missing: (view, { context: { error, notice, session } }) => [
    ...(error && !hasMessage(view, error) ? [error] : []),
    ...(notice && !session && isAtCode(view) && !hasMessage(view, notice) ? [notice] : []),
  ],
  unrelated: [
    { name: /^Phone Number$/, because: 'the value that Send OTP sends' },
    { name: /^pin code/, because: 'the value that Verify sends' },
    { name: /^Sign Up$/, because: 'opens another flow' },
    { name: /^Dismiss$/, because: 'closes a toast' },
  ],
})
