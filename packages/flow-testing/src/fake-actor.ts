import { fromPromise } from 'xstate'

/** One call of a machine; the test answers it. */
export interface FakeCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

/** A function that waits for the test's answer, and its calls so far. */
export function fakeCall<Output, Input = void>() {
  const calls: FakeCall<Output, Input>[] = []
  const call = (input: Input, signal: AbortSignal) =>
    new Promise<Output>((resolve, reject) => {
      const then =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          settle(value)
          return settled()
        }
      calls.push({ input, signal, answer: then<Output>(resolve), fail: then<unknown>(reject) })
    })
  return { call, calls }
}

/** The same as actor logic. */
export function fakeActor<Output, Input = void>() {
  const { call, calls } = fakeCall<Output, Input>()
  return { logic: fromPromise<Output, Input>(({ input, signal }) => call(input, signal)), calls }
}

// A test may replace the global one by fake timers.
const realSetTimeout = setTimeout

/** Waits until settled promises have reached the machine. */
const settled = () => new Promise<void>((done) => realSetTimeout(done))
