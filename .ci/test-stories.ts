import { join } from 'node:path'
import { root, run } from './runner.ts'
import { serveFolder } from './static-server.ts'

/** Serves the static Storybook and lets the test-runner visit every story: render, play, axe. */
const [, , reportFile] = process.argv
const storybook = await serveFolder(join(root, 'storybook-static'))

const code = await run('test-storybook', [
  '--url',
  storybook.url,
  '--ci',
  '--maxWorkers=2',
  '--failOnConsole',
  ...(reportFile ? ['--json', '--outputFile', reportFile] : []),
])
storybook.close()
process.exit(code)
