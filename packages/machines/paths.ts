import { readFileSync, writeFileSync } from 'node:fs'
import { createBundle, writeBundle } from '@tarang/flow-testing'
import { allCases } from './src/all-cases/index.ts'

/**
 * `node packages/machines/paths.ts [name…]` writes the path bundles of the named machines, or of all; `--check` reports
 * stale ones.
 */
const isCheck = process.argv.includes('--check')
const names = process.argv.slice(2).filter((argument) => argument !== '--check')
const unknown = names.filter((name) => !allCases.some((cases) => cases.name === name))
if (unknown.length > 0) {
  console.error(`There is no machine ${unknown.join(', ')}.`)
  process.exit(2)
}
let stale = 0

for (const cases of allCases) {
  if (names.length > 0 && !names.includes(cases.name)) continue
  const file = new URL(`src/${cases.name}/${cases.name}.paths.json`, import.meta.url)
  const bundle = createBundle(cases)
  const text = writeBundle(bundle)
  if (!isCheck) writeFileSync(file, text)
  else if (readText(file) !== text) {
    stale += 1
    console.error(`${cases.name}: its paths are stale; run node packages/machines/paths.ts`)
  }
  const { transitions, pairs } = bundle.tours
  const steps = (paths: typeof pairs) => paths.reduce((sum, path) => sum + path.steps.length, 0)
  console.error(
    `${cases.name}: ${bundle.transitions.length} transitions, ${bundle.steps} steps in ${transitions.length} paths of ${steps(transitions)}, ${bundle.pairs} pairs in ${pairs.length} paths of ${steps(pairs)}, ${Math.round(text.length / 1024)} kB`,
  )
}
process.exit(stale === 0 ? 0 : 1)

function readText(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
