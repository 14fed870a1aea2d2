import type { Cases } from '@tarang/flow-testing'
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

/** Where an actor that begins next takes up: one of this machine begins from this snapshot. */
export interface Resumption {
  readonly machine: string
  readonly snapshot: Snapshot<unknown>
}

/** What a machine's story plays instead of itself while one of its paths is replayed. */
export interface Rehearsal {
  readonly cases: Cases
  readonly input: unknown
}

export interface Stage {
  /** Counts up whenever the story is to begin again. */
  readonly generation: number
  readonly rehearsal: Rehearsal | null
}

let stage: Stage = { generation: 0, rehearsal: null }
let resumption: Resumption | null = null
const watchers = new Set<() => void>()

export const currentStage = (): Stage => stage

export function watchStage(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Begins the story again, in another way: on a rehearsal's machine, or from an earlier snapshot. */
export function setStage({
  rehearsal = null,
  resume = null,
}: {
  rehearsal?: Rehearsal | null
  resume?: Resumption | null
}): void {
  resumption = resume
  stage = { generation: stage.generation + 1, rehearsal }
  for (const watcher of watchers) watcher()
}

/** A story that is opened begins plain; what is on the screen already stays. */
export function clearStage(): void {
  resumption = null
  stage = { ...stage, rehearsal: null }
}

/** The snapshot that an actor of this machine begins with, if it is to take up somewhere. */
export const resumptionOf = (machine: AnyStateMachine): AnyMachineSnapshot | null =>
  resumption?.machine === machine.id ? (resumption.snapshot as AnyMachineSnapshot) : null

export const endResumption = (machine: AnyStateMachine): void => {
  if (resumption?.machine === machine.id) resumption = null
}

const offeredIn = new WeakMap<AnyStateMachine, Cases>()

/** Says of a story's machine that any of these cases may be sent to it. */
export function mayBeSent<Machine extends AnyStateMachine>(machine: Machine, cases: Cases): Machine {
  offeredIn.set(machine, cases)
  return machine
}

export const sendableTo = (machine: AnyStateMachine): Cases | null => offeredIn.get(machine) ?? null
