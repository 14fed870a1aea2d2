import { defineResource } from '#patterns/resource'
import { loadStrategy } from '../strategy-data/strategy-resource.ts'
import { type Compared, comparedOf } from './compare.model.ts'

/** What came of the load of one strategy. */
export type Outcome =
  | { readonly status: 'loaded'; readonly compared: Compared }
  | { readonly status: 'failed'; readonly error: unknown }

/** The loads of a visit: a strategy that was loaded is not loaded again when another one is added. */
export function createLoads() {
  const loaded = new Map<string, Outcome>()
  const load = async (code: string, signal: AbortSignal): Promise<Outcome> => {
    const known = loaded.get(code)
    if (known) return known
    try {
      const outcome = {
        status: 'loaded',
        compared: comparedOf(await loadStrategy(code, { signal })),
      } as const
      loaded.set(code, outcome)
      return outcome
    } catch (error) {
      signal.throwIfAborted()
      return { status: 'failed', error }
    }
  }
  return {
    /** What is known of each strategy before its load. */
    known: (codes: readonly string[]): readonly (Outcome | null)[] =>
      codes.map((code) => loaded.get(code) ?? null),
    /** Loads those that are not known. One that fails leaves the others. */
    resource: defineResource<readonly Outcome[], readonly string[]>({
      load: (codes, { signal }) => Promise.all(codes.map((code) => load(code, signal))),
    }),
  }
}

export type Loads = ReturnType<typeof createLoads>
