import { dialects } from '@tarang/server/foreign'
import { describe, test } from 'vitest'
import { halfOfTheDay } from '../../../.ci/rotation.ts'
import { forReferenceServer, now, runInProcess } from './run-in-process.ts'
import { journeys } from './set/index.ts'
import { createForeignJourneyUpstream } from './upstreams/foreign.ts'

/** Selects dialects by prefix: `JOURNEY_DIALECTS=plain,07-`. */
const requestedDialects = process.env.JOURNEY_DIALECTS?.split(',')
const testedDialects = dialects.filter(
  ({ name }) => requestedDialects?.some((part) => name.startsWith(part)) ?? true,
)

/**
 * `JOURNEY_SHARE=3` runs every third pair of dialect and journey. Every run contains each dialect and each journey, and
 * three days together contain every pair. `JOURNEY_DAY` repeats the share of another day.
 */
const share = Number(process.env.JOURNEY_SHARE ?? 1)
const day = Number(process.env.JOURNEY_DAY ?? Math.floor(Date.now() / 86_400_000))
const isInShare = (dialect: number, journey: number) => (dialect + journey + day) % share === 0

const inProcess = journeys.filter(({ isForBrowsers = false }) => !isForBrowsers)

forReferenceServer(halfOfTheDay(inProcess))

describe.each(testedDialects)('the dialect $name', (dialect) => {
  const index = dialects.indexOf(dialect)
  test.each(inProcess.filter((_, journey) => isInShare(index, journey)))('$name', async (journey) => {
    await runInProcess(journey, createForeignJourneyUpstream(dialect, now))
  })
})
