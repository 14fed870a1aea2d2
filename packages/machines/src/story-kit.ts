import { fromPromise } from 'xstate'

/** An actor for a story that answers after a while. */
export const answering = <Output, Input = void>(output: Output, ms = 400) =>
  fromPromise<Output, Input>(() => new Promise((done) => setTimeout(done, ms, output)))

/** An actor for a story that fails after a while, in a way that the story chooses. */
export const failing = <Output, Input = void>(error: unknown, ms = 400) =>
  fromPromise<Output, Input>(() => new Promise((_, fail) => setTimeout(fail, ms, error)))

/** An actor for a story that fails the first time and then answers. */
export function recovering<Output, Input = void>(error: unknown, output: Output, ms = 400) {
  let calls = 0
  return fromPromise<Output, Input>(
    () =>
      new Promise((done, fail) =>
        calls++ === 0 ? setTimeout(fail, ms, error) : setTimeout(done, ms, output),
      ),
  )
}

/** How long a story keeps one waiting that is about waiting. */
export const SLOWLY = 15_000
