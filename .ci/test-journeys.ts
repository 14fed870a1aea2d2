import { rmSync } from 'node:fs'
import { compareFigures, figuresFolder } from './flow-figures.ts'
import { run } from './runner.ts'

/**
 * Replays the machines' paths on the built application: a fixed share, compared with the committed figures, or with
 * `--all` every path. `--write` writes the share's figures.
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
const compared = isAll ? 0 : await compareFigures('app', figures, { write: options.includes('--write') })
rmSync(figures, { recursive: true })
process.exit(code || compared)
