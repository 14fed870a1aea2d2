import { execFileSync } from 'node:child_process'
import { matchesGlob, relative } from 'node:path'
import { root } from './runner.ts'

/** Fails for a file of tests or stories that no suite of `pnpm test` or `pnpm test:long` runs. */
const lines = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const listedByVitest = (...options: readonly string[]): readonly string[] => {
  const [json = '[]'] = lines('vitest', ['list', '--filesOnly', '--json', ...options])
    .join('')
    .match(/\[.*\]/s) ?? ['[]']
  return (JSON.parse(json) as { file: string }[]).map(({ file }) => relative(root, file))
}

/** Playwright and Storybook take files by these patterns. */
const patterns = [
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
const left = files.filter(
  (file) => !listed.has(file) && !patterns.some((pattern) => matchesGlob(file, pattern)),
)
for (const file of left) console.error(`No suite runs ${file}.`)
process.exit(left.length === 0 ? 0 : 1)
