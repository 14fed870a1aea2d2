import type { Cases } from '@tarang/flow-testing'
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

/** The next actor of this machine starts from this snapshot. */
export interface ResumePoint {
  readonly machine: string
  readonly snapshot: Snapshot<unknown>
}

/** The machine and input of a replay, in place of the story's own. */
export interface ReplaySetup {
  readonly cases: Cases
  readonly input: unknown
}

export interface StoryRun {
  /** Increases when the story restarts. */
  readonly generation: number
  readonly replaySetup: ReplaySetup | null
}

let storyRun: StoryRun = { generation: 0, replaySetup: null }
let resumePoint: ResumePoint | null = null
const watchers = new Set<() => void>()

export const currentStoryRun = (): StoryRun => storyRun

export function watchStoryRun(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Restarts the story for a replay, or from an earlier snapshot. */
export function restartStory({
  replaySetup = null,
  resume = null,
}: {
  replaySetup?: ReplaySetup | null
  resume?: ResumePoint | null
}): void {
  resumePoint = resume
  storyRun = { generation: storyRun.generation + 1, replaySetup }
  for (const watcher of watchers) watcher()
}

/** A newly opened story starts without replay or resume point; the rendered story stays. */
export function resetStoryRun(): void {
  resumePoint = null
  storyRun = { ...storyRun, replaySetup: null }
}

/** The snapshot from which the next actor of this machine starts, or null. */
export const resumeSnapshotOf = (machine: AnyStateMachine): AnyMachineSnapshot | null =>
  resumePoint?.machine === machine.id ? (resumePoint.snapshot as AnyMachineSnapshot) : null

export const clearResumePoint = (machine: AnyStateMachine): void => {
  if (resumePoint?.machine === machine.id) resumePoint = null
}

const offeredIn = new WeakMap<AnyStateMachine, Cases>()

/** Allows the panel to send these cases to the machine of a machine's story. */
export function mayBeSent<Machine extends AnyStateMachine>(machine: Machine, cases: Cases): Machine {
  offeredIn.set(machine, cases)
  return machine
}

export const sendableTo = (machine: AnyStateMachine): Cases | null => offeredIn.get(machine) ?? null
