/**
 * How many runs a property gets. CI walks the same few hundred each time; `pnpm test:flows` walks thousands, and other
 * ones each time: what fails there says its seed.
 */
export const schedules = (): { numRuns: number; seed?: number } =>
  process.env.SCHEDULES === undefined ? { numRuns: 300, seed: 1 } : { numRuns: Number(process.env.SCHEDULES) }

/** However many there are, and however busy the machine: what hangs is stopped, what is slow is not. */
export const PATIENCE = 1_800_000
