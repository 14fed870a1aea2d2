import { fromPromise } from 'xstate'

export type ScriptedAnswer<Output> = { readonly output: Output } | { readonly error: unknown }

/** An actor for a story: each call takes the next answer after a delay; the last answer repeats. */
export function scriptedActor<Output, Input = void>(
  answers: readonly [...ScriptedAnswer<Output>[], ScriptedAnswer<Output>],
  ms = 400,
) {
  // Counted by system, so that a reopened story starts again.
  const calls = new WeakMap<object, number>()
  return fromPromise<Output, Input>(({ system }) => {
    const call = calls.get(system) ?? 0
    calls.set(system, call + 1)
    const answer = answers[Math.min(call, answers.length - 1)] as ScriptedAnswer<Output>
    return new Promise((done, fail) => {
      setTimeout(() => ('output' in answer ? done(answer.output) : fail(answer.error)), ms)
    })
  })
}

/** The delay of stories about waiting. */
export const SLOW_ANSWER_MS = 15_000
