import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { ensureChromium } from './browser.ts'
import { checks } from './checks.ts'
import { ensureEngines } from './engines.ts'
import { ensureFailover, ensurePostgres } from './postgres.ts'
import { type Failure, jestTally, playwrightTally, type Tally } from './reports.ts'
import { day, onceIn } from './rotation.ts'
import { failureList, lanes, root, run, runFailedAgain, step, suite, summary, total } from './runner.ts'

/**
 * `pnpm test`: every check and every test, in three sequences that run in parallel and take about the same time.
 * `pnpm test flows` runs more paths and schedules of the machines.
 */
const [name, ...options] = process.argv.slice(2)
if (name === 'flows') process.exit(await run('node', ['.ci/test-flows.ts', ...options]))
if (name !== undefined) {
  console.error(
    `There is no suite “${name}”. \`pnpm test\` runs all tests, \`pnpm test flows\` more paths of the machines.`,
  )
  process.exit(2)
}

const reports = mkdtempSync(join(tmpdir(), 'tarang-tests-'))
const report = (name: string) => join(reports, `${name}.json`)

const asCounted = (tally: Tally) => tally

const locations = (failures: readonly Failure[]): readonly string[] => [
  ...new Set(failures.map(({ location }) => location)),
]

/** A run of Vitest, started directly or by another command. */
const vitest = (name: string, file: string, options: readonly string[] = [], by: readonly string[] = []) => {
  const [command = '', ...args] = [...by, 'vitest', 'run', ...options]
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(file)}`]
  return suite(name, command, [...args, ...reporting], { file: report(file), read: jestTally }, {}, locations)
}

/** A run of Playwright, which takes the path of its report from the environment. */
const journeys = (name: string, file: string, command: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const [first = '', ...rest] = command
  return suite(
    name,
    first,
    rest,
    { file: report(file), read: playwrightTally },
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(file) },
    first === 'playwright' ? locations : undefined,
  )
}

/** Whether Firefox and WebKitGTK are installed or can be. */
function hasEngines(): boolean {
  try {
    ensureEngines()
    return true
  } catch (error) {
    console.error(`\nNot run: the journeys in Firefox and WebKit. ${(error as Error).message}`)
    return false
  }
}

/** A program that writes a tally as its report. */
const counted = (name: string, file: string, ...args: string[]) =>
  suite(name, 'node', args, { file: report(file), read: asCounted })

/** A share of the journeys in one browser. */
const journeysIn = (name: string, file: string, ...args: string[]) =>
  suite(
    name,
    'node',
    ['packages/web/journeys/run.ts', ...args, '--report', report(file)],
    { file: report(file), read: asCounted },
    {},
    (failures) => locations(failures).flatMap((journey) => ['--only', journey]),
  )

const traffic = join(reports, 'traffic.ndjson')

await lanes(checks, () => run('node', ['.ci/install.ts']))
// The tests of rendered pages, of the bundle and of the journeys share one build.
await run('node', ['packages/web/build.ts', '--if-stale'])
const hasPostgres = ensurePostgres()
process.env.CHROMIUM_PATH = ensureChromium()

// A thirty-sixth of all pairs of dialect and journey, another one each day; `pnpm test:engines` runs all.
process.env.JOURNEY_SHARE ??= '36'
// The programs that tests start are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'tarang-compile-cache')
// A part each day, the others on the next days, so that a run takes less than 25 minutes on two cores.
process.env.ROTATE ??= 'on'

/** Files of tests of the server that open no database, or always use PGlite. */
const withoutPostgres = [
  'artefact/**',
  'testing/foreign/**',
  'src/{backups,commands,sample-data,static-pages}/**',
  'src/db/{folder,lock}.test.ts',
  'src/{dev,health,settings,shutdown,security-page,strict-form}.test.ts',
  'src/http/body.test.ts',
  'src/web/{registration,site}.test.ts',
]

const serverTests = globSync('packages/server/{src,testing,artefact}/**/*.test.ts', { cwd: root }).sort()
const isWithoutPostgres = (file: string) =>
  withoutPostgres.some((pattern) => matchesGlob(file, `packages/server/${pattern}`))
const withDatabase = serverTests.filter((file) => !isWithoutPostgres(file))

// With a rotation each of these files runs on PostgreSQL on one day a week, and on PGlite two days later.
const onPostgres = hasPostgres ? onceIn(7, withDatabase) : []
const onPglite = [...onceIn(5, serverTests.filter(isWithoutPostgres)), ...onceIn(7, withDatabase, day + 2)]

const panel = () =>
  journeys('Statechart panel', 'panel', ['playwright', 'test', '--config', '.ci/panel/playwright.config.ts'])

const everyMode = () =>
  counted(
    'stories in every mode, an eighth of each share',
    'modes',
    '.ci/test-modes.ts',
    ...['--share', '1', '--every', '8', '--report', report('modes')],
  )

/** A share of `pnpm test:kills` on one database engine. */
const kills = (engine: 'pglite' | 'postgres') => async () => {
  if (engine === 'postgres' && !hasPostgres) return
  await step(`kills during writes, changes of staff, imports and starts: ${engine}`, 'node', [
    'packages/server/durability/kills.ts',
    `--engine=${engine}`,
    ...['--kills=2', '--staff=2', '--starts=2', '--imports=1'],
  ])
}

/** A share of `pnpm test:engines`: every second journey, with each of the six dialects in turn. */
const dialects = () =>
  journeysIn(
    'journeys in Chromium, foreign upstreams on another origin',
    'dialects',
    ...['chromium', '--upstream', 'chosen', '--share', '2'],
  )

const screensOfExtensions = (engine: 'chromium' | 'firefox' | 'webkit') => async () => {
  if (engine === 'chromium' || hasEngines())
    await journeysIn(
      `journeys in ${engine}, screens of the extensions`,
      'extensions',
      ...[engine, '--extensions'],
    )
}

/** Every sixth journey in another engine. */
const inEngine = (engine: 'firefox' | 'webkit') => async () => {
  if (hasEngines()) await journeysIn(`journeys in ${engine}, a share`, engine, engine, '--share', '6')
}

const durability = (name: string, file: string, ...files: string[]) =>
  vitest(name, file, ['--config=packages/server/durability/vitest.config.ts', ...files])

const outages = async () => {
  if (hasPostgres)
    await durability(
      'outages of PostgreSQL, and several servers on one',
      'outages',
      'write-faults',
      'several-servers',
      'sent-writes',
    )
}

const deliveries = () => durability('deliveries under kills', 'deliveries', 'deliveries')

/** With fewer writers than `pnpm test:kills failover`. */
const failover = async () => {
  if (!hasPostgres || !ensureFailover()) {
    console.error('\nNot run: failover. It needs root, and Debian’s PostgreSQL, PgBouncer and HAProxy.')
    return
  }
  await step('failover to a standby, and a rolling restart', 'node', [
    'packages/server/durability/failover.ts',
    '--writers=2',
  ])
}

const gate = () =>
  counted('the SDK, fit to publish', 'gate', 'packages/sdk/testing/gate/gate.ts', report('gate'))

const attacks = () =>
  counted('attacks on a started server', 'security', 'packages/server/security/self.ts', report('security'))

await lanes(
  async () => {
    // Some of the tests read the built Storybook.
    await step('Storybook', 'storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])
    const others = ['server', 'machines', 'journeys'].map((project) => `--project=!${project}`)
    await vitest('SDK and screens', 'vitest', others)
    await suite(
      'stories',
      'node',
      ['.ci/test-stories.ts', '--report', report('storybook')],
      { file: report('storybook'), read: jestTally },
      {},
      (failures) => locations(failures).flatMap((file) => ['--only', file]),
    )
  },
  async () => {
    for (const suite of onceIn(2, [gate, attacks])) await suite()
    await journeys(
      'journeys in Chromium',
      'playwright',
      ['playwright', 'test', '--config', 'packages/web/e2e/playwright.config.ts'],
      { E2E_TRAFFIC: traffic },
    )
    await vitest('journeys in process', 'in-process', ['--project=journeys'])
  },
  async () => {
    if (hasPostgres)
      await vitest(
        'server on a real PostgreSQL',
        'postgres',
        ['--project=server', ...onPostgres],
        ['node', 'packages/server/testing/postgres.ts'],
      )
    // These tests wait a lot for processes and timers. Vitest's default leaves one core free.
    await vitest('server', 'server', ['--project=server', '--maxWorkers=100%', ...onPglite])
    await vitest('machines', 'machines', ['--project=machines'])
    await journeys(
      'the flows’ journeys on the built application, a fifth of the machines',
      'flows',
      ['node', '.ci/test-journeys.ts'],
      // Beside the server of the journeys in Chromium.
      { E2E_PORT: '3901' },
    )
  },
)

// One a day, alone: an outage is measured, and WebKitGTK’s driver loses keys and answers on a busy machine.
const alone = [
  outages,
  panel,
  inEngine('firefox'),
  kills('pglite'),
  dialects,
  deliveries,
  failover,
  inEngine('webkit'),
  screensOfExtensions('chromium'),
  kills('postgres'),
  everyMode,
  screensOfExtensions('firefox'),
  screensOfExtensions('webkit'),
]
for (const suite of onceIn(13, alone)) await lanes(suite)
if (!hasPostgres)
  console.error(
    '\nNot run: the server on a real PostgreSQL. Install one, or name its programs with POSTGRES_BIN.',
  )

await runFailedAgain()
// After the second attempts: a journey that failed half-way has called less.
await counted(
  'the journeys’ traffic against the description',
  'drift',
  'packages/sdk/testing/gate/traffic.ts',
  traffic,
  report('drift'),
)
rmSync(reports, { recursive: true, force: true })
console.error(`\n${summary()}\n\n${failureList()}\n`)
const { passed, failed } = total()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
