import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFigures } from './flow-figures.ts'
import { catalogue, missingSentences } from './modes/catalogue.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. Together they say every
 * sentence of the catalogue of errors. The path stories' figures are compared with the committed ones.
 */
const { values } = parseArgs({
  options: {
    /** Only the path stories. */
    paths: { type: 'boolean', default: false },
    /** Writes the path stories' figures. */
    write: { type: 'boolean', default: false },
    report: { type: 'string' },
    /** Only this file of a report, added to what an earlier run with that report has seen. */
    only: { type: 'string', multiple: true, default: [] },
  },
})
const { paths, write, report, only } = values
const shown = report ? `${report}.shown` : mkdtempSync(join(tmpdir(), 'tarang-stories-'))
const figures = join(shown, 'figures')
const texts = join(shown, 'texts')
const groups = join(shown, 'groups')
for (const folder of [figures, groups]) mkdirSync(folder, { recursive: true })

// Each test file of the runner opens a page, which loads the whole of Storybook: pages for groups of story files take a
// third less time than one for each. Path stories type and click by other means, and have a page each.
const GROUPS = 10
const filesOf = (pattern: string) =>
  globSync(`packages/{web,machines}/src/**/${pattern}`, { cwd: root }).sort()
const pathFiles = filesOf('*.paths.stories.tsx')
const otherFiles = paths ? [] : filesOf('*.stories.tsx').filter((file) => !pathFiles.includes(file))
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
    // The runner passes on what is no option of it, and so the name of the report, in this order.
    ...only,
  ],
  { FLOW_FIGURES: figures, STORY_TEXTS: texts, TEST_ROOT: groups, TEST_MATCH: '**/*.test.ts' },
)
storybook.close()

const compared = await compareFigures('story', figures, { write })
const seen = existsSync(texts) ? readFileSync(texts, 'utf8').split('\n') : []
const missing = paths ? [] : missingSentences(seen)
for (const sentence of missing) console.error(`✗ no story shows ${sentence}`)
if (!paths) console.error(`${catalogue.length - missing.length} of ${catalogue.length} sentences seen`)
if (!report) rmSync(shown, { recursive: true })
process.exit(code || compared || (missing.length > 0 ? 1 : 0))
