import type { Tally } from './reports.ts'
import { step, sum } from './runner.ts'

/** The checks that do not run the product. */
export async function checks(): Promise<Tally> {
  return sum([
    await step('format and lint', 'biome', ['ci', '--colors=off', '.']),
    await step('generated SDK types are fresh', 'node', ['packages/sdk/generate.ts', '--check']),
    await step('path bundles are fresh', 'node', ['packages/machines/paths.ts', '--check']),
    await step('docs/settings.md is fresh', 'node', ['packages/server/settings-table.ts', '--check']),
    await step('charts of the machines are fresh', 'node', ['.storybook/charts.ts', '--check']),
    await step('types', 'tsc', ['-b']),
    await step('imports', 'depcruise', [
      ...['--config', '.ci/dependencies.config.mjs', '--output-type', 'err'],
      ...['packages', 'openapi', '.ci', '.storybook'],
    ]),
    await step('dead code', 'knip', ['--no-progress', '--no-config-hints']),
    await step('references', 'node', ['.ci/references.ts']),
    await step('the guides work', 'node', ['.ci/guides.ts']),
    await step('licences', 'node', ['.ci/licences.ts', '--check']),
    await step('known faults of dependencies', 'node', ['.ci/audit.ts']),
    await step('API description', 'node', ['packages/sdk/lint-openapi.ts']),
  ])
}

/** Writes the generated files that `checks` compares, then formats all files. */
export async function writeGenerated(): Promise<Tally> {
  return sum([
    await step('SDK types', 'node', ['packages/sdk/generate.ts']),
    await step('styles', 'panda', ['codegen', '--silent', '--cwd', 'packages/web']),
    await step('path bundles', 'node', ['packages/machines/paths.ts']),
    await step('settings', 'node', ['packages/server/settings-table.ts']),
    await step('charts of the machines', 'node', ['.storybook/charts.ts']),
    await step('licences', 'node', ['.ci/licences.ts']),
    await step('format, imports and fixes of the linter', 'biome', ['check', '--write', '--colors=off', '.']),
  ])
}
