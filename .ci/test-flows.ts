import { step, sum } from './runner.ts'

/**
 * `pnpm test:flows`: every path of every machine, every mutant, and the races under two thousand schedules, which are
 * others each time; `pnpm test:flows 10000` walks as many as it says.
 */
process.env.SCHEDULES = process.argv[2] ?? '2000'

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
