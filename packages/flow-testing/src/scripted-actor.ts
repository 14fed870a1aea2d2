import { fromPromise } from 'xstate'

/** What a pretended call comes to. */
export type ScriptedAnswer<Output> = { readonly output: Output } | { readonly error: unknown }

/** An actor for a story whose calls take these turns, each after a while, and the last one from then on. */
export function scriptedActor<Output, Input = void>(
  turns: readonly [...ScriptedAnswer<Output>[], ScriptedAnswer<Output>],
  ms = 400,
) {
  // By system: a story that is opened again begins again.
  const calls = new WeakMap<object, number>()
  return fromPromise<Output, Input>(({ system }) => {
    const call = calls.get(system) ?? 0
    calls.set(system, call + 1)
    const turn = turns[Math.min(call, turns.length - 1)] as ScriptedAnswer<Output>
    return new Promise((done, fail) => {
      setTimeout(() => ('output' in turn ? done(turn.output) : fail(turn.error)), ms)
    })
  })
}

/** How long a story keeps one waiting that is about waiting. */
export const SLOW_ANSWER_MS = 15_000
