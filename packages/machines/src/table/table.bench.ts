import { createActor, fromPromise, waitFor } from 'xstate'
import { instantOf } from '../wire-date/index.ts'
import { createTableMachine, type TableEvent, type TableRules, tableView } from './index.ts'

interface Strategy {
  readonly id: number
  readonly strategyCode: string
  readonly xirr: number | null
  readonly createdOn: string
}

const ROWS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 7

const rules: TableRules<Strategy> = {
  rowId: (row) => row.id,
  pageSizes: [15, 25, 50, 100],
  searchText: (row) => row.strategyCode,
  sortKeys: {
    xirr: (row) => row.xirr,
    createdOn: (row) => instantOf(row.createdOn),
    strategyCode: (row) => row.strategyCode,
  },
}

/** The same shuffled rows in every run. Each load parses them again, as a response is parsed. */
const answer = JSON.stringify(
  Array.from({ length: ROWS }, (_, n) => {
    const mixed = (n * 7919) % ROWS
    return {
      id: n,
      strategyCode: `${['Momentum', 'Growth', 'Value', 'Quality'][mixed % 4]}-${(mixed * 31) % 977}-SC${mixed}`,
      xirr: mixed % 50 === 0 ? null : (mixed * 37) / 1000 - 900,
      createdOn: new Date(1_600_000_000_000 + mixed * 997_000).toISOString(),
    }
  }),
)

const cases: readonly (readonly [name: string, event: TableEvent<Strategy>])[] = [
  ['sort by a number, the column’s first time', { type: 'sort.toggle', column: 'xirr' }],
  ['the same, descending', { type: 'sort.toggle', column: 'xirr' }],
  ['sort by a date, first time', { type: 'sort.toggle', column: 'createdOn' }],
  ['the same, descending', { type: 'sort.toggle', column: 'createdOn' }],
  ['sort by a text, first time', { type: 'sort.toggle', column: 'strategyCode' }],
  ['the same, descending', { type: 'sort.toggle', column: 'strategyCode' }],
  ['a sort used before', { type: 'sort.toggle', column: 'xirr' }],
  ['the first search key', { type: 'search.change', search: 'g' }],
  ['the next search key', { type: 'search.change', search: 'gr' }],
  ['a page turn', { type: 'page.turn', page: 40 }],
  ['the last page', { type: 'page.turn', page: 1_000_000 }],
  ['the search cleared', { type: 'query.clear' }],
]

// Thread time leaves out the other processes of the machine.
const worked = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000

const measures = cases.map((): { work: number; clock: number }[] => [])
for (let round = 0; round < ROUNDS; round++) {
  const table = createActor(
    createTableMachine<Strategy>().provide({
      actors: { loadRows: fromPromise<readonly Strategy[], void>(async () => JSON.parse(answer)) },
    }),
    { input: { rules } },
  ).start()
  await waitFor(table, (snapshot) => snapshot.matches('ready'))
  cases.forEach(([, event], at) => {
    const [work, clock] = [worked(), performance.now()]
    table.send(event)
    tableView(table.getSnapshot())
    measures[at]?.push({ work: worked() - work, clock: performance.now() - clock })
  })
  table.stop()
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const line = (name: string, cells: string[]) =>
  `${name.padEnd(42)}${cells.map((cell) => cell.padStart(14)).join('')}\n`
const ms = (time: number) => `${time.toFixed(1)} ms`

process.stdout.write(
  line(`${ROWS.toLocaleString('en-IN')} rows, ${ROUNDS} rounds`, [
    'work, first',
    'work, median',
    'clock, median',
  ]) +
    cases
      .map(([name], at) => {
        const rounds = measures[at] ?? []
        const work = rounds.map((round) => round.work)
        return line(name, [ms(work[0] ?? 0), ms(middle(work)), ms(middle(rounds.map(({ clock }) => clock)))])
      })
      .join(''),
)
