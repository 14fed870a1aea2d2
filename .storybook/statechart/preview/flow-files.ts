import { type BundleFile, type Cases, type PathBundle, readBundle, tourNames } from '@tarang/flow-testing'

const bundles = import.meta.glob<BundleFile>('../../../packages/machines/src/*/*.paths.json', {
  import: 'default',
})

/** The cases of a machine, by its id, or null where it has none. */
export async function casesOf(machine: string): Promise<Cases | null> {
  const { allCases } = await import('@tarang/machines/all-cases')
  return allCases.find((cases) => cases.machine.id === machine) ?? null
}

/** The committed paths of a flow. */
export async function pathsOf({ name }: Cases): Promise<PathBundle | null> {
  const file = await bundles[`../../../packages/machines/src/${name}/${name}.paths.json`]?.()
  return file ? readBundle(file) : null
}

export const pathsIn = (bundle: PathBundle | null | undefined) =>
  bundle ? tourNames.flatMap((tour) => bundle.tours[tour].map((path) => ({ ...path, tour }))) : []

/** How many committed paths take each transition; `pnpm test` replays them all. */
export function coverageOf(bundle: PathBundle | null | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { steps } of pathsIn(bundle)) {
    for (const way of new Set(steps.flatMap(({ covers }) => covers))) counts[way] = (counts[way] ?? 0) + 1
  }
  return counts
}
