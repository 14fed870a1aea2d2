import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { root } from './runner.ts'

/**
 * Fails for a file of tests or stories that no suite of `pnpm test` or `pnpm test:long` runs, for stories without a title, and
 * for a test that is only planned or a story that is left out.
 */
const lines = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const listedByVitest = (...options: readonly string[]): readonly string[] => {
  const [json = '[]'] = lines('vitest', ['list', '--filesOnly', '--json', ...options])
    .join('')
    .match(/\[.*\]/s) ?? ['[]']
  return (JSON.parse(json) as { file: string }[]).map(({ file }) => relative(root, file))
}

/** Playwright, Storybook and the long run take files by these patterns. */
const patterns = [
  'packages/server/**/*.{postgres,web-server}.test.ts',
  'packages/web/e2e/**/*.spec.ts',
  '.ci/panel/*.spec.ts',
  '.storybook/machines/*.stories.tsx',
  'packages/web/src/**/*.stories.tsx',
]
const listed = new Set([
  ...listedByVitest(),
  ...listedByVitest('--config', 'packages/server/durability/vitest.config.ts'),
])
const files = lines('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  '*.test.*',
  '*.spec.*',
  '*.stories.*',
])
const hasText = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'))
const isListed = (file: string) => listed.has(file) || patterns.some((pattern) => matchesGlob(file, pattern))
const TITLE = /^(?: {2}|.*\{ )title: ['"`]/m
// The linter refuses tests that are skipped or focused.
const PLANNED = /\b(?:test|it|describe)\.(?:todo|fixme)\(|tags: \[.*'!test'/

const faults = files.flatMap((file) => [
  ...(isListed(file) ? [] : [`No suite runs ${file}.`]),
  ...(file.includes('.stories.') && !hasText(file, TITLE) ? [`The stories of ${file} have no title.`] : []),
  ...(hasText(file, PLANNED) ? [`A test of ${file} does not run.`] : []),
])
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
