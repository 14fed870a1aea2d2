import { chosenDialects, dialects, plain } from '@tarang/server/foreign'
import { describe, test } from 'vitest'
import { now, runInProcess } from './run-in-process.ts'
import { inProcess } from './set/index.ts'
import { createForeignJourneyUpstream } from './upstreams/foreign.ts'

// The SDK reads each dialect in its own tests: here a list, an editor and the login read each value of each axis.
// `pnpm test:long journeys` runs every journey against every dialect.
const isWhole = process.env.DIALECT_JOURNEYS === 'all'
const journeys = inProcess.filter(({ isForDialects = false }) => isWhole || isForDialects)
const asked = isWhole ? dialects : [plain, ...chosenDialects]

describe.each(asked)('the dialect $name', (dialect) => {
  test.each(journeys)('$name', async (journey) => {
    await runInProcess(journey, createForeignJourneyUpstream(dialect, now))
  })
})
