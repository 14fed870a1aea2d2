import { figuresFolder, holdFigures } from './flow-figures.ts'
import { run } from './runner.ts'

/**
 * Walks the machines' journeys on the built application: a fixed share, held against the committed figures, or with
 * `--all` every path. `--write` commits what the share walked.
 */
const options = process.argv.slice(2)
const isAll = options.includes('--all')
const figures = figuresFolder()
const code =
  (await run('node', ['packages/web/build.ts', '--if-stale'])) ||
  (await run('playwright', ['test', '--config', 'packages/web/e2e/flows/playwright.config.ts'], {
    FLOW_FIGURES: figures,
    ...(isAll && { FLOWS: 'all' }),
  }))
const held = isAll ? 0 : await holdFigures('app', figures, { write: options.includes('--write') })
process.exit(code || held)
