import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { launch, loadTime, openList } from './browser.ts'
import { buildPeers, LIMITS, PEERS } from './build-peers.ts'
import { INTERACTIONS, type Interaction, interact, mainThreadTime, prepare } from './interactions.ts'
import { KINDS } from './rows.ts'
import { serveBench } from './serve.ts'

/**
 * `pnpm bench console`: measures the main thread's processor time of each interaction with Live Strategies, for the
 * built application and for peers that render the same cells, in turns. Then it measures the time from the list's last
 * byte to its first page on screen. The limit is the least that a peer allows; what is above it is named. `--rows` and
 * `--times` set the numbers of rows and visits; `--kinds` and `--peers` name kinds of rows and peers, or `all`. `--filters`
 * opens the list with filters on three columns. `--build before=<folder>` adds another build of the application and can
 * be repeated.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000' },
    times: { type: 'string', default: '14' },
    kinds: { type: 'string', default: 'sound' },
    peers: { type: 'string', default: 'all' },
    filters: { type: 'boolean', default: false },
    build: { type: 'string', multiple: true, default: [] },
  },
})
const OURS = 'now'
// The peers apply the same filters in `cells.ts`.
const query = values.filters
  ? `?${new URLSearchParams({
      'filter.xirr': '-10..',
      'filter.status': 'is:Active',
      'filter.createdOn': '2022-01-01..2025-12-31',
    })}`
  : ''
const kinds = chosen(KINDS, values.kinds)
const peers = chosen(PEERS, values.peers)

const folder = mkdtempSync(join(tmpdir(), 'tarang-bench-'))
await buildPeers(folder)
const served = await serveBench(folder)
const builds = await Promise.all(
  values.build.map(async (build) => {
    const [name = '', dist] = build.split('=')
    return { name, served: await serveBench(folder, dist) }
  }),
)
const servers = [served, ...builds.map((build) => build.served)]
const addresses = new Map([
  ...peers.map((name) => [name, `${served.origin}/bench/${name}.html${query}`] as const),
  ...builds.map(({ name, served }) => [name, `${served.origin}/liveStrategies${query}`] as const),
  [OURS, `${served.origin}/liveStrategies${query}`],
])
const NAMES = [...addresses.keys()]
const addressOf = (name: string) => addresses.get(name) ?? ''

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The cells of the first page, to check that all peers but the plain table render the same. */
const cells = async (browser: Browser, name: string) => {
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

async function visit(browser: Browser, name: string): Promise<Visit> {
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

/** The most milliseconds that ours may take, by those of the others. */
const limitOf = (medians: ReadonlyMap<string, number>) =>
  Math.min(
    ...Object.entries(LIMITS).flatMap(([peer, times]) =>
      times !== null && medians.has(peer) ? [times * (medians.get(peer) ?? 0)] : [],
    ),
  )

function writeLine(title: string, medians: ReadonlyMap<string, number>, limit = Infinity) {
  const now = medians.get(OURS) ?? Number.NaN
  const last = limit === Infinity ? [] : [limit.toFixed(1), ...(now > limit ? ['above'] : [])]
  write([title, ...[...medians.values()].map((value) => value.toFixed(1)), ...last].join(' | '))
}

const browser = await launch()
const write = (line: string) => process.stdout.write(`${line}\n`)
for (const rows of values.rows.split(',').map(Number))
  for (const kind of kinds) {
    for (const server of servers) server.setRows(rows, kind)
    // Peers may render values of a wrong type differently.
    if (kind !== 'mistyped') await compareCells()
    const all = new Map(NAMES.map((name) => [name, [] as Visit[]]))
    for (let time = 0; time < Number(values.times); time++)
      for (const name of NAMES) all.get(name)?.push(await visit(browser, name))

    const medians = (of: (visit: Visit) => number) =>
      new Map(NAMES.map((name) => [name, median((all.get(name) ?? []).map(of))]))
    write(
      `\n${rows.toLocaleString('en-IN')} ${kind} rows: ms of main-thread processor time, median of ${values.times}\n`,
    )
    write(['', ...NAMES, 'limit'].join(' | '))
    for (const interaction of INTERACTIONS) {
      const found = medians(({ times }) => times[interaction])
      writeLine(interaction, found, limitOf(found))
    }
    write('\nms from the last byte of the list to its rows on screen\n')
    writeLine(
      'bytes to rows on screen',
      medians(({ loading }) => loading),
    )
  }
await browser.close()
await Promise.all(servers.map((server) => server.close()))
rmSync(folder, { recursive: true })

function chosen<Choice extends string>(choices: readonly Choice[], names: string): readonly Choice[] {
  const found = choices.filter((choice) => names === 'all' || names.split(',').includes(choice))
  if (found.length === 0) throw new Error(`“${names}” is not one of ${choices.join(', ')}.`)
  return found
}

async function compareCells() {
  const [first, ...others] = NAMES.filter((name) => name !== 'plain-table')
  const expected = await cells(browser, first ?? OURS)
  for (const name of others) {
    const other = (await cells(browser, name)).find((element, index) => element !== expected[index])
    if (other) throw new Error(`${name} and ${first} render different cells: ${other}`)
  }
}
