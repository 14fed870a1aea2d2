import { fromPromise } from 'xstate'

/** One call of a machine; the test answers it. */
export interface FakeCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

/** Actor logic that waits for the test's answer, and its calls so far. */
export function fakeActor<Output, Input = void>() {
  const calls: FakeCall<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const then =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            settle(value)
            return settled()
          }
        calls.push({ input, signal, answer: then<Output>(resolve), fail: then<unknown>(reject) })
      }),
  )
  return { logic, calls }
}

// A test may replace the global one by fake timers.
const realSetTimeout = setTimeout

/** Waits until settled promises have reached the machine. */
const settled = () => new Promise<void>((done) => realSetTimeout(done))
