import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_TEST_ARGS, chromiumPath } from './browser.ts'
import { type Mode, modes } from './modes/modes.ts'
import { openFrame, type Visit, visit } from './modes/visit.ts'
import { root } from './runner.ts'
import { serveFolder } from './static-server.ts'

/**
 * Visits stories of the static Storybook in each mode: themes, directions, forced colours and reduced motion on a phone, a
 * tablet and a desktop. A visit fails for a violation that axe finds (on screens also IBM's checker), clipped text, a
 * control without visible focus, motion despite reduced motion, and an error in the console.
 */
const { values } = parseArgs({
  options: {
    /** Only stories whose id, only modes whose name, contains it. */
    story: { type: 'string', default: '' },
    mode: { type: 'string', default: '' },
    /** A folder for a picture of every visit. */
    pictures: { type: 'string' },
    report: { type: 'string' },
  },
})

interface Index {
  readonly entries: Record<string, { id: string; title: string; type: string; tags?: readonly string[] }>
}

const WORKERS = 2
const folder = join(root, 'storybook-static')
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index
const stories = Object.values(entries)
  // A path story unmounts its component at the end.
  .filter(({ type, tags }) => type === 'story' && tags?.includes('test') && !tags.includes('paths'))
  // The stories of a machine differ only in the words of one page.
  .filter(({ title }, index, all) => !title.startsWith('Machines/') || all[index - 1]?.title !== title)
  .map(({ id }) => id)
  .filter((id) => id.includes(values.story))
  .sort()

const started = Date.now()
const storybook = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_TEST_ARGS })
const { pictures } = values
if (pictures) mkdirSync(pictures, { recursive: true })

const waiting = modes.filter(({ name }) => name.includes(values.mode))
const visits: Visit[] = []

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await visitAll(next, stories)
}

async function visitAll(mode: Mode, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const since = Date.now()
  let page = await openFrame(browser, storybook.url, mode)
  let failed = 0
  for (const id of ids) {
    const picture = pictures && join(pictures, `${mode.name}--${id}.png`)
    const seen = await visit(page, id, mode, picture)
    visits.push(seen)
    if (seen.isStuck) {
      await page.close()
      page = await openFrame(browser, storybook.url, mode)
    }
    if (seen.findings.length === 0) continue
    failed += 1
    console.error(`✗ ${id} (${mode.name})\n${seen.findings.map((finding) => `    ${finding}`).join('\n')}`)
  }
  await page.close()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.error(`${mode.name}: ${ids.length} stories, ${failed} with findings, ${seconds} s`)
}

await Promise.all(Array.from({ length: WORKERS }, work))
await browser.close()
storybook.close()

const withFindings = visits.filter(({ findings }) => findings.length > 0).length
const tally = { passed: visits.length - withFindings, failed: withFindings }
if (values.report) writeFileSync(values.report, JSON.stringify(tally))
const seconds = Math.round((Date.now() - started) / 1000)
console.error(
  `${visits.length} visits: ${stories.length} stories, ${modes.length} modes, ${withFindings} with findings, ${seconds} s`,
)
process.exit(withFindings === 0 && visits.length > 0 ? 0 : 1)
