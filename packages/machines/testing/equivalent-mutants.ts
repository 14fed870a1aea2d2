/** Mutants that behave as the machine on every path, by machine and mutant, with the reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cache-refresh': {
    'enteringCode: starts in filled': 'An empty draft leaves filled at once.',
  },
  editor: {
    'editing: starts in changed': 'An unchanged draft leaves changed at once.',
    'editing.unchanged --draft.submit#1--> (stays): to unchanged':
      'The state has nothing to enter or to leave.',
    'editing.unchanged --draft.submit#1--> (stays): to changed': 'An unchanged draft leaves changed at once.',
    'editing.unchanged --always--> changed: to another': 'A changed draft leaves another at once.',
    'editing.another --always--> changed: to unchanged': 'A changed draft leaves unchanged at once.',
    'editing.changed --draft.submit#1--> (stays): to unchanged': 'A changed draft leaves unchanged at once.',
    'editing.changed --draft.submit#1--> (stays): to another': 'A changed draft leaves another at once.',
    'editing.changed --draft.submit#1--> (stays): to changed': 'The state has nothing to enter or to leave.',
    'saving --done(save): #0 after #1': 'Their guards never hold together.',
  },
  like: {
    'idle --like.toggle--> sending: to settling':
      'A toggle is always wanted by then, and settling continues with sending when anything is wanted.',
    'idle --like.give--> sending: to settling':
      'A like is always wanted by then, and settling continues with sending when anything is wanted.',
    'idle --likes.update--> (stays): to settling': 'Nothing is wanted in idle, and settling returns to idle.',
  },
}
