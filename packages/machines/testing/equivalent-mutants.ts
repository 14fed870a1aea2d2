/** Mutants that behave as the machine on every path, by machine and mutant, with the reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  like: {
    'idle --like.toggle--> sending: to settling':
      'A toggle is always wanted by then, and settling goes on to sending when anything is wanted.',
    'idle --like.give--> sending: to settling':
      'A like is always wanted by then, and settling goes on to sending when anything is wanted.',
    'idle --likes.update--> (stays): to settling': 'Nothing is wanted in idle, and settling returns to idle.',
  },
}
