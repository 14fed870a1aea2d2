import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { Coverage, readBundle } from '@tarang/flow-testing'
import { onceIn } from '../../../../.ci/rotation.ts'
import { isOfCode } from '../../src/testing/flows/agreement.ts'
import { apps } from './apps/index.ts'
import { holdCalls, makeDeterministic, reachOf } from './reach.ts'
import { pathsOf, runPath } from './run-path.ts'
import { runScript } from './scripts/script.ts'

const bundleOf = (machine: string) =>
  readBundle(
    JSON.parse(
      readFileSync(
        new URL(`../../../machines/src/${machine}/${machine}.paths.json`, import.meta.url),
        'utf8',
      ),
    ),
  )

// Each path opens a page and intercepts each of its calls.
test.setTimeout(process.env.FLOWS === 'all' ? 1_800_000 : 480_000)

for (const {
  machine,
  share,
  inputs,
  prepare,
  notOnScreen = [],
  isEnd = () => false,
  isRestart = () => false,
  scripts = [],
} of onceIn(5, apps)) {
  test(`${machine}: its paths, on the built application`, async ({ browser, baseURL }) => {
    const bundle = bundleOf(machine)
    const all = [...bundle.tours.transitions, ...bundle.tours.pairs]
      .filter(({ input }) => !inputs || inputs.includes(input))
      .map(({ id }) => id)
    const startedAt = performance.now()
    const used = new Set<string>()
    const ends: string[] = []
    let coverage: Coverage | undefined
    let steps = 0
    let sent: string[] = []
    const paths = pathsOf(bundle, process.env.FLOWS === 'all' ? all : share)
    for (const path of paths) {
      const { context, page } = await openPage(browser)
      await makeDeterministic(page)
      const screen = await prepare(page, String(baseURL), path)
      const flow = screen.page
      coverage ??= new Coverage(flow.cases, bundle)
      sent = Object.keys(flow.events).filter((type) => {
        const event = flow.events[type]
        return event !== undefined && !isOfCode(event)
      })
      const wire = await holdCalls(
        page,
        Object.values(flow.calls).map(({ call }) => call),
        screen.between,
      )
      const reach = { ...reachOf(page, wire), ...(screen.pass && { pass: screen.pass }) }
      await screen.open(reach.user)
      const reopen = async () => {
        await page.evaluate(() => sessionStorage.removeItem('isPrepared'))
        await screen.open(reach.user)
      }
      const result = await runPath({ page: flow, path, reach, used, coverage, isEnd, isRestart, reopen })
      steps += result.steps
      ends.push(`${result.id}: ${result.steps} steps, ${result.leftOut} left out`)
      await context.close()
    }
    for (const script of coverage ? scripts : []) {
      const { context, page } = await openPage(browser)
      await runScript(script, page, String(baseURL), coverage as Coverage)
      ends.push(script.screen)
      await context.close()
    }
    const ms = Math.round(performance.now() - startedAt)
    process.stdout.write(
      `${machine}: ${paths.length} paths, ${steps} steps, ${ms} ms\n  ${ends.join('\n  ')}\n`,
    )
    const figures = coverage?.figures()
    const missed = coverage?.missed() ?? []
    process.stdout.write(missed.map((id) => `  not covered: ${id}\n`).join(''))
    // Every state, and every event that has a control on this screen.
    const [seen = 0, every = 0] = figures?.states ?? []
    expect(seen).toBe(every - bundle.states.filter((state) => notOnScreen.includes(state)).length)
    expect(sent.filter((type) => !notOnScreen.includes(type) && !used.has(`by hand: ${type}`))).toEqual([])
    const folder = process.env.FLOW_FIGURES
    if (folder)
      writeFileSync(
        join(folder, `${machine}.json`),
        JSON.stringify({ machine, paths: paths.length, steps, ms, figures, missed }),
      )
  })
}

async function openPage(browser: Browser) {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 1400 } })
  return { context, page: await context.newPage() }
}
