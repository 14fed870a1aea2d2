import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { checks } from './checks.ts'
import { parallel, step, twoAtATime } from './runner.ts'
import { buildStorybook, counted, E2E, finish, playwright, reportFile, stories, vitest } from './suites.ts'

/** `pnpm test`: every check and every test of a commit. What takes longer is `pnpm test:long`. */
if (process.argv.length > 2) {
  console.error(
    '`pnpm test` runs every test and takes no arguments. `pnpm vitest run <file>` runs the tests of one file.',
  )
  process.exit(2)
}

const traffic = reportFile()

process.env.CHROMIUM_PATH = ensureChromium()
await checks()
// The tests of rendered pages, of the bundle and of the journeys share one build; some of the screens’ read the built Storybook.
await parallel(() => step('the application', 'node', ['packages/web/build.ts', '--if-stale']), buildStorybook)
// The programs that tests start are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'tarang-compile-cache')

const others = ['server', 'machines*', 'journeys'].map((project) => `--project=!${project}`)
// Two at a time for two cores: more of them take as long, and tests wait for each other.
await twoAtATime(
  async () => {
    await playwright('Chromium', ['--config', E2E], { E2E_TRAFFIC: traffic })
    await counted(
      'the browsers’ traffic against the description',
      'packages/sdk/testing/gate/traffic.ts',
      traffic,
    )
  },
  () => vitest('SDK and screens', others),
  () => vitest('server', ['--project=server']),
  () => vitest('machines', ['--project=machines']),
  () => counted('the SDK, fit to publish', 'packages/sdk/testing/gate/gate.ts'),
  () => vitest('dialects', ['--project=journeys', 'dialects']),
  () => counted('attacks on a started server', 'packages/server/security/self.ts'),
)
// They come last: two workers of one suite end together, whatever the others took.
await stories('stories')
finish()
