import type { Coverage, Path, PathBundle, StepEvent } from '@tarang/flow-testing'
import type { FlowPage } from '../../src/testing/flows/flow-page.ts'
import { createPageDriver, NotForAPerson, type PageAccess } from '../../src/testing/flows/page-driver.ts'

/** The result of one path. */
export interface PathResult {
  readonly id: string
  readonly steps: number
  /** Steps skipped because a user cannot take them here. */
  readonly leftOut: number
}

interface PathRun {
  readonly page: FlowPage
  readonly path: Path
  readonly reach: PageAccess
  readonly used: Set<string>
  readonly coverage: Coverage
  readonly isEnd: (event: StepEvent) => boolean
  readonly isRestart: (event: StepEvent) => boolean
  /** Opens the screen again, signed in. */
  readonly reopen: () => Promise<void>
}

/** Runs a path as a user can, skipping steps that only code can take. */
export async function runPath({
  page,
  path,
  reach,
  used,
  coverage,
  isEnd,
  isRestart,
  reopen,
}: PathRun): Promise<PathResult> {
  const driver = createPageDriver(page, path, reach, { used, isOpenEnded: true, isRestart })
  coverage.start(path, await driver.observe())
  let steps = 0
  let leftOut = 0
  for (const step of path.steps) {
    const { event } = step
    try {
      await driver.perform(event)
    } catch (error) {
      if (!(error instanceof NotForAPerson)) throw error
      leftOut += 1
      continue
    }
    steps += 1
    if (isEnd(event)) break
    coverage.step(step, await driver.observe())
    if (!driver.isOver()) continue
    if (isRestart(event)) break
    await reopen()
    driver.reopened()
    coverage.start(path, await driver.observe())
  }
  return { id: path.id, steps, leftOut }
}

/** The paths with these ids. */
export function pathsOf({ machine, tours }: PathBundle, ids: readonly string[]): Path[] {
  const all = [...tours.transitions, ...tours.pairs]
  return ids.map((id) => {
    const path = all.find((one) => one.id === id)
    if (!path) throw new Error(`The bundle of ${machine} has no path ${id}.`)
    return path
  })
}
