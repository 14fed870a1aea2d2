const noReload = 'The screen offers a retry only after a failure.'
const oldPage = 'Only a page from a cache or a static host is old; the journeys of pages open one.'
const newMachine = 'No control: the screen starts with a new machine, which loads the list.'
const otherSuccess =
  'The form of this screen hides its success; the unit tests of the newsletter upload send another.'
const covered =
  'The login and the question whether to discard changes cover each other; the path leaves this out.'
const noEditor = 'Live Strategies has no editor and no deletion; the tests of editable tables do this.'

/** Transitions that the app driver does not cover, by the machine's name and their own, and the reason. */
export const unreachedTransitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  editor: {
    'editing.another --always--> editing.changed': otherSuccess,
    'editing.another --editor.dismiss--> closed': otherSuccess,
    'editing.changed --always#0--> editing.another': otherSuccess,
    'saving --done(save)#0--> closed':
      'The form of this screen hides its success; the unit tests of the Explore editor close the form.',
    'saving --done(save)#1--> editing.another': otherSuccess,
    'waitingForLogin.confirmingDiscard --discard.cancel--> waitingForLogin.waiting': covered,
    'waitingForLogin.confirmingDiscard --discard.confirm--> closed': covered,
    'waitingForLogin.confirmingDiscard --login.complete--> confirmingDiscard': covered,
    'waitingForLogin.waiting --page.leave#1--> waitingForLogin.confirmingDiscard': covered,
  },
  'trade-exclusion': {
    'list.failed --excluded.reload--> list.loading': newMachine,
    'list.loaded --excluded.reload--> list.loading': newMachine,
    'list.loading --excluded.reload--> list.loading': newMachine,
  },
  resource: {
    'loading --resource.reload--> loading': noReload,
    'ready --resource.refresh--> refreshing': oldPage,
    'ready --resource.reload--> loading': noReload,
    'refreshing --done(refresh)--> ready': oldPage,
    'refreshing --error(refresh)--> ready': oldPage,
    'refreshing --resource.reload--> loading': noReload,
  },
  like: {
    'idle --likes.update--> (stays)': 'Loading the entries sends it, no control does.',
    'sending --like.give--> (stays)':
      'A list has the toggle of an entry and its page the button that gives a like: no page has both.',
  },
  table: {
    '(machine) --filter.change--> (stays)':
      'Live Strategies has no filter; the tests of filtered tables do this.',
    '(machine) --row.put--> (stays)': noEditor,
    '(machine) --row.remove--> (stays)': noEditor,
    'loading --rows.refresh--> loading': noEditor,
    'outdated --rows.refresh--> refreshing': noEditor,
    'ready --rows.refresh--> refreshing': noEditor,
    'refreshing --done(loadRows)--> ready': noEditor,
    'refreshing --error(loadRows)--> outdated': noEditor,
    'refreshing --rows.refresh--> refreshing': noEditor,
  },
}
