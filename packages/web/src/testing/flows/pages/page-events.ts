import type { UserActions } from '../user-actions.ts'

/** Events that a page sends to a flow that blocks navigation. */
export const pageEvents = {
  'page.leave': { because: 'Back, a link or Logout', come: (user: UserActions) => user.leavePage() },
  'login.complete': {
    because: 'the login that opens over the page',
    come: (user: UserActions) => user.logIn(),
  },
  'login.change': {
    because: 'the same login, by another person',
    come: (user: UserActions) => user.logIn({ isAnother: true }),
  },
} as const

export const left = { because: 'another page is shown' } as const
