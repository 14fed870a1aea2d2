import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFigures } from './flow-figures.ts'
import { catalogue, missingSentences } from './modes/catalogue.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. Together the stories show
 * every text of the catalogue. The path stories' figures are compared with the thresholds in `docs/coverage.json`.
 */
const { report } = parseArgs({ options: { report: { type: 'string' } } }).values
const shown = report ? `${report}.shown` : mkdtempSync(join(tmpdir(), 'tarang-stories-'))
const figures = join(shown, 'figures')
const texts = join(shown, 'texts')
const groups = join(shown, 'groups')
for (const folder of [figures, groups]) mkdirSync(folder, { recursive: true })

// Each test file of the runner opens a page, which loads all of Storybook: one page for a group of story files takes a third
// less time than one for each file. Each path story has a separate page, because it types and clicks by other means.
const GROUPS = 10
const filesOf = (pattern: string) =>
  globSync([`packages/web/src/**/${pattern}`, `.storybook/machines/${pattern}`], { cwd: root }).sort()
const pathFiles = filesOf('*.paths.stories.tsx')
const machines = pathFiles.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@tarang\/machines\/([\w-]+)\/paths\.json/g)].map(
    ([, machine = '']) => machine,
  ),
)
const others = filesOf('*.stories.tsx').filter((file) => !pathFiles.includes(file))
const pages = [
  ...pathFiles.map((file) => [file]),
  ...Array.from({ length: GROUPS }, (_, group) => others.filter((_, index) => index % GROUPS === group)),
]
for (const [index, files] of pages.entries()) {
  if (files.length === 0) continue
  const imports = files.map((file) => `import ${JSON.stringify(join(root, file))}\n`)
  writeFileSync(join(groups, `stories-${index + 1}.test.ts`), imports.join(''))
}

const storybook = await serveFolder(join(root, 'storybook-static'))
const code = await run(
  'test-storybook',
  [
    '--url',
    storybook.url,
    '--ci',
    '--failOnConsole',
    '--maxWorkers',
    '2',
    ...(report ? ['--json', '--outputFile', report] : []),
  ],
  { FLOW_FIGURES: figures, STORY_TEXTS: texts, TEST_ROOT: groups, TEST_MATCH: '**/*.test.ts' },
)
storybook.close()

const compared = await compareFigures(figures, machines)
const seen = existsSync(texts) ? readFileSync(texts, 'utf8').split('\n') : []
const missing = missingSentences(seen)
for (const sentence of missing) console.error(`✗ no story shows ${sentence}`)
console.error(`${catalogue.length - missing.length} of ${catalogue.length} sentences seen`)
if (!report) rmSync(shown, { recursive: true })
process.exit(code || compared || (missing.length > 0 ? 1 : 0))
