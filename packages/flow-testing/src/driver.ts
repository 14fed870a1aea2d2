import type { StateValue } from 'xstate'
import type { Coverage } from './coverage.ts'
import { nameOf } from './events.ts'
import type { Expectation, Path, PathBundle, StepEvent, TourName } from './path-bundle.ts'

/** What a driver sees of its subject; what it cannot see it leaves out. */
export interface Observation {
  readonly value?: StateValue
  readonly tags?: readonly string[]
  /** The types of what was emitted since the last look. */
  readonly emitted?: readonly string[]
  /** The event types that can be sent now: on a page, the controls that are live. */
  readonly offered?: readonly string[]
  /** The same, case by case. */
  readonly nextEvents?: readonly string[]
  readonly calls?: readonly string[]
  readonly digest?: string
  readonly effects?: string
  /** What both digests are made of: for the message where they differ. */
  readonly detail?: string
  /** What the page says: a driver's own tests compare it. */
  readonly message?: string | null
  /** The ids of the transitions taken since the last look, as the subject tells them. */
  readonly covered?: readonly string[]
}

/** One subject that a path can be walked on. */
export interface Driver {
  perform(event: StepEvent): Promise<void>
  observe(): Promise<Observation>
  dispose(): Promise<void>
  /** The event types that the subject has controls for; all, where it does not say. */
  readonly controls?: readonly string[]
}

/** Sets the subject of one path up: with the path's input, before its first step. */
export type MakeDriver = (path: Path) => Promise<Driver>

/** What a replay came to. */
export interface Replayed {
  readonly paths: number
  readonly steps: number
  readonly ms: number
  /** The ids of the transitions taken. */
  readonly covered: ReadonlySet<string>
}

/** A subject that did not do what its path says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** The types of `type:case` names, each once, sorted. */
export const typesOf = (nextEvents: readonly string[]): string[] =>
  [...new Set(nextEvents.map((name) => name.slice(0, name.lastIndexOf(':'))))].sort()

/** Walks the paths of one tour on a subject, and compares all that it shows after each step. */
export async function replay(
  bundle: PathBundle,
  makeDriver: MakeDriver,
  {
    tour,
    paths = bundle.tours[tour],
    coverage,
  }: { tour: TourName; paths?: readonly Path[]; coverage?: Coverage },
): Promise<Replayed> {
  const began = performance.now()
  const covered = new Set<string>()
  let steps = 0
  for (const path of paths) {
    const driver = await makeDriver(path)
    try {
      const begun = await driver.observe()
      compare(begun, path.start, driver, () => describePosition(bundle, path, 0))
      coverage?.start(path, begun)
      for (const [at, step] of path.steps.entries()) {
        const place = () => describePosition(bundle, path, at + 1)
        try {
          await driver.perform(step.event)
        } catch (cause) {
          throw new Mismatch(`${place()}: ${cause instanceof Error ? cause.message : cause}`, { cause })
        }
        const observed = await driver.observe()
        compare(observed, step.expect, driver, place)
        if (observed.covered) expectSame('transitions taken', observed.covered, step.covers, place)
        for (const id of step.covers) covered.add(id)
        coverage?.step(step, observed)
        steps += 1
      }
    } finally {
      await driver.dispose()
    }
  }
  return { paths: paths.length, steps, ms: performance.now() - began, covered }
}

/** Throws where something that was observed is not as expected. */
export function compare(
  observed: Observation,
  expected: Expectation,
  { controls }: Pick<Driver, 'controls'>,
  place: () => string,
): void {
  const same = (what: keyof Observation & keyof Expectation) => {
    if (observed[what] !== undefined) expectSame(what, observed[what], expected[what], place)
  }
  for (const what of ['value', 'tags', 'emitted', 'nextEvents', 'calls'] as const) same(what)
  if (observed.offered) {
    const types = typesOf(expected.nextEvents)
    const seen = controls ? types.filter((type) => controls.includes(type)) : types
    expectSame('offered', [...observed.offered].sort(), seen, place)
  }
  for (const [what, says] of differences) {
    if (observed[what] !== undefined && observed[what] !== expected[what]) {
      throw new Mismatch(`${place()}: ${says} is another: ${observed.detail}`)
    }
  }
}

const differences = [
  ['digest', 'the context'],
  ['effects', 'what was told or asked'],
] as const

function expectSame(what: string, observed: unknown, expected: unknown, place: () => string) {
  const [one, other] = [JSON.stringify(observed), JSON.stringify(expected)]
  if (one !== other) throw new Mismatch(`${place()}: ${what} is ${one} and should be ${other}`)
}

const describePosition = ({ machine }: PathBundle, { id, steps }: Path, at: number) =>
  `${machine} ${id}, after ${at} of ${steps.length} steps (${
    steps
      .slice(Math.max(0, at - 4), at)
      .map(({ event }) => nameOf(event))
      .join(', ') || 'the start'
  })`

/** A map of performers or observers, one for each key by type, which knows which of them were ever called. */
export function watched<Key extends string, Args extends readonly unknown[], Result>(
  map: Readonly<Record<Key, (...args: Args) => Result>>,
) {
  const uncalled = new Set(Object.keys(map))
  return {
    call: (key: string, ...args: Args): Result => {
      if (!Object.hasOwn(map, key)) throw new Error(`Nobody performs “${key}”.`)
      uncalled.delete(key)
      return map[key as Key](...args)
    },
    /** Those that no path needed: a map with any of them claims more than was shown. */
    uncalled: (): string[] => [...uncalled],
  }
}
