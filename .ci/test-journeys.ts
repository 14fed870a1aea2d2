import { rmSync } from 'node:fs'
import { compareFigures, figuresFolder } from './flow-figures.ts'
import { run } from './runner.ts'

/**
 * Replays the machines' paths on the built application: a fixed share, compared with the thresholds in
 * `docs/coverage.json`, or with `--all` every path.
 */
const isAll = process.argv.includes('--all')
const figures = figuresFolder()
const code =
  (await run('node', ['packages/web/build.ts', '--if-stale'])) ||
  (await run('playwright', ['test', '--config', 'packages/web/e2e/flows/playwright.config.ts'], {
    FLOW_FIGURES: figures,
    ...(isAll && { FLOWS: 'all' }),
  }))
const compared = isAll ? 0 : await compareFigures('app', figures)
rmSync(figures, { recursive: true })
process.exit(code || compared)
