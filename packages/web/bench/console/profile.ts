import { parseArgs } from 'node:util'
import { launch, openList } from './browser.ts'
import { INTERACTIONS, type Interaction, interact } from './interactions.ts'
import { serveBench } from './serve.ts'

/**
 * Prints the processor time of each interaction by function: `node packages/web/bench/console/profile.ts --rows 1000
 * --only "turn a page"`.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '10' },
    /** A build with readable names: `vite build --minify false --outDir <folder>`. */
    dist: { type: 'string' },
    lines: { type: 'string', default: '25' },
  },
})
const served = await serveBench('', values.dist)
served.setRows(Number(values.rows))
const browser = await launch()

for (const interaction of INTERACTIONS.filter((name) => name.includes(values.only))) {
  const own = new Map<string, number>()
  for (let time = 0; time < Number(values.times); time++) {
    const page = await openList(browser, `${served.origin}/liveStrategies`)
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 100 })
    if (interaction !== 'turn a page') await interact(page, 'turn a page')
    await warmUp(interaction)
    await session.send('Profiler.start')
    await interact(page, interaction)
    const { profile } = await session.send('Profiler.stop')
    const names = new Map(
      profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber, columnNumber } }) => [
        id,
        `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber}`,
      ]),
    )
    profile.samples?.forEach((id, index) => {
      const name = names.get(id) ?? '?'
      own.set(name, (own.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0))
    })
    await page.close()

    async function warmUp(upTo: Interaction) {
      if (upTo === 'turn a page of 100') await interact(page, 'page size 15 → 100')
    }
  }
  const sorted = [...own].sort(([, a], [, b]) => b - a).filter(([name]) => !name.startsWith('(idle)'))
  process.stdout.write(`\n${interaction}, ${values.rows} rows, ms of each of ${values.times}\n`)
  for (const [name, time] of sorted.slice(0, Number(values.lines)))
    process.stdout.write(`${(time / 1000 / Number(values.times)).toFixed(2).padStart(8)}  ${name}\n`)
}
await browser.close()
await served.close()
