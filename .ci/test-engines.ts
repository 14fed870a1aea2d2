/**
 * `pnpm test:engines`: the contract of the three engines, every journey in each engine against the reference server, every
 * journey in Chromium against the six chosen dialects of a foreign upstream, and every journey against every dialect in
 * process. The arguments `chromium`, `firefox`, `webkit`, `dialects` and `in-process` run only these parts;
 * `--screenshots <folder>` saves the last view of each journey.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenDialects } from '../packages/server/testing/foreign/index.ts'
import { ENGINE_NAMES } from '../packages/web/journeys/engines/index.ts'
import { ensureEngines } from './engines.ts'
import { jestTally, type Tally } from './reports.ts'
import { run, suite, summary, total } from './runner.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screenshots: { type: 'string' } },
})
const isSelected = (part: string) => positionals.length === 0 || positionals.includes(part)
const reports = mkdtempSync(join(tmpdir(), 'tarang-engines-'))
const screenshotOptions = values.screenshots ? ['--screenshots', values.screenshots] : []

let reported = 0
const counted = (name: string, ...args: string[]) => {
  reported += 1
  const file = join(reports, `${reported}.json`)
  return suite(name, 'node', [...args, '--report', file], { file, read: (tally: Tally) => tally })
}

ensureEngines()
await run('node', ['packages/web/build.ts', '--if-stale'])
for (const engine of ENGINE_NAMES.filter(isSelected)) {
  await counted(`${engine} keeps the contract`, 'packages/web/journeys/engines/check.ts', engine)
  await counted(`journeys in ${engine}`, 'packages/web/journeys/run.ts', engine, ...screenshotOptions)
  await counted(
    `journeys over rendered pages in ${engine}`,
    ...['packages/web/journeys/run.ts', engine, '--rendered', ...screenshotOptions],
  )
}
for (const { name } of isSelected('dialects') ? chosenDialects : [])
  await counted(
    `journeys in chromium, upstream ${name}`,
    ...['packages/web/journeys/run.ts', 'chromium', '--upstream', name, ...screenshotOptions],
  )
if (isSelected('in-process')) {
  const file = join(reports, 'in-process.json')
  await suite(
    'every journey against every dialect, in process',
    'vitest',
    ['run', '--project=journeys', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { file, read: jestTally },
  )
}
rmSync(reports, { recursive: true, force: true })

console.error(`\n${summary()}\n`)
const { passed, failed } = total()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
