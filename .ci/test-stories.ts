import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFigures, figuresFolder } from './flow-figures.ts'
import { catalogue, missingSentences } from './modes/catalogue.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. Together they say every
 * sentence of the catalogue of errors. The path stories' figures are compared with the committed ones; `--paths` visits
 * those stories alone, `--write` writes their figures.
 */
const options = process.argv.slice(2)
const isWanted = (option: string) => options.includes(option)
const reportFile = options.find((option) => !option.startsWith('--'))
const storybook = await serveFolder(join(root, 'storybook-static'))
const figures = figuresFolder()
const folder = mkdtempSync(join(tmpdir(), 'tarang-stories-'))
const texts = join(folder, 'texts')
writeFileSync(texts, '')

const code = await run(
  'test-storybook',
  [
    '--url',
    storybook.url,
    '--ci',
    '--maxWorkers=2',
    '--failOnConsole',
    ...(isWanted('--paths') ? ['paths.stories'] : []),
    ...(reportFile ? ['--json', '--outputFile', reportFile] : []),
  ],
  { FLOW_FIGURES: figures, STORY_TEXTS: texts },
)
storybook.close()
const compared = await compareFigures('story', figures, { write: isWanted('--write') })
const missing = isWanted('--paths') ? [] : missingSentences(readFileSync(texts, 'utf8').split('\n'))
for (const sentence of missing) console.error(`✗ no story shows ${sentence}`)
if (!isWanted('--paths'))
  console.error(`${catalogue.length - missing.length} of ${catalogue.length} sentences seen`)
rmSync(folder, { recursive: true })
process.exit(code || compared || (missing.length > 0 ? 1 : 0))
