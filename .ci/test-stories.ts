import { join } from 'node:path'
import { compareFigures, figuresFolder } from './flow-figures.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. The path stories' figures are
 * compared with the committed ones; `--paths` visits those stories alone, `--write` writes their figures.
 */
const options = process.argv.slice(2)
const isWanted = (option: string) => options.includes(option)
const reportFile = options.find((option) => !option.startsWith('--'))
const storybook = await serveFolder(join(root, 'storybook-static'))
const figures = figuresFolder()

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
  { FLOW_FIGURES: figures },
)
storybook.close()
const compared = await compareFigures('story', figures, { write: isWanted('--write') })
process.exit(code || compared)
