import { rmSync } from 'node:fs'
import { allCases } from '../packages/machines/src/all-cases/index.ts'
import { compareFigures, figuresFolder } from './flow-figures.ts'
import { onceIn } from './rotation.ts'
import { run } from './runner.ts'

/**
 * Replays the machines' paths on the built application: a fixed share, compared with the thresholds in
 * `docs/coverage.json`, or with `--all` every path. With `ROTATE=on` those of a fifth of the machines.
 */
const isAll = process.argv.includes('--all')
// In the order of the flows' apps.
const machines = allCases.map(({ name }) => name).sort()
const figures = figuresFolder()
const code =
  (await run('node', ['packages/web/build.ts', '--if-stale'])) ||
  (await run('playwright', ['test', '--config', 'packages/web/e2e/flows/playwright.config.ts'], {
    FLOW_FIGURES: figures,
    ...(isAll && { FLOWS: 'all' }),
  }))
const compared = isAll ? 0 : await compareFigures('app', figures, onceIn(5, machines))
rmSync(figures, { recursive: true })
process.exit(code || compared)
