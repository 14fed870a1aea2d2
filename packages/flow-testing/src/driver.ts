import type { Coverage } from './coverage.ts'
import { nameOf } from './events.ts'
import type { Observation } from './observation.ts'
import type { Expectation, Path, PathBundle, StepEvent, TourName } from './path-bundle.ts'

/** One subject that can run a path. */
export interface Driver {
  perform(event: StepEvent): Promise<void>
  observe(): Promise<Observation>
  dispose(): Promise<void>
}

/** Creates the subject of one path, with the path's input, before its first step. */
export type MakeDriver = (path: Path) => Promise<Driver>

export interface Replayed {
  readonly paths: number
  readonly steps: number
  readonly ms: number
}

/** The subject differs from its path. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** The distinct types of `type:case` names, sorted. */
export const typesOf = (nextEvents: readonly string[]): string[] =>
  [...new Set(nextEvents.map((name) => name.slice(0, name.lastIndexOf(':'))))].sort()

/** Runs the paths of one tour on a subject, and compares every observation with its expectation. */
export async function replay(
  bundle: PathBundle,
  makeDriver: MakeDriver,
  {
    tour,
    paths = bundle.tours[tour],
    coverage,
  }: { tour: TourName; paths?: readonly Path[]; coverage?: Coverage },
): Promise<Replayed> {
  const startedAt = performance.now()
  let steps = 0
  for (const path of paths) {
    const driver = await makeDriver(path)
    try {
      const initial = await driver.observe()
      compare(initial, path.start, () => describePosition(bundle, path, 0))
      coverage?.start(path, initial)
      for (const [at, step] of path.steps.entries()) {
        const position = () => describePosition(bundle, path, at + 1)
        try {
          await driver.perform(step.event)
        } catch (cause) {
          throw new Mismatch(`${position()}: ${cause instanceof Error ? cause.message : cause}`, { cause })
        }
        const observed = await driver.observe()
        compare(observed, step.expect, position)
        if (observed.covered) expectSame('transitions taken', observed.covered, step.covers, position)
        coverage?.step(step, observed)
        steps += 1
      }
    } finally {
      await driver.dispose()
    }
  }
  return { paths: paths.length, steps, ms: performance.now() - startedAt }
}

/** Throws a `Mismatch` at the first difference. */
export function compare(observed: Observation, expected: Expectation, position: () => string): void {
  const same = (what: keyof Observation & keyof Expectation) => {
    if (observed[what] !== undefined) expectSame(what, observed[what], expected[what], position)
  }
  for (const what of ['value', 'tags', 'emitted', 'nextEvents', 'calls'] as const) same(what)
  if (observed.offered) {
    expectSame('offered', [...observed.offered].sort(), typesOf(expected.nextEvents), position)
  }
  for (const [what, name] of differences) {
    if (observed[what] !== undefined && observed[what] !== expected[what]) {
      throw new Mismatch(`${position()}: ${name} differs: ${observed.detail}`)
    }
  }
}

const differences = [
  ['digest', 'the context'],
  ['effects', 'what was emitted or called'],
] as const

function expectSame(what: string, observed: unknown, expected: unknown, position: () => string) {
  const [one, other] = [JSON.stringify(observed), JSON.stringify(expected)]
  if (one !== other) throw new Mismatch(`${position()}: ${what} is ${one} and should be ${other}`)
}

const describePosition = ({ machine }: PathBundle, { id, steps }: Path, at: number) =>
  `${machine} ${id}, after ${at} of ${steps.length} steps (${
    steps
      .slice(Math.max(0, at - 4), at)
      .map(({ event }) => nameOf(event))
      .join(', ') || 'the start'
  })`
