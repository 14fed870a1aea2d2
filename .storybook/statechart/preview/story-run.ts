import type { Cases } from '@tarang/flow-testing'
import type { AnyStateMachine, Snapshot } from 'xstate'

/** The next actor of this machine starts from this snapshot. */
interface ResumePoint {
  readonly machine: string
  readonly snapshot: Snapshot<unknown>
}

/** The machine and input of a replay, in place of the story's own. */
interface ReplaySetup {
  readonly cases: Cases
  readonly input: unknown
}

interface StoryRun {
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

/** Restarts the story, from an earlier snapshot or for a replay. */
export function restartStory(
  resume: ResumePoint | null = null,
  replaySetup: ReplaySetup | null = null,
): void {
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
export const resumeSnapshotOf = ({ id }: AnyStateMachine): Snapshot<unknown> | null =>
  resumePoint?.machine === id ? resumePoint.snapshot : null

export const clearResumePoint = ({ id }: AnyStateMachine): void => {
  if (resumePoint?.machine === id) resumePoint = null
}

const inMachineStories = new WeakSet<AnyStateMachine>()

/** Allows the panel to send every case to the machine of a machine's story. */
export function markMachineStory<Machine extends AnyStateMachine>(machine: Machine): Machine {
  inMachineStories.add(machine)
  return machine
}

export const isInMachineStory = (machine: AnyStateMachine): boolean => inMachineStories.has(machine)
