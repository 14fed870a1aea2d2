import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCases } from '@tarang/machines/all-cases'
import { layOut } from './statechart/chart/layout.ts'
import { outlineOf } from './statechart/chart/outline.ts'

/** Lays out the chart of every machine from its definition. `--check` fails when a committed chart is stale. */
const folder = fileURLToPath(new URL('charts/', import.meta.url))
const checks = process.argv.includes('--check')
const stale: string[] = []

mkdirSync(folder, { recursive: true })
for (const { name, machine } of allCases) {
  const file = `${folder}${name}.json`
  const text = `${JSON.stringify(await layOut(outlineOf(machine)))}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(name)
  if (!checks) writeFileSync(file, text)
}

if (checks && stale.length > 0) {
  console.error(`Stale charts: ${stale.join(', ')}. Lay them out again with \`node .storybook/charts.ts\`.`)
  process.exit(1)
}
