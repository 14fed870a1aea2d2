import type { Tally } from './reports.ts'
import { parallel, step, sum } from './runner.ts'

/** The checks that do not run the product, in two sequences that take about the same time. */
export async function checks(): Promise<Tally> {
  const tallies: Tally[] = []
  const check = async (...[name, command, args]: Parameters<typeof step>) => {
    tallies.push(await step(name, command, args))
  }
  await parallel(
    async () => {
      // Several checkers would read the same types again, and the other sequence needs the second core.
      await check('types', 'tsc', ['-b', '--checkers', '1'])
      await check('dead code', 'knip', ['--no-progress', '--no-config-hints'])
      await check('format and lint', 'biome', ['ci', '--colors=off', '.'])
      await check('licences', 'node', ['.ci/licences.ts', '--check'])
      await check('API description', 'node', ['packages/sdk/lint-openapi.ts'])
    },
    async () => {
      await check('generated SDK types are fresh', 'node', ['packages/sdk/generate.ts', '--check'])
      await check('path bundles are fresh', 'node', ['packages/machines/paths.ts', '--check'])
      await check('docs/settings.md is fresh', 'node', ['packages/server/settings-table.ts', '--check'])
      await check('every test is in a suite', 'node', ['.ci/test-files.ts'])
      await check('references', 'node', ['.ci/references.ts'])
      await check('imports', 'depcruise', [
        ...['--config', '.ci/dependencies.config.mjs', '--output-type', 'err'],
        ...['packages', 'openapi', '.ci', '.storybook'],
      ])
    },
  )
  return sum(tallies)
}

/** Writes the generated files that `checks` compares, then formats all files. */
export async function writeGenerated(): Promise<Tally> {
  return sum([
    await step('SDK types', 'node', ['packages/sdk/generate.ts']),
    await step('styles', 'panda', ['codegen', '--silent', '--cwd', 'packages/web']),
    await step('path bundles', 'node', ['packages/machines/paths.ts']),
    await step('settings', 'node', ['packages/server/settings-table.ts']),
    await step('licences', 'node', ['.ci/licences.ts']),
    await step('format, imports and fixes of the linter', 'biome', ['check', '--write', '--colors=off', '.']),
  ])
}
