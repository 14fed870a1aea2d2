import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ENGINE_NAMES } from '../packages/web/journeys/engines/index.ts'
import { readAdvisories } from './audit.ts'
import { ensureChromium } from './browser.ts'
import { ensureEngine } from './engines.ts'
import { ensureFailover, ensurePostgres, NO_POSTGRES } from './postgres.ts'
import { notRun, step } from './runner.ts'
import { buildStorybook, counted, E2E, finish, playwright, vitest } from './suites.ts'
import { ensureWebServers, NO_WEB_SERVERS } from './web-servers.ts'

/**
 * `pnpm test:long`: what does not fit into `pnpm test`, one suite after another, because an outage is measured and a driver
 * of WebKitGTK loses keys on a busy machine. The names of suites run only these: `pnpm test:long kills failover`.
 * `--screenshots <folder>` saves the last view of each journey in an engine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screenshots: { type: 'string' } },
})

// Vitest's default leaves one core free, which nothing else uses here.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism())

/** Returns why a machine cannot have something; null if it is there. */
type Need = () => string | null

const postgres: Need = () => (ensurePostgres() ? null : NO_POSTGRES)
const webServers: Need = () => (ensureWebServers() ? null : NO_WEB_SERVERS)
const failover: Need = () =>
  ensureFailover() ? null : 'It needs root, and Debian’s PostgreSQL, PgBouncer and HAProxy.'
const browserOf =
  (engine: (typeof ENGINE_NAMES)[number]): Need =>
  () => {
    try {
      ensureEngine(engine)
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

interface Suite {
  /** What a machine may be without. */
  readonly needs?: Need
  run(): Promise<unknown>
}

const kills = (engine: 'pglite' | 'postgres') =>
  step(`kills: ${engine}`, 'node', ['packages/server/durability/kills.ts', `--engine=${engine}`])

const screenshots = values.screenshots ? ['--screenshots', values.screenshots] : []
if (values.screenshots) mkdirSync(values.screenshots, { recursive: true })

const journeysIn = async (engine: string) => {
  const journeys = 'packages/web/journeys'
  await counted(`journeys in ${engine}`, `${journeys}/run.ts`, engine, ...screenshots, '--report')
  await counted(
    `journeys over rendered pages in ${engine}`,
    ...[`${journeys}/run.ts`, engine, '--rendered', ...screenshots, '--report'],
  )
}

const suites: Readonly<Record<string, Suite>> = {
  // What is known of a dependency changes without a commit.
  dependencies: {
    needs: () => (readAdvisories() ? null : 'The registry serves no advisories, or cannot be reached.'),
    run: () => step('known faults of dependencies', 'node', ['.ci/audit.ts']),
  },
  deployments: {
    needs: webServers,
    run: async () => {
      process.env.TEST_WEB_SERVERS = 'yes'
      await vitest('header files', ['--project=server', '.web-server.test.ts'])
      await playwright('deployments', ['--config', E2E, '.web-server.spec.ts'])
    },
  },
  guides: { run: () => step('the guides work', 'node', ['.ci/guides.ts']) },
  postgres: {
    needs: postgres,
    run: async () => {
      const onPostgres = ['node', 'packages/server/testing/postgres.ts']
      await vitest('server on PostgreSQL', ['--project=server'], onPostgres)
      await playwright('two servers on PostgreSQL', ['--config', E2E, '.postgres.spec.ts'], {}, onPostgres)
    },
  },
  machines: {
    run: () => {
      process.env.SCHEDULES ??= '2000'
      return vitest('machines', ['--project=machines*', '--project=sdk', '--testTimeout=600000'])
    },
  },
  fuzz: {
    run: () => {
      process.env.FUZZ_SECONDS ??= '300'
      return vitest('random requests', ['--project=server', 'packages/server/src/fuzz.test.ts'])
    },
  },
  journeys: {
    run: () => {
      process.env.DIALECT_JOURNEYS ??= 'all'
      return vitest('every journey against every upstream', ['--project=journeys'])
    },
  },
  ...Object.fromEntries(
    ENGINE_NAMES.map(
      (engine) => [engine, { needs: browserOf(engine), run: () => journeysIn(engine) }] as const,
    ),
  ),
  panel: {
    run: async () => {
      await buildStorybook()
      await playwright('statechart panel', ['--config', '.ci/panel/playwright.config.ts'])
    },
  },
  modes: {
    run: async () => {
      await buildStorybook()
      await counted('every story in every mode', '.ci/test-modes.ts', '--report')
    },
  },
  outages: {
    needs: postgres,
    run: () =>
      vitest('outages of PostgreSQL, and several servers on one', [
        '--config=packages/server/durability/vitest.config.ts',
      ]),
  },
  deliveries: {
    needs: postgres,
    run: () => step('deliveries under kills', 'node', ['packages/server/durability/deliveries.ts']),
  },
  kills: {
    run: async () => {
      await kills('pglite')
      const missing = postgres()
      if (missing) notRun('kills: postgres', missing)
      else await kills('postgres')
    },
  },
  failover: {
    needs: failover,
    run: () => step('failover and a rolling restart', 'node', ['packages/server/durability/failover.ts']),
  },
}

const unknown = positionals.filter((name) => !(name in suites))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`)
  process.exit(2)
}

process.env.CHROMIUM_PATH = ensureChromium()
await step('the application', 'node', ['packages/web/build.ts', '--if-stale'])
for (const [name, suite] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const missing = suite.needs?.()
  if (missing) notRun(name, missing)
  else await suite.run()
}
finish()
