/**
 * How many runs a property gets. `pnpm test` runs the same few hundred each time; `pnpm test:long machines` runs thousands with a new seed
 * each time, and a failure prints its seed.
 */
export const schedules = () => ({ numRuns: Number(process.env.SCHEDULES ?? 300) })

/** Long enough for thousands of runs on a busy machine; stops only a test that hangs. */
export const TIMEOUT_MS = 1_800_000
