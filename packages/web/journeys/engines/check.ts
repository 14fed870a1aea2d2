/**
 * Tests that each engine meets the contract:
 *
 *     node packages/web/journeys/engines/check.ts [chromium] [firefox] [webkit] [--report <file>]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureEngines } from '../../../../.ci/engines.ts'
import type { Engine } from '../engine.ts'
import { contract } from './contract.ts'
import { type ContractPage, serveContractPage } from './contract-page.ts'
import { ENGINE_NAMES, isEngineName, launchEngine } from './index.ts'

const tally = { passed: 0, failed: 0 }

/** Runs one test of the contract in a new tab. */
async function runTest(engine: Engine, page: ContractPage, name: string, folder: string): Promise<void> {
  const url = (path: string, host = 'localhost') => `http://${host}:${page.port}${path}`
  const tab = await engine.open()
  try {
    await tab.goto(url('/'))
    await contract[name]!({ engine, tab, url, folder })
    tally.passed++
    console.error(`  ✓ ${name}`)
  } catch (error) {
    tally.failed++
    console.error(`  ✗ ${name}\n${error instanceof Error ? error.message : error}`)
  } finally {
    await tab.close()
  }
}

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
})
const unknown = chosen.find((name) => !isEngineName(name))
if (unknown) throw new Error(`${unknown} is none of ${ENGINE_NAMES.join(', ')}.`)
const names = chosen.length > 0 ? chosen.filter(isEngineName) : ENGINE_NAMES

ensureEngines()
const page = await serveContractPage()
const folder = mkdtempSync(join(tmpdir(), 'tarang-engines-'))
try {
  for (const name of names) {
    const engine = await launchEngine(name)
    console.error(`▶ ${engine.version}`)
    for (const test of Object.keys(contract)) await runTest(engine, page, test, folder)
    await engine.close()
  }
} finally {
  page.close()
  rmSync(folder, { recursive: true, force: true })
}
if (values.report) writeFileSync(values.report, JSON.stringify(tally))
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
