/**
 * Checks that the package can be published: builds it, checks the packed package with its users' tools, and runs
 * programs outside the workspace that install it. Whether its types are fresh and its code is used, `pnpm check` asks.
 * Writes the numbers of steps to the JSON file in the arguments.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommandLine } from './command-line.ts'
import { consumers } from './consumers.ts'
import { checkContents } from './contents.ts'
import { pack } from './pack.ts'
import { compareWithRelease } from './release.ts'
import { tool } from './tool.ts'
import { runWorkflows } from './workflows.ts'

const work = mkdtempSync(join(tmpdir(), 'sdk-gate-'))

function tarball(): string {
  const packed = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (!packed) throw new Error('Nothing was packed.')
  return join(work, packed)
}

// With `--local`, api-extractor updates the report; without it, a difference is an error.
const reportOptions = process.argv.includes('--update') ? ['--local'] : []

const steps: Record<string, () => unknown> = {
  build: () => tool('tsdown', '--log-level', 'warn'),
  'type tests': () => tool('tsc', '-p', 'type-tests/tsconfig.json'),
  pack: () => pack(work),
  'the package is complete': () => checkContents(tarball(), work),
  publint: () => tool('publint', 'run', tarball(), '--strict'),
  'types resolve in every mode': () => tool('attw', tarball(), '--profile', 'node16'),
  'API report': () => {
    for (const entry of ['index', 'extensions', 'testing'])
      tool('api-extractor', 'run', '-c', `testing/gate/api-extractor.${entry}.json`, ...reportOptions)
  },
  size: () => console.error(tool('size-limit').trim()),
  'description against the last release': () => compareWithRelease(work),
  'workflows against the reference server': runWorkflows,
  ...consumers({ work, tarball, tool }),
  'the command line': () => runCommandLine(work, tarball()),
}

let passed = 0
let failed = 0
const failures: { name: string; reason: string }[] = []
for (const [name, step] of Object.entries(steps)) {
  const started = performance.now()
  try {
    await step()
    passed++
    console.error(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    const reason = error instanceof Error ? error.message : String(error)
    failures.push({ name, reason })
    console.error(`✗ ${name}\n${reason}`)
    // The following steps need these.
    if (name === 'build' || name === 'pack') break
  }
}
rmSync(work, { recursive: true, force: true })

const report = process.argv.slice(2).find((argument) => argument.endsWith('.json'))
if (report) writeFileSync(report, JSON.stringify({ passed, failed, failures }))
console.error(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
