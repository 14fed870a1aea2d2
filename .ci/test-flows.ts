import { run, step, sum } from './runner.ts'

/**
 * `pnpm test flows`: every path of every machine, every mutant, and the races under two thousand random schedules.
 * `pnpm test flows 10000` runs ten thousand. `pnpm test flows app` replays every path on the built application.
 */
const [argument = '2000'] = process.argv.slice(2)
if (argument === 'app') process.exit(await run('node', ['.ci/test-journeys.ts', '--all']))
if (!/^[1-9]\d*$/.test(argument)) {
  console.error(`“${argument}” is neither a number of schedules nor “app”.`)
  process.exit(2)
}
process.env.SCHEDULES = argument

const { failed } = sum([
  await step('paths, mutants, races', 'vitest', [
    'run',
    '--project=machines',
    '--project=web',
    'packages/machines/testing/',
    'races.test.ts',
    'like.test.ts',
  ]),
])
process.exit(failed === 0 ? 0 : 1)
