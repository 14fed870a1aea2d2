import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { launch, loadTime, openList } from './browser.ts'
import { buildPeers, PEERS } from './build-peers.ts'
import { INTERACTIONS, type Interaction, interact, mainThreadTime, prepare } from './interactions.ts'
import { KINDS } from './rows.ts'
import { serveBench } from './serve.ts'

/**
 * `pnpm bench console`: the main thread's processor time of each interaction with Live Strategies, of the built
 * application and of peers that draw the same cells, in turns; then the time from the list's last byte to its first page
 * on screen. `--rows` and `--times` set how much; `--kinds` and `--peers` name kinds of rows and peers, or `all`.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000' },
    times: { type: 'string', default: '14' },
    kinds: { type: 'string', default: 'sound' },
    peers: { type: 'string', default: 'all' },
  },
})
const OURS = 'ours'
type Name = (typeof PEERS)[number] | typeof OURS
const NAMES: readonly Name[] = [...chosen(PEERS, values.peers), OURS]
const kinds = chosen(KINDS, values.kinds)

const folder = mkdtempSync(join(tmpdir(), 'tarang-bench-'))
await buildPeers(folder)
const served = await serveBench(folder)
const addressOf = (name: Name) => served.origin + (name === OURS ? '/liveStrategies' : `/bench/${name}.html`)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The cells of the first page, to see that all draw the same. */
const cells = async (browser: Browser, name: Name) => {
  const page = await openList(browser, addressOf(name))
  const markup = await page.locator('tbody').evaluate((body) =>
    [...body.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
      const text = element.childElementCount === 0 ? element.textContent : ''
      return `${element.localName} ${attributes.join(' ')} ${text}`
    }),
  )
  await page.close()
  return markup
}

interface Visit {
  readonly loading: number
  readonly times: Readonly<Record<Interaction, number>>
}

async function visit(browser: Browser, name: Name): Promise<Visit> {
  const page = await openList(browser, addressOf(name))
  const loading = await loadTime(page)
  const session = await prepare(page)
  const times = {} as Record<Interaction, number>
  for (const interaction of INTERACTIONS) {
    const before = await mainThreadTime(session)
    await interact(page, interaction)
    times[interaction] = (await mainThreadTime(session)) - before
  }
  await page.close()
  return { loading, times }
}

const line = (title: string, medians: readonly number[]) =>
  write(
    [
      title,
      ...medians.map((value) => value.toFixed(1)),
      ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2),
    ].join(' | '),
  )

const browser = await launch()
const write = (line: string) => process.stdout.write(`${line}\n`)
for (const rows of values.rows.split(',').map(Number))
  for (const kind of kinds) {
    served.setRows(rows, kind)
    // What a peer makes of a value of another type is its own affair.
    if (kind !== 'mistyped') await compareCells()
    const all = new Map(NAMES.map((name) => [name, [] as Visit[]]))
    for (let time = 0; time < Number(values.times); time++)
      for (const name of NAMES) all.get(name)?.push(await visit(browser, name))

    write(
      `\n${rows.toLocaleString('en-IN')} ${kind} rows: ms of main-thread processor time, median of ${values.times}\n`,
    )
    write(['', ...NAMES, `ours ÷ ${NAMES[0]}`].join(' | '))
    const sums = NAMES.map(() => 0)
    for (const interaction of INTERACTIONS) {
      const medians = NAMES.map((name) =>
        median((all.get(name) ?? []).map(({ times }) => times[interaction])),
      )
      medians.forEach((value, index) => {
        sums[index] = (sums[index] ?? 0) + value
      })
      line(interaction, medians)
    }
    line('all', sums)
    write('\nms from the last byte of the list to its rows on screen\n')
    line(
      'bytes to rows on screen',
      NAMES.map((name) => median((all.get(name) ?? []).map(({ loading }) => loading))),
    )
  }
await browser.close()
await served.close()
rmSync(folder, { recursive: true })

function chosen<Choice extends string>(choices: readonly Choice[], names: string): readonly Choice[] {
  const found = choices.filter((choice) => names === 'all' || names.split(',').includes(choice))
  if (found.length === 0) throw new Error(`“${names}” is none of ${choices.join(', ')}.`)
  return found
}

async function compareCells() {
  const [first, ...others] = NAMES
  const expected = await cells(browser, first ?? OURS)
  for (const name of others) {
    const other = (await cells(browser, name)).find((element, index) => element !== expected[index])
    if (other) throw new Error(`${name} draws another cell than ${first}: ${other}`)
  }
}
