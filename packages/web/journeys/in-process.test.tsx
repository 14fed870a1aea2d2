import { dialects } from '@tarang/server/foreign'
import { describe, test } from 'vitest'
import { forReferenceServer, now, runInProcess } from './run-in-process.ts'
import { journeys } from './set/index.ts'
import { createForeignJourneyUpstream } from './upstreams/foreign.ts'

const inProcess = journeys.filter(({ isForBrowsers = false }) => !isForBrowsers)

forReferenceServer(inProcess)

// The SDK reads each dialect in its own tests: here a list, an editor and the login. `pnpm test:long dialects` runs all.
const isWhole = process.env.DIALECT_JOURNEYS === 'all'
const throughDialects = inProcess.filter(({ isForDialects = false }) => isWhole || isForDialects)

describe.each(dialects)('the dialect $name', (dialect) => {
  test.each(throughDialects)('$name', async (journey) => {
    await runInProcess(journey, createForeignJourneyUpstream(dialect, now))
  })
})
