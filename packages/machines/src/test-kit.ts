import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  fromPromise,
  type InputFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** One call that a machine made, to be answered when the test says so. */
export interface PretendCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

/** An actor that waits for the test to answer, and the calls made to it so far. */
export function pretend<Output, Input = void>() {
  const calls: PretendCall<Output, Input>[] = []
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

/** The states, as text, that some order of these events leads to; answers are `xstate.done.actor.*` events. */
export function reachableStates<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly (EventFrom<Machine> | { type: `xstate.${string}` })[],
  input?: InputFrom<Machine>,
): Set<string> {
  const paths = getShortestPaths(machine, {
    events: () => events as EventFrom<Machine>[],
    input,
    filterEvents: (state: AnyMachineSnapshot, event: EventFrom<Machine>) => state.can(event),
  } as never)
  return new Set(paths.map((path) => JSON.stringify(path.state.value)))
}

/** The names of a flat machine's states, as `reachableStates` writes them. */
export const statesOf = (machine: AnyStateMachine): Set<string> =>
  new Set(Object.keys(machine.states).map((name) => JSON.stringify(name)))
