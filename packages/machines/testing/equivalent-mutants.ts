const leavesForEmpty = 'Without writes each state leaves for empty at once.'

/** Mutants that behave as the machine on every path, by machine and mutant, with the reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: {
    'acting.first: starts in acting': 'A run starts with an item in the first slot, or ends at once.',
    'acting --always: #0 after #1': 'Their guards never hold together.',
  },
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
    'saving --done(save): #2 after #3': 'Their guards never hold together.',
    'saving --done(save): #3 after #4': 'Their guards never hold together.',
  },
  'failed-writes': {
    '(machine): starts in listed': 'No writes leave listed at once.',
    'confirmingDiscard --discard.confirm#1--> listed: to empty':
      'Writes leave empty at once, and none leave listed.',
    'confirmingDiscard --discard.cancel--> listed: to empty': 'Writes leave empty at once.',
    'listed --always--> empty: to confirmingDiscard': leavesForEmpty,
    'confirmingDiscard --discard.confirm#0--> empty: stays': leavesForEmpty,
    'confirmingDiscard --discard.confirm#0--> empty: to listed': leavesForEmpty,
    'confirmingDiscard --discard.confirm#0--> empty: to confirmingDiscard': leavesForEmpty,
    'confirmingDiscard --always--> empty: to listed': leavesForEmpty,
  },
  like: {
    '(machine): starts in settling': 'Nothing is wanted at the start, and settling returns to idle.',
    'idle --like.toggle--> sending: to settling':
      'A toggle is always wanted by then, and settling continues with sending when anything is wanted.',
    'idle --like.give--> sending: to settling':
      'A like is always wanted by then, and settling continues with sending when anything is wanted.',
    'idle --likes.update--> (stays): to settling': 'Nothing is wanted in idle, and settling returns to idle.',
  },
  'trade-exclusion': {
    'exclusion.excluding --error(excludeTrade): #0 after #1': 'Their guards never hold together.',
  },
}
