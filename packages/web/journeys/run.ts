/**
 * Runs the journeys in a browser, against the built application:
 *
 *     node packages/web/journeys/run.ts [chromium|firefox|webkit] [--upstream reference|<dialect>|chosen] [--share n]
 *       [--rendered|--extensions] [--only <part of a name>]… [--screenshots <folder>] [--report <file>]
 *
 * `--rendered` runs the journeys over rendered pages instead, and `--extensions` only those of the extensions' screens.
 * A foreign upstream has a separate origin and no extensions. `chosen` runs each journey with one of the six chosen
 * dialects in turn, and `--share n` runs every n-th journey.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenDialects, type Dialect, dialects } from '@tarang/server/foreign'
import { ensureChromium } from '../../../.ci/browser.ts'
import { ensureEngines } from '../../../.ci/engines.ts'
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
import { createForeignJourneyUpstream } from './upstreams/foreign.ts'
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
    upstream: { type: 'string', default: 'reference' },
    rendered: { type: 'boolean', default: false },
    extensions: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [''] },
    screenshots: { type: 'string' },
    report: { type: 'string' },
  },
})
const [name = 'chromium'] = positionals
if (!isEngineName(name)) throw new Error(`${name} is not an engine: chromium, firefox or webkit.`)
const isReference = values.upstream === 'reference'
if (values.extensions && !isReference) throw new Error('Only the reference server has the extensions.')

interface Source {
  /** Prepares the upstream for the next journey. */
  begin(index: number): Promise<JourneyUpstream>
  close(): Promise<unknown>
}

/** Opens the upstream named by `--upstream`. */
async function openUpstream(): Promise<Source> {
  if (isReference) {
    const [open, admin] = [served.originOf('public'), served.originOf('admin')]
    return createReferenceUpstream({ origins: { public: open, admin } })
  }
  const requestedDialects: readonly Dialect[] =
    values.upstream === 'chosen' ? chosenDialects : dialects.filter(({ name }) => name === values.upstream)
  if (requestedDialects.length === 0)
    throw new Error(`${values.upstream} is not one of ${dialects.map(({ name }) => name).join(', ')}.`)
  return {
    begin: async (index) =>
      createForeignJourneyUpstream(
        requestedDialects[index % requestedDialects.length] as Dialect,
        new Date(),
      ),
    close: async () => {},
  }
}

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
    await runJourney({ journey, page, journeyUpstream, failures: served.failures, now: new Date(), width })
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

function requestedJourneys(): readonly Journey[] {
  if (values.rendered) return renderedJourneys
  if (values.extensions) return extensionJourneys
  return isReference ? [...journeys, ...extensionJourneys] : journeys
}

const share = Number(values.share)
const isMeant = (journey: Journey) => values.only.some((part) => journey.name.includes(part))
// The index chooses the dialect, and is the same when only some journeys are run.
const runs = requestedJourneys()
  .filter((_, index) => index % share === 0)
  .flatMap((journey) => [
    { journey, width: 'wide' as const },
    ...(journey.isNarrow ? [{ journey, width: 'narrow' as const }] : []),
  ])
  .map((run, index) => ({ ...run, index }))
  .filter(({ journey }) => isMeant(journey))
if (values.screenshots) mkdirSync(values.screenshots, { recursive: true })

if (name === 'chromium') ensureChromium()
else ensureEngines()
const script = await bundleProbe()
const served = await (values.rendered
  ? serveRenderedPages()
  : serveApplication({ hasOtherOrigin: !isReference }))
const source = await openUpstream()
const engine = await launchEngine(name)
process.stdout.write(`${engine.version}, upstream ${values.upstream}\n`)
const failures: Failure[] = []
for (const { journey, width, index } of runs) {
  const started = performance.now()
  try {
    await runInBrowser(engine, journey, width, await source.begin(index))
    process.stdout.write(`✓ ${journey.name} (${width}, ${Math.round(performance.now() - started)} ms)\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    failures.push({ name: `${journey.name} (${width})`, location: journey.name, reason: firstLine(reason) })
    process.stdout.write(`✗ ${journey.name} (${width})\n${reason}\n`)
  }
}
await engine.close()
await source.close()
await served.close()
const tally: Tally = { passed: runs.length - failures.length, failed: failures.length, failures }
if (values.report) writeFileSync(values.report, JSON.stringify(tally))
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
