import {
  type Cases,
  nameOf,
  pureMachine,
  type ScriptedAnswer,
  scriptedActor,
  statesIn,
} from '@tarang/flow-testing'
import type { AnyActorLogic, AnyMachineSnapshot, StateValue } from 'xstate'
import { stepsAt } from './statechart/preview/offers.ts'

/** How a call comes out: one of its cases, `done:sent` or `error:lost`; with several, one after the other. */
export type Calls = Readonly<Record<string, string | readonly string[]>>

/** Actors that answer as the story says, each after a while. */
export const actorsOf = (cases: Cases, calls: Calls, ms: number): Record<string, AnyActorLogic> =>
  Object.fromEntries(
    Object.entries(calls).map(([source, outcomes]) => {
      const turns = [outcomes].flat().map((outcome) => turnOf(cases, source, outcome))
      return [source, scriptedActor(turns as [...ScriptedAnswer<unknown>[], ScriptedAnswer<unknown>], ms)]
    }),
  )

function turnOf(cases: Cases, source: string, outcome: string): ScriptedAnswer<unknown> {
  const [kind = '', name = ''] = outcome.split(':')
  const answers = kind === 'done' || kind === 'error' ? cases.actors[source]?.[kind] : undefined
  if (!answers || !(name in answers)) throw new Error(`${cases.name} has no case “${outcome}” of ${source}.`)
  return kind === 'done' ? { output: answers[name] } : { error: answers[name] }
}

/** Where a story stands: the state, and the steps that lead a machine there. */
export interface Place {
  readonly state: StateValue
  readonly steps: readonly string[]
}

/**
 * The machine in that state, knowing what it knows after those steps. Only a state that is never rested in may be one
 * that the steps do not end in.
 */
export function standing(cases: Cases, input: string, { state, steps }: Place): AnyMachineSnapshot {
  const machine = pureMachine(cases)
  let { snapshot } = machine.start(input)
  for (const name of steps) {
    const step = stepsAt(cases, snapshot).find((candidate) => nameOf(candidate) === name)
    if (!step) throw new Error(`${cases.name} knows no “${name}” in ${JSON.stringify(snapshot.value)}.`)
    snapshot = machine.step(snapshot, step).snapshot
  }
  const isThere = JSON.stringify(snapshot.value) === JSON.stringify(state)
  if (!isThere && !passesThrough(cases, state)) {
    throw new Error(`${cases.name} is in ${JSON.stringify(snapshot.value)}, not in ${JSON.stringify(state)}.`)
  }
  return cases.machine.resolveState({ value: state, context: snapshot.context, status: snapshot.status })
}

const passesThrough = ({ machine }: Cases, state: StateValue): boolean =>
  statesIn(state).every((path) => (machine.getStateNodeById(`${machine.id}.${path}`).always ?? []).length > 0)
