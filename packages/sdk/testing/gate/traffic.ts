/**
 * Compares the traffic that Chromium's tests recorded with the description: all requests and responses must be described.
 * That every operation works as described is asserted by the server's contract tests.
 * `node testing/gate/traffic.ts <file with one HAR entry a line>`
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

const bases = {
  platform: '/api',
  notifications: '/notifications-service',
  extensions: '/api/extensions',
}
/** Some tests start a server of their own: all count as one. */
const ORIGIN = 'http://localhost'

function atOneOrigin(entry: Entry): Entry {
  const { pathname, search } = new URL(entry.request.url)
  return { ...entry, request: { ...entry.request, url: ORIGIN + pathname + search } }
}

/** The service of a request: the one with the longest base of its path. */
function serviceOf({ request }: Entry): string | undefined {
  const { pathname } = new URL(request.url)
  const found = Object.entries(bases).filter(([, base]) => pathname.startsWith(`${base}/`))
  return found.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

const [, , file, report] = process.argv
if (!file) throw new Error('Name the file of the recorded traffic.')
const entries = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => atOneOrigin(JSON.parse(line) as Entry))
const work = mkdtempSync(join(tmpdir(), 'traffic-'))

let failed = 0
for (const [service, base] of Object.entries(bases)) {
  const own = entries.filter((entry) => serviceOf(entry) === service)
  if (own.length === 0) {
    console.error(`✗ ${service}: no requests`)
    failed++
    continue
  }
  const archive = join(work, `${service}.har`)
  const found = join(work, `${service}.drift.json`)
  writeFileSync(
    archive,
    JSON.stringify({ log: { version: '1.2', creator: { name: 'journeys', version: '1' }, entries: own } }),
  )
  const server = ORIGIN + base
  const options = ['--server', server, '--ignore-cookies', '--format', 'json', '--output', found]
  const api = ['--api', join(descriptionFolder, `${service}.yaml`)]
  // It exits with an error for any finding; the findings are reported below.
  try {
    tool('redocly', 'drift', archive, ...api, ...options)
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  const drift = JSON.parse(readFileSync(found, 'utf8')) as { problems: Problem[] }
  const problems = drift.problems.filter(
    (problem) => !isExpectedRefusal(problem) && !isUnrecordedForm(problem, own[problem.exchangeIndex]),
  )
  console.error(`${service}: ${own.length} exchanges`)
  if (problems.length === 0) continue
  console.error(`✗ not as described:\n${JSON.stringify(problems, null, 2)}`)
  failed++
}
rmSync(work, { recursive: true, force: true })

const tally = { passed: Object.keys(bases).length - failed, failed }
if (report) writeFileSync(report, JSON.stringify(tally))
process.exitCode = failed > 0 ? 1 : 0

/** Whether a request without a token was refused, as the description says. Tests send such requests on purpose. */
function isExpectedRefusal({ ruleId, status }: Problem): boolean {
  return ruleId === 'security-baseline' && (status === 401 || status === 403)
}

/** Browsers do not record the body of a form with files. */
function isUnrecordedForm({ message }: Problem, entry: Entry | undefined): boolean {
  if (message !== 'Missing required request body') return false
  const type = entry?.request.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value
  return !entry?.request.postData && type?.startsWith('multipart/form-data') === true
}
