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

/** The outcome of each call, `done:sent` or `error:lost`; a list is used in order. */
export type Calls = Readonly<Record<string, string | readonly string[]>>

/** Actors that answer with these outcomes after a delay. */
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

/** A state, and the steps that lead the machine to it. */
export interface StoryState {
  readonly state: StateValue
  readonly steps: readonly string[]
}

/**
 * The machine's snapshot after the steps. Only a transient state may differ from the state that the steps lead to.
 */
export function snapshotAt(cases: Cases, input: string, { state, steps }: StoryState): AnyMachineSnapshot {
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
