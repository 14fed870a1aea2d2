import { join } from 'node:path'
import { figuresFolder, holdFigures } from './flow-figures.ts'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Serves the static Storybook and lets the test-runner visit every story: render, play, axe. What the path stories
 * walked is held against the committed figures; `--paths` visits those alone, and `--write` commits what they walked.
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
const held = await holdFigures('story', figures, { write: isWanted('--write') })
process.exit(code || held)
