import {
  type ActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import { type Cases, named } from './cases.ts'
import { transitionId } from './chart.ts'
import { eventOf, offeredBy } from './events.ts'
import type { Expectation, StepEvent } from './path-bundle.ts'
import { digestOf, textOf } from './text.ts'

/** A call that a step starts: the invoke's id, and what it is given. */
export interface Call {
  readonly actor: string
  readonly input: unknown
}

/** Where a machine stands after a step that was only worked out. */
export interface Taken {
  readonly snapshot: AnyMachineSnapshot
  /** The ids of the declared transitions taken. */
  readonly covers: readonly string[]
  readonly emitted: readonly EventObject[]
  readonly calls: readonly Call[]
}

/** A machine as a function: nothing runs, nothing is called, no time passes. */
export interface PureMachine {
  readonly start: (input: string) => Taken
  readonly take: (snapshot: AnyMachineSnapshot, event: StepEvent) => Taken
  /** Whatever is sent, sense or nonsense. */
  readonly receive: (snapshot: AnyMachineSnapshot, event: EventObject) => Taken
}

/** The machine of these cases as a function of snapshot and event. */
export function pureMachine(cases: Cases): PureMachine {
  const { machine } = cases
  const anyScope = inertScope(machine, Object.values(cases.inputs)[0])
  const hear = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    anyScope.record((scope) => machine.transition(snapshot, event, scope))
  return {
    start: (input) =>
      anyScope.record((scope) => machine.getInitialSnapshot(scope, named(cases.inputs, input, cases.name))),
    take: (snapshot, event) => hear(snapshot, eventOf(cases, snapshot, event)),
    receive: hear,
  }
}

type Scope = ActorScope<AnyMachineSnapshot, EventObject>

/** A scope in which actions are noted and not executed. `xstate/graph` has one too, but it does not tell what was taken. */
function inertScope(machine: AnyStateMachine, input: unknown) {
  const transitions: AnyTransitionDefinition[] = []
  const actions: { type: string; params: unknown }[] = []
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') transitions.push(...inspected._transitions)
    },
  })
  const scope: Scope = {
    self: self as Scope['self'],
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => actions.push(action),
  }
  return {
    record(step: (scope: Scope) => AnyMachineSnapshot): Taken {
      transitions.length = 0
      actions.length = 0
      const snapshot = step(scope)
      return {
        snapshot,
        covers: transitions.map(transitionId),
        emitted: actions.flatMap(({ type, params }) =>
          type === 'xstate.emit' ? [(params as { event: EventObject }).event] : [],
        ),
        calls: actions.flatMap(({ type, params }) => {
          const { id, input: given } = params as { id: string; input: unknown }
          return type === 'xstate.spawnChild' ? [{ actor: id, input: given }] : []
        }),
      }
    },
  }
}

/** What is to be seen of a machine after a step. */
export const seen = (
  cases: Cases,
  { snapshot, emitted, calls }: Pick<Taken, 'snapshot' | 'emitted' | 'calls'>,
): Expectation => ({
  value: snapshot.value,
  tags: [...snapshot.tags].sort(),
  emitted: emitted.map(({ type }) => type),
  nextEvents: offeredBy(cases, snapshot),
  calls: calls.map(({ actor }) => actor),
  digest: digestOf(contextText(snapshot)),
  effects: effectsText({ emitted, calls }) && digestOf(effectsText({ emitted, calls })),
})

/** What `digest` stands for, to be read where it differs. */
export const contextText = ({ status, context, output }: AnyMachineSnapshot): string =>
  textOf({ status, context, output })

/** What `effects` stands for; empty where there were none. */
export const effectsText = ({ emitted, calls }: Pick<Taken, 'emitted' | 'calls'>): string =>
  emitted.length + calls.length === 0 ? '' : textOf({ emitted, calls })
