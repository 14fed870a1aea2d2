/**
 * Holds recorded traffic against the description: nothing may be asked or answered that it does not describe, and every
 * operation has to have been asked. `node gate/traffic.ts <entries of an HTTP archive, one a line>`
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descriptionFolder } from '@tarang/openapi'
import { tool } from './tool.ts'

interface Problem {
  ruleId: string
  message: string
  exchangeIndex: number
  status: number
}

interface Entry {
  request: { url: string; headers: { name: string; value: string }[]; postData?: unknown }
}

interface Coverage {
  totals: Record<'operations' | 'parameters' | 'properties' | 'responses', { covered: number; total: number }>
  operations: { method: string; path: string; missing: { kind: string }[] }[]
}

const bases = { platform: '/api', notifications: '/notifications-service' }

const [, , file, report] = process.argv
if (!file) throw new Error('Name the file of the recorded traffic.')
const entries = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Entry)
const work = mkdtempSync(join(tmpdir(), 'traffic-'))

let failed = 0
for (const [service, base] of Object.entries(bases)) {
  const mine = entries.filter(({ request }) => new URL(request.url).pathname.startsWith(`${base}/`))
  const [first] = mine
  if (!first) {
    console.error(`✗ ${service}: nothing was asked`)
    failed++
    continue
  }
  const archive = join(work, `${service}.har`)
  const found = join(work, `${service}.drift.json`)
  const covered = join(work, `${service}.coverage.json`)
  writeFileSync(
    archive,
    JSON.stringify({ log: { version: '1.2', creator: { name: 'journeys', version: '1' }, entries: mine } }),
  )
  const server = new URL(first.request.url).origin + base
  const asked = ['--server', server, '--ignore-cookies', '--format', 'json', '--output', found]
  const api = ['--api', join(descriptionFolder, `${service}.yaml`)]
  // It fails where it finds something; what it found is told below.
  try {
    tool('redocly', 'drift', archive, ...api, ...asked, '--coverage', '--coverage-output', covered)
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  const drift = JSON.parse(readFileSync(found, 'utf8')) as { problems: Problem[] }
  const problems = drift.problems.filter(
    (problem) => !isStranger(problem) && !isUntoldForm(problem, mine[problem.exchangeIndex]),
  )
  const { totals, operations } = JSON.parse(readFileSync(covered, 'utf8')) as Coverage
  const nameOf = ({ method, path }: Coverage['operations'][number]) => `${method} ${path}`
  const isMissed = ({ missing }: Coverage['operations'][number]) =>
    missing.some(({ kind }) => kind === 'operation')
  const missed = operations.filter(isMissed).map(nameOf)
  const share = ({ covered, total }: { covered: number; total: number }) => `${covered} of ${total}`
  console.error(
    `${service}: ${mine.length} exchanges; operations ${share(totals.operations)}, parameters ${share(totals.parameters)}, ` +
      `properties ${share(totals.properties)}, response codes ${share(totals.responses)}`,
  )
  if (problems.length > 0) console.error(`✗ not as described:\n${JSON.stringify(problems, null, 2)}`)
  if (missed.length > 0) console.error(`✗ never asked: ${missed.join(', ')}`)
  if (problems.length + missed.length > 0) failed++
}
rmSync(work, { recursive: true, force: true })

const tally = { passed: Object.keys(bases).length - failed, failed }
if (report) writeFileSync(report, JSON.stringify(tally))
process.exitCode = failed > 0 ? 1 : 0

/** Who comes without a token and is turned away, as described. */
function isStranger({ ruleId, status }: Problem): boolean {
  return ruleId === 'security-baseline' && (status === 401 || status === 403)
}

/** Browsers do not tell the body of a form that carries files. */
function isUntoldForm({ message }: Problem, entry: Entry | undefined): boolean {
  if (message !== 'Missing required request body') return false
  const type = entry?.request.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value
  return !entry?.request.postData && type?.startsWith('multipart/form-data') === true
}
