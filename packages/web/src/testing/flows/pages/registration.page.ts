import type { registrationMachine } from '@tarang/machines/registration'
import { registrationCases } from '@tarang/machines/registration/cases'
import { defineFlowPage } from '../flow-page.ts'
import { messageReply } from '../user-actions.ts'
import { field, fill, hasMessage, inDialog, isOpen, waits } from './find.ts'

const REGISTER = /^POST \/api\/user\/registerAdmin$/

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
} as const

const names = Object.keys(labels) as (keyof typeof labels)[]

export const registrationPage = defineFlowPage<typeof registrationMachine>({
  cases: registrationCases,
  states: {
    editing: (view) => isOpen(view, 'Sign Up') && !view.busy.includes('Sign Up'),
    registering: (view) => isOpen(view, 'Sign Up') && view.busy.includes('Sign Up') && waits(view, REGISTER),
    registered: (view) => isOpen(view, 'Login'),
  },
  events: {
    'draft.submit': {
      controls: (view) => inDialog(view, 'Sign Up', 'Sign Up'),
      perform: async (user, button, { draft }) => {
        for (const name of names) await fill(user, labels[name], draft[name])
        await user.press(button)
      },
    },
  },
  calls: { register: { call: REGISTER, reply: (message) => messageReply(message) } },
  emitted: { registered: (view) => isOpen(view, 'Login') },
  missing: (view, { context: { fieldErrors, error, message } }) => [
    ...names.flatMap((name) => {
      const problem = fieldErrors[name]
      const control = field(view, labels[name])
      return problem && !(control?.isInvalid && control.description.includes(problem)) ? [problem] : []
    }),
    ...(error && !hasMessage(view, error) ? [error] : []),
    ...(message && !hasMessage(view, message) ? [message] : []),
  ],
  unrelated: [
    { name: /^(First Name|Last Name|Email|Phone Number)$/, because: 'values that Sign Up sends' },
    { name: /^(Login|Sign Up|Send OTP)$/, because: 'controls of another flow' },
    { name: /^Dismiss$/, because: 'closes a toast' },
  ],
})
