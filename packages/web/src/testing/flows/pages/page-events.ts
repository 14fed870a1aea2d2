import type { UserActions } from '../user-actions.ts'

/** What the page sends to a flow that holds it, and what the flow answers. */
export const pageEvents = {
  'page.leave': { because: 'Back, a link or Logout', come: (user: UserActions) => user.leavePage() },
  'login.complete': {
    because: 'the login that opens over the page',
    come: (user: UserActions) => user.logIn(),
  },
} as const

export const left = { because: 'another page is shown' } as const
