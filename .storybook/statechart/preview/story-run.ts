import type { Cases } from '@tarang/flow-testing'
import type { AnyStateMachine, Snapshot } from 'xstate'

interface StoryRun {
  /** Increases when the story restarts. */
  readonly generation: number
  /** The machine and input of a replay, in place of the story's own. */
  readonly replaySetup: { readonly cases: Cases; readonly input: unknown } | null
}

/** The next actor of this machine starts from this snapshot. */
interface ResumePoint {
  readonly machine: string
  readonly snapshot: Snapshot<unknown>
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
  replaySetup: StoryRun['replaySetup'] = null,
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

/** The machines of machines' stories, to which the panel may send every case. */
export const storyMachines = new WeakSet<AnyStateMachine>()
