const noReload = 'The screen offers a retry only after a failure.'
const noLogin = 'The login opens only once another call has ended the session.'
const newMachine = 'No control: the screen starts with a new machine, which loads the list.'

/** Transitions that the app driver does not cover, by the machine's name and their own, and the reason. */
export const unreachedTransitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  editor: {
    'waitingForLogin.confirmingDiscard --login.complete--> confirmingDiscard':
      'The question covers the login: a person answers it first.',
    'waitingForLogin.confirmingDiscard --login.change--> confirmingDiscard':
      'The question covers the login: a person answers it first.',
  },
  'held-action': { 'holding --login.change--> stopped': noLogin },
  'bulk-action': { 'holding --login.change--> confirming': noLogin },
  table: {
    'checking --rows.refresh--> refreshing':
      'A reload during a check follows a write or the return of the network.',
  },
  'trade-exclusion': {
    'list.failed --excluded.reload--> list.loading': newMachine,
    'list.loaded --excluded.reload--> list.loading': newMachine,
    'list.loading --excluded.reload--> list.loading': newMachine,
  },
  resource: {
    'loading --resource.reload--> loading': noReload,
    'ready --resource.reload--> loading': noReload,
    'refreshing --resource.reload--> loading': noReload,
  },
  like: {
    'sending --like.give--> (stays)':
      'A list has the toggle of an entry and its page the button that gives a like: no page has both.',
  },
}
