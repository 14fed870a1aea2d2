import {
  type ActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from 'xstate'
import { type Cases, named } from './cases.ts'
import { transitionIds } from './declared.ts'
import { eventOf, offeredBy } from './events.ts'
import type { Expectation, StepEvent } from './path-bundle.ts'
import { digestOf, textOf } from './text.ts'

/** A call that a step starts; `actor` is the invoke's id. */
export interface Call {
  readonly actor: string
  readonly input: unknown
}

/** The result of a step that was computed, not run. */
export interface StepResult {
  readonly snapshot: AnyMachineSnapshot
  /** The ids of the declared transitions taken. */
  readonly covers: readonly string[]
  readonly emitted: readonly EventObject[]
  readonly calls: readonly Call[]
}

/** A machine as a function of snapshot and event: no call is made, no time passes. */
export interface PureMachine {
  readonly start: (input: string) => StepResult
  readonly step: (snapshot: AnyMachineSnapshot, event: StepEvent) => StepResult
  /** Any event, valid or not. */
  readonly receive: (snapshot: AnyMachineSnapshot, event: EventObject) => StepResult
}

export function pureMachine(cases: Cases): PureMachine {
  const { machine } = cases
  const anyScope = inertScope(machine, Object.values(cases.inputs)[0])
  const receive = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    anyScope.record((scope) => machine.transition(snapshot, event, scope))
  return {
    start: (input) =>
      anyScope.record((scope) => machine.getInitialSnapshot(scope, named(cases.inputs, input, cases.name))),
    step: (snapshot, event) => receive(snapshot, eventOf(cases, snapshot, event)),
    receive,
  }
}

type Scope = ActorScope<AnyMachineSnapshot, EventObject>

/** A scope that records actions instead of executing them. The one of `xstate/graph` does not report transitions. */
function inertScope(machine: AnyStateMachine, input: unknown) {
  const transitions: string[] = []
  const actions: { type: string; params: unknown }[] = []
  const self = createActor(machine, {
    input,
    inspect: (inspected) => transitions.push(...transitionIds(inspected)),
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
    record(step: (scope: Scope) => AnyMachineSnapshot): StepResult {
      transitions.length = 0
      actions.length = 0
      const snapshot = step(scope)
      return {
        snapshot,
        covers: [...transitions],
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

export const expectationOf = (
  cases: Cases,
  { snapshot, emitted, calls }: Pick<StepResult, 'snapshot' | 'emitted' | 'calls'>,
): Expectation => ({
  value: snapshot.value,
  tags: [...snapshot.tags].sort(),
  emitted: emitted.map(({ type }) => type),
  nextEvents: offeredBy(cases, snapshot),
  calls: calls.map(({ actor }) => actor),
  digest: digestOf(contextText(snapshot)),
  effects: effectsText({ emitted, calls }) && digestOf(effectsText({ emitted, calls })),
})

/** The text behind `digest`, for the message of a mismatch. */
export const contextText = ({ status, context, output }: AnyMachineSnapshot): string =>
  textOf({ status, context, output })

/** The text behind `effects`; empty if there are none. */
export const effectsText = ({ emitted, calls }: Pick<StepResult, 'emitted' | 'calls'>): string =>
  emitted.length + calls.length === 0 ? '' : textOf({ emitted, calls })
