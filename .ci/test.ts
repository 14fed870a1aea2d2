import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { checks } from './checks.ts'
import { ensurePostgres } from './postgres.ts'
import { run, step, suite, sum, summary, type Tally } from './runner.ts'

/** `pnpm test`: every check and every test, in the order of what fails soonest, counted together at the end. */
const reports = mkdtempSync(join(tmpdir(), 'tarang-tests-'))
const report = (name: string) => join(reports, `${name}.json`)

interface JestReport {
  numPassedTests: number
  numFailedTests: number
}
const jest = ({ numPassedTests, numFailedTests }: JestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}
const playwright = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

const tallies: Tally[] = [await checks()]

const units = report('vitest')
tallies.push(
  await suite(
    'models, machines, SDK, server, screens',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
    {
      file: units,
      read: jest,
    },
  ),
)

const onPostgres = report('postgres')
if (ensurePostgres()) {
  tallies.push(
    await suite(
      'server on a real PostgreSQL',
      'node',
      [
        'packages/server/testing/postgres.ts',
        'vitest',
        'run',
        '--project=server',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${onPostgres}`,
      ],
      { file: onPostgres, read: jest },
    ),
  )
  const outages = report('outages')
  tallies.push(
    await suite(
      'outages of PostgreSQL, and several servers on one',
      'vitest',
      [
        'run',
        '--config=packages/server/durability/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${outages}`,
      ],
      { file: outages, read: jest },
    ),
  )
} else {
  console.error(
    '\nNot run: the server on a real PostgreSQL. Install one, or name its programs with POSTGRES_BIN.',
  )
}

// A share of `pnpm test:kills`, on whichever engines are here.
tallies.push(
  await step('kills in mid-write and in start-up', 'node', [
    'packages/server/durability/kills.ts',
    '--kills=5',
    '--starts=5',
  ]),
)

process.env.CHROMIUM_PATH = ensureChromium()

const gate = report('gate')
tallies.push(
  await suite('the SDK, fit to publish', 'node', ['packages/sdk/gate/gate.ts', gate], {
    file: gate,
    read: (tally: Tally) => tally,
  }),
)

const stories = report('storybook')
tallies.push(
  (await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])) === 0
    ? await suite('stories', 'node', ['.ci/test-stories.ts', stories], { file: stories, read: jest })
    : { passed: 0, failed: 1 },
)

const seen = report('modes')
tallies.push(
  await suite(
    'stories in every mode, a share of each',
    'node',
    ['.ci/test-modes.ts', '--share', '1', '--report', seen],
    { file: seen, read: (tally: Tally) => tally },
  ),
)

const panel = report('panel')
tallies.push(
  await suite(
    'Statechart panel',
    'playwright',
    ['test', '--config', '.ci/panel/playwright.config.ts'],
    { file: panel, read: playwright },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: panel },
  ),
)

const journeys = report('playwright')
const traffic = join(reports, 'traffic.ndjson')
tallies.push(
  (await run('node', ['packages/web/build.ts', '--if-stale'])) === 0
    ? await suite(
        'journeys in Chromium',
        'playwright',
        ['test', '--config', 'packages/web/e2e/playwright.config.ts'],
        { file: journeys, read: playwright },
        { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys, E2E_TRAFFIC: traffic },
      )
    : { passed: 0, failed: 1 },
)

const flows = report('flows')
tallies.push(
  await suite(
    'the flows’ journeys on the built application',
    'node',
    ['.ci/test-journeys.ts'],
    { file: flows, read: playwright },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: flows },
  ),
)

const drift = report('drift')
tallies.push(
  await suite(
    'the journeys’ traffic, held against the description',
    'node',
    ['packages/sdk/gate/traffic.ts', traffic, drift],
    {
      file: drift,
      read: (tally: Tally) => tally,
    },
  ),
)

const attacks = report('security')
tallies.push(
  await suite('attacks on a started server', 'node', ['packages/server/security/self.ts', attacks], {
    file: attacks,
    read: (tally: Tally) => tally,
  }),
)

rmSync(reports, { recursive: true, force: true })
console.error(`\n${summary()}\n`)
const { passed, failed } = sum(tallies)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
