/**
 * Runs the journeys in a browser, against the built application:
 *
 *     node packages/web/journeys/run.ts firefox|webkit [--rendered] [--only <part of a name>]… [--screenshots <folder>]
 *       [--report <file>]
 *
 * `--rendered` runs the journeys over rendered pages instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureEngine } from '../../../.ci/engines.ts'
import { type Failure, firstLine, type Tally } from '../../../.ci/reports.ts'
import type { Engine } from './engine.ts'
import { isEngineName, launchEngine } from './engines/index.ts'
import type { Journey, JourneyContext } from './journey.ts'
import { openInBrowser } from './pages/in-browser.ts'
import { bundleProbe } from './pages/probe-script.ts'
import { runJourney } from './run-journey.ts'
import { serveApplication } from './serve.ts'
import { serveRenderedPages } from './serve-rendered.ts'
import { extensionJourneys, journeys, renderedJourneys } from './set/index.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'
import { createReferenceUpstream } from './upstreams/reference.ts'

const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } } as const

/**
 * Browsers report each error response, and some journeys provoke them. Firefox also
 * reports a font whose page closed before it loaded (NS_BINDING_ABORTED).
 */
const isExpected = (complaint: string) =>
  /Failed to load resource|responded with a status of|downloadable font: .*status=2152398850/.test(complaint)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rendered: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    screenshots: { type: 'string' },
    report: { type: 'string' },
  },
})
const [name = ''] = positionals
if (!isEngineName(name)) throw new Error(`“${name}” is not an engine: firefox or webkit.`)

async function runInBrowser(
  engine: Engine,
  journey: Journey,
  width: JourneyContext['width'],
  journeyUpstream: JourneyUpstream,
) {
  const tab = await engine.open()
  try {
    await tab.resize(SIZES[width])
    served.prepare(journeyUpstream, journey.hasExtensions ?? false)
    const page = openInBrowser({
      tab,
      script,
      urlOf: (path, audience) => served.originOf(audience) + path,
    })
    if (journey.audience === 'admin' && !journey.isSignedOut) {
      await page.goto('/', 'admin')
      // A document that is left while it loads a screen's script reports that the script failed.
      await page.see({ role: 'dialog', name: 'Login' })
      await page.store('session', { ...(await journeyUpstream.signIn()) })
    }
    await runJourney({ journey, page, journeyUpstream, failures: served.failures, width })
    const complaints = (await tab.complaints()).filter((complaint) => !isExpected(complaint))
    if (complaints.length > 0) throw new Error(`The page reported errors: ${complaints.join('; ')}`)
  } finally {
    if (values.screenshots) {
      const file = `${name} ${width} ${journey.name}`.replaceAll(/[^\w]+/g, '-')
      await tab.screenshot(join(values.screenshots, `${file}.png`)).catch(() => {})
    }
    await tab.close()
  }
}

const isMeant = (journey: Journey) => values.only.some((part) => journey.name.includes(part))
const runs = (values.rendered ? renderedJourneys : [...journeys, ...extensionJourneys])
  .filter(isMeant)
  .flatMap((journey) => [
    { journey, width: 'wide' as const },
    ...(journey.isNarrow ? [{ journey, width: 'narrow' as const }] : []),
  ])
if (values.screenshots) mkdirSync(values.screenshots, { recursive: true })

ensureEngine(name)
const script = await bundleProbe()
const served = await (values.rendered ? serveRenderedPages() : serveApplication())
const upstream = await createReferenceUpstream({
  origins: { public: served.originOf('public'), admin: served.originOf('admin') },
})
const engine = await launchEngine(name)
process.stdout.write(`${engine.version}\n`)
const failures: Failure[] = []
for (const { journey, width } of runs) {
  const started = performance.now()
  try {
    await runInBrowser(engine, journey, width, await upstream.begin())
    process.stdout.write(`✓ ${journey.name} (${width}, ${Math.round(performance.now() - started)} ms)\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    failures.push({ name: `${journey.name} (${width})`, reason: firstLine(reason) })
    process.stdout.write(`✗ ${journey.name} (${width})\n${reason}\n`)
  }
}
await engine.close()
await upstream.close()
await served.close()
const tally: Tally = { passed: runs.length - failures.length, failed: failures.length, failures }
if (values.report) writeFileSync(values.report, JSON.stringify(tally))
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
