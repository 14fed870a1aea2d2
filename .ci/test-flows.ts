import { step, sum } from './runner.ts'

/**
 * `pnpm test:flows`: every path of every machine, every mutant, and the races under two thousand schedules, which are
 * others each time; `pnpm test:flows 10000` walks as many as it says.
 */
const schedules = process.argv[2] ?? '2000'
if (!/^[1-9]\d*$/.test(schedules)) {
  console.error(`How many schedules? “${schedules}” is no whole number.`)
  process.exit(1)
}
process.env.SCHEDULES = schedules

const { failed } = sum([
  await step('paths, mutants, races', 'vitest', [
    'run',
    '--project=machines',
    '--project=web',
    'packages/machines/src/testing/',
    'races.test.ts',
    'like.test.ts',
  ]),
])
process.exit(failed === 0 ? 0 : 1)
