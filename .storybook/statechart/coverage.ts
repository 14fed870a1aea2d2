import { type PathBundle, tourNames } from '@tarang/flow-testing'

/** How many committed paths take each transition; `pnpm test` replays every path by every driver. */
export type Coverage = Readonly<Record<string, number>>

export const pathsIn = (bundle: PathBundle | null | undefined) =>
  bundle ? tourNames.flatMap((tour) => bundle.tours[tour].map((path) => ({ ...path, tour }))) : []

export function coverageOf(bundle: PathBundle | null | undefined): Coverage {
  const counts: Record<string, number> = {}
  for (const { steps } of pathsIn(bundle)) {
    for (const way of new Set(steps.flatMap(({ covers }) => covers))) counts[way] = (counts[way] ?? 0) + 1
  }
  return counts
}
