/** How many strategies stand side by side. */
export const MOST_STRATEGIES = 4

/** The strategies that an address names, each once, and those beyond the fourth. */
export function codesIn(search: string): {
  readonly codes: readonly string[]
  readonly leftOut: readonly string[]
} {
  const named = new URLSearchParams(search).getAll('strategy').filter((code) => code.trim() !== '')
  const codes = [...new Set(named)]
  return { codes: codes.slice(0, MOST_STRATEGIES), leftOut: codes.slice(MOST_STRATEGIES) }
}

/** The query of the address for these strategies. */
export const searchFor = (codes: readonly string[]): string =>
  new URLSearchParams(codes.map((code) => ['strategy', code])).toString()
