import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFigures } from './flow-figures.ts'
import { missingSentences, textsByFolder } from './modes/catalogue.ts'
import { onceIn } from './rotation.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. Together the stories show
 * every text of the catalogue. The path stories' figures are compared with the thresholds in `docs/coverage.json`. With
 * `ROTATE=on`: a third of the path stories, and a third of the screens and parts with their texts.
 */
const { values } = parseArgs({
  options: {
    /** Only the path stories. */
    paths: { type: 'boolean', default: false },
    report: { type: 'string' },
    /** Only this file; its texts are added to those of an earlier run with the same report. */
    only: { type: 'string', multiple: true, default: [] },
  },
})
const { paths, report, only } = values
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
const allPathFiles = filesOf('*.paths.stories.tsx')
const pathFiles = onceIn(3, allPathFiles)
// The story that tries faults of the driver runs the login paths without measuring them.
const measuring = pathFiles.filter((file) => !file.includes('/testing/'))
const machines = measuring.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@tarang\/machines\/([\w-]+)\/paths\.json/g)].map(
    ([, machine = '']) => machine,
  ),
)
const others = filesOf('*.stories.tsx').filter((file) => !allPathFiles.includes(file))
/** The folder of a screen or a pattern; another story file stands for itself. */
const folderOf = (file: string) =>
  file.startsWith('packages/web/src/') ? file.split('/').slice(3, 5).join('/') : file
const folders = [...new Set(others.map(folderOf))]
const today = paths ? [] : onceIn(3, folders)
const otherFiles = others.filter((file) => today.includes(folderOf(file)))
const pages = [
  ...pathFiles.map((file) => [file]),
  ...Array.from({ length: GROUPS }, (_, group) => otherFiles.filter((_, index) => index % GROUPS === group)),
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
    '--maxWorkers=2',
    '--failOnConsole',
    ...(report ? ['--json', '--outputFile', report] : []),
    // The runner passes unknown arguments on to Jest, which reads the report's name and then the files.
    ...only,
  ],
  { FLOW_FIGURES: figures, STORY_TEXTS: texts, TEST_ROOT: groups, TEST_MATCH: '**/*.test.ts' },
)
storybook.close()

const compared = await compareFigures('story', figures, machines)
const seen = existsSync(texts) ? readFileSync(texts, 'utf8').split('\n') : []
const due = today.flatMap((folder) => textsByFolder[folder] ?? [])
const missing = missingSentences(seen, due)
for (const sentence of missing) console.error(`✗ no story shows ${sentence}`)
if (!paths) console.error(`${due.length - missing.length} of ${due.length} sentences seen`)
if (!report) rmSync(shown, { recursive: true })
process.exit(code || compared || (missing.length > 0 ? 1 : 0))
