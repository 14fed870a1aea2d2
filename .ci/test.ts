import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { checks } from './checks.ts'
import { ensureEngines } from './engines.ts'
import { ensurePostgres } from './postgres.ts'
import { lanes, run, step, suite, summary, type Tally, total } from './runner.ts'

/**
 * `pnpm test`: every check and every test, counted together at the end. What tests code goes beside what tests the built
 * product: neither keeps two processors busy by itself.
 */
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

const asCounted = (tally: Tally) => tally

/** A run of Vitest, alone or started by something else. */
const vitest = (name: string, file: string, options: readonly string[] = [], by: readonly string[] = []) => {
  const [command = '', ...args] = [...by, 'vitest', 'run', ...options]
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(file)}`]
  return suite(name, command, [...args, ...reporting], { file: report(file), read: jest })
}

/** A run of Playwright, which writes its report where the environment says. */
const journeys = (name: string, file: string, command: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const [first = '', ...rest] = command
  return suite(
    name,
    first,
    rest,
    { file: report(file), read: playwright },
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(file) },
  )
}

/** Whether Firefox and WebKitGTK are here, or could be installed. */
function hasEngines(): boolean {
  try {
    ensureEngines()
    return true
  } catch (error) {
    console.error(`\nNot run: the journeys in Firefox and WebKit. ${(error as Error).message}`)
    return false
  }
}

/** A program of ours that counts by itself. */
const counted = (name: string, file: string, ...args: string[]) =>
  suite(name, 'node', args, { file: report(file), read: asCounted })

await checks()
// Both are installed where they are missing, and one at a time.
const hasPostgres = ensurePostgres()
process.env.CHROMIUM_PATH = ensureChromium()
const canRunEngines = hasEngines()
const traffic = join(reports, 'traffic.ndjson')

await lanes(
  async () => {
    await vitest('models, machines, SDK, server, screens', 'vitest')
    await step('Storybook', 'storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])
    await suite('stories', 'node', ['.ci/test-stories.ts', report('storybook')], {
      file: report('storybook'),
      read: jest,
    })
    await counted(
      'stories in every mode, a share of each',
      'modes',
      '.ci/test-modes.ts',
      ...['--share', '1', '--report', report('modes')],
    )
    await journeys('Statechart panel', 'panel', [
      'playwright',
      'test',
      '--config',
      '.ci/panel/playwright.config.ts',
    ])
  },
  async () => {
    await counted('the SDK, fit to publish', 'gate', 'packages/sdk/gate/gate.ts', report('gate'))
    await run('node', ['packages/web/build.ts', '--if-stale'])
    await journeys(
      'journeys in Chromium',
      'playwright',
      ['playwright', 'test', '--config', 'packages/web/e2e/playwright.config.ts'],
      { E2E_TRAFFIC: traffic },
    )
    await counted(
      'the journeys’ traffic, held against the description',
      'drift',
      'packages/sdk/gate/traffic.ts',
      traffic,
      report('drift'),
    )
    await journeys('the flows’ journeys on the built application', 'flows', ['node', '.ci/test-journeys.ts'])
    await counted(
      'attacks on a started server',
      'security',
      'packages/server/security/self.ts',
      report('security'),
    )
    // A share of `pnpm test:engines`: every second journey, with each of the six dialects in turn.
    await counted(
      'journeys in Chromium, foreign upstreams on another origin',
      'dialects',
      ...['packages/web/journeys/run.ts', 'chromium', '--upstream', 'chosen', '--share', '2'],
      ...['--report', report('dialects')],
    )
    if (hasPostgres)
      await vitest(
        'server on a real PostgreSQL',
        'postgres',
        // The foreign upstreams have no database.
        ['--project=server', '--exclude=**/testing/foreign/**'],
        ['node', 'packages/server/testing/postgres.ts'],
      )
  },
)

// What measures how long an outage lasts has the machine to itself.
if (hasPostgres)
  await vitest('outages of PostgreSQL, and several servers on one', 'outages', [
    '--config=packages/server/durability/vitest.config.ts',
  ])
else
  console.error(
    '\nNot run: the server on a real PostgreSQL. Install one, or name its programs with POSTGRES_BIN.',
  )
// Every sixth journey in the other engines. WebKitGTK’s driver loses keys and answers on a busy machine.
for (const engine of canRunEngines ? ['firefox', 'webkit'] : [])
  await counted(
    `journeys in ${engine}, a share`,
    engine,
    ...['packages/web/journeys/run.ts', engine, '--share', '6', '--report', report(engine)],
  )
// A share of `pnpm test:kills`, on whichever engines are here.
await step('kills in mid-write and in start-up', 'node', [
  'packages/server/durability/kills.ts',
  '--kills=5',
  '--starts=5',
])

rmSync(reports, { recursive: true, force: true })
console.error(`\n${summary()}\n`)
const { passed, failed } = total()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
