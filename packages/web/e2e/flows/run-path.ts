import type { Coverage, Path, PathBundle, StepEvent } from '@tarang/flow-testing'
import type { FlowPage } from '../../src/testing/flows/flow-page.ts'
import { createPageDriver, NotForAPerson, type Reach } from '../../src/testing/flows/page-driver.ts'

/** What one path came to. */
export interface PathResult {
  readonly id: string
  readonly steps: number
  /** The steps that a person could not take here, and so did not. */
  readonly leftOut: number
}

interface PathRun {
  readonly page: FlowPage
  readonly path: Path
  readonly reach: Reach
  readonly used: Set<string>
  readonly coverage: Coverage
  /** After this the screen starts afresh, and another machine with it. */
  readonly isEnd: (event: StepEvent) => boolean
}

/** A session that runs out leads to the login: that is another journey, and a lost answer stands for it. */
const onThisScreen = (event: StepEvent): StepEvent =>
  event.kind === 'error' && event.case === 'expired' ? { ...event, case: 'lost' } : event

/** Walks a path as a person can: what only code does, and what means nothing after that, is left out. */
export async function runPath({ page, path, reach, used, coverage, isEnd }: PathRun): Promise<PathResult> {
  const driver = createPageDriver(page, path, reach, { used, isOpenEnded: true })
  coverage.start(path, await driver.observe())
  let steps = 0
  let leftOut = 0
  for (const step of path.steps) {
    const event = onThisScreen(step.event)
    try {
      await driver.perform(event)
    } catch (error) {
      if (!(error instanceof NotForAPerson)) throw error
      leftOut += 1
      continue
    }
    steps += 1
    if (isEnd(event)) break
    coverage.step({ ...step, event }, await driver.observe())
  }
  return { id: path.id, steps, leftOut }
}

/** The paths of these ids. */
export function pathsOf({ machine, tours }: PathBundle, ids: readonly string[]): Path[] {
  const all = [...tours.transitions, ...tours.pairs]
  return ids.map((id) => {
    const path = all.find((one) => one.id === id)
    if (!path) throw new Error(`The bundle of ${machine} has no path ${id}.`)
    return path
  })
}
