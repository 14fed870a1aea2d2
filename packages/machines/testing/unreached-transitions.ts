const noReload = 'The screen offers a retry only after a failure.'
const newMachine = 'No control: the screen starts with a new machine, which loads the list.'
const otherSuccess = 'The form of this screen hides its success; the unit tests of the newsletter upload send another.'
const noEditor = 'Live Strategies has no editor and no deletion; the tests of editable tables do this.'

/** Transitions that the app driver does not cover, by the machine's name and their own, and the reason. */
export const unreachedTransitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  editor: {
    'editing.another --always--> editing.changed': otherSuccess,
    'editing.another --editor.dismiss--> closed': otherSuccess,
    'editing.changed --always#0--> editing.another': otherSuccess,
    'saved --editor.dismiss--> closed': '',
    'saving --done(save)#0--> closed':
      'The form of this screen hides its success; the unit tests of the Explore editor close the form.',
    'saving --done(save)#1--> editing.another': otherSuccess,
    'waitingForLogin.confirmingDiscard --login.complete--> confirmingDiscard':
      'The question covers the login, so nobody can log in under it.',
  },
  'trade-exclusion': {
    'list.failed --excluded.reload--> list.loading': newMachine,
    'list.loaded --excluded.reload--> list.loading': newMachine,
    'list.loading --excluded.reload--> list.loading': newMachine,
  },
  resource: {
    'loading --resource.reload--> loading': noReload,
    'ready --resource.reload--> loading': noReload,
  },
  table: {
    '(machine) --filter.change--> (stays)': 'Live Strategies has no filter; the tests of filtered tables do this.',
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
