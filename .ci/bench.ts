import { run } from './runner.ts'

/** `pnpm bench` lists the benchmarks; `pnpm bench <name> [options]` runs one. */
const programs: Record<string, readonly [program: string, purpose: string]> = {
  table: [
    'packages/machines/src/table/table.bench.ts',
    'the table machine: search, sort and pages, without a screen',
  ],
  console: [
    'packages/web/bench/console/bench.ts',
    'Live Strategies in Chromium, beside hand-written DOM, React and TanStack',
  ],
  profile: ['packages/web/bench/console/profile.ts', 'the time of each interaction by function'],
  timing: [
    'packages/web/bench/console/event-timing.ts',
    'real clicks and keys on Live Strategies: Event Timing, input to paint',
  ],
  quality: [
    'packages/web/bench/quality.ts',
    'the checks of the data of one strategy with 10,000 trades, in less than 50 ms',
  ],
  pages: [
    'packages/web/bench/pages/bench.ts',
    'the public pages in Lighthouse, beside a floor page and a page without script',
  ],
  server: ['packages/server/load/load.ts', 'the reference server under load'],
  cached: ['packages/server/load/cached.ts', 'a cached page or list, beside a file of the same size'],
  import: ['packages/server/load/import.ts', 'the import of a million trades: time and peak memory'],
  hot: [
    'packages/server/load/hot.ts',
    'the server at its worst: one popular blog, one large strategy, opt-outs from one address',
  ],
}
const [name, ...options] = process.argv.slice(2)
const known = name === undefined ? undefined : programs[name]
if (!known) {
  if (name !== undefined) console.error(`Unknown benchmark “${name}”.`)
  for (const [each, [, purpose]] of Object.entries(programs))
    console.error(`pnpm bench ${each.padEnd(8)} ${purpose}`)
  process.exit(name === undefined ? 0 : 2)
}
const needsBuild = ['console', 'profile', 'timing', 'pages', 'cached'].includes(name ?? '')
if (needsBuild) await run('node', ['packages/web/build.ts', '--if-stale'])
process.exit(await run('node', [known[0], ...options]))
