import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

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
