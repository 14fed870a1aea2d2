import { actorDriver, type Cases, Coverage, pureDriver, replay, runMutants } from '@tarang/flow-testing'
import { committedBundle } from './bundles.ts'
import type { Measured } from './coverage-thresholds.ts'
import { equivalentMutants } from './equivalent-mutants.ts'

interface MutantScore {
  readonly killed: number
  readonly survived: readonly string[]
  readonly mistaken: readonly string[]
}

/** The drivers that need no page. */
export const drivers = { pure: pureDriver, actor: actorDriver } as const

/** Runs every path of a machine's bundle on one driver. */
export async function measureDriver(
  cases: Cases,
  driver: keyof typeof drivers,
): Promise<Measured & { ms: number }> {
  const bundle = committedBundle(cases.name)
  const coverage = new Coverage(cases, bundle)
  const makeDriver = drivers[driver](cases)
  let paths = 0
  let steps = 0
  let ms = 0
  for (const tour of ['transitions', 'pairs', 'ignored'] as const) {
    const replayed = await replay(bundle, makeDriver, { tour, coverage })
    paths += replayed.paths
    steps += replayed.steps
    ms += replayed.ms
  }
  return { paths, steps, ms, figures: coverage.figures() }
}

/** Runs the bundle on each mutant. The survivors must be exactly the listed equivalent mutants. */
export async function measureMutants(cases: Cases): Promise<MutantScore> {
  const { killed, survived } = await runMutants(cases, committedBundle(cases.name))
  const equivalent = Object.keys(equivalentMutants[cases.name] ?? {})
  return {
    killed: killed.length,
    survived: survived.filter((id) => !equivalent.includes(id)),
    // Listed as equivalent, but killed or unknown.
    mistaken: equivalent.filter((id) => !survived.includes(id)),
  }
}
