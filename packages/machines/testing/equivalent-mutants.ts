/** Mutants that no walk can tell from the machine, by the machine's name and their own, and why. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  like: {
    'idle --like.toggle--> sending: to settling':
      'A turn is always wished for by then, and settling goes on to sending where anything is wished for.',
    'idle --like.give--> sending: to settling':
      'A like is always wished for by then, and settling goes on to sending where anything is wished for.',
    'idle --likes.hear--> (stays): to settling':
      'Nothing is wished for in idle, and settling goes back to idle where nothing is.',
  },
}
