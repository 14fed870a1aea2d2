import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { launch, openList } from './browser.ts'
import { buildPeers } from './build-peers.ts'
import { serveBench } from './serve.ts'

/**
 * `pnpm bench timing`: Chromium's Event Timing of real clicks and keys on Live Strategies, from the input to the next
 * paint, beside those of hand-written DOM. The browser rounds to 8 ms and reports nothing below 16.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    times: { type: 'string', default: '5' },
  },
})

/** The interactions of a visit, in their order. */
async function visit(page: Page) {
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (let turn = 0; turn < 5; turn++) await click('Next')
  for (const column of ['XIRR (%)', 'Created On', 'Modified On']) {
    await click(column)
    await click(column)
  }
  await page.getByRole('searchbox').pressSequentially('nif', { delay: 60 })
  await page.getByRole('searchbox').fill('')
  await page.locator('select', { hasText: '100' }).selectOption('100')
  for (let turn = 0; turn < 3; turn++) await click('Next')
}

const folder = mkdtempSync(join(tmpdir(), 'tarang-bench-'))
await buildPeers(folder)
const served = await serveBench(folder)
served.setRows(Number(values.rows))
const browser = await launch()

/** Milliseconds of each interaction of a visit; a click is several events, of which the longest counts. */
async function timesOf(path: string): Promise<readonly number[]> {
  const page = await openList(browser, served.origin + path)
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { longest })
    // TypeScript does not know the threshold.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    }).observe(options)
  })
  const before = await page.evaluate(() => performance.interactionCount)
  await visit(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const { reported, count } = await page.evaluate(() => ({
    reported: [...(window as unknown as { longest: Map<number, number> }).longest.values()],
    count: performance.interactionCount,
  }))
  await page.close()
  // Interactions too short to be reported count as 16 ms.
  const short = Math.max(0, count - before - reported.length)
  return [...reported, ...Array.from({ length: short }, () => 16)]
}

const pages = { 'hand-written': '/bench/hand-written.html', ours: '/liveStrategies' }
const all: Record<string, number[]> = { 'hand-written': [], ours: [] }
for (let time = 0; time < Number(values.times); time++)
  for (const [name, path] of Object.entries(pages)) all[name]?.push(...(await timesOf(path)))
await browser.close()
await served.close()
rmSync(folder, { recursive: true })

for (const [name, times] of Object.entries(all)) {
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  process.stdout.write(
    `${name}, ${Number(values.rows).toLocaleString('en-IN')} rows, ${times.length} interactions: ` +
      `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms\n`,
  )
}
