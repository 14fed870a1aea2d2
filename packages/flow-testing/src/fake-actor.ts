import { fromPromise } from 'xstate'

/** One call that a machine made, to be answered when the test says so. */
export interface FakeCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

/** An actor that waits for the test to answer, and the calls made to it so far. */
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

/** Lets every promise that has been answered reach the machine. */
const settled = () => new Promise<void>((done) => setTimeout(done))
