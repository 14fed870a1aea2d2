import { createActor, fromPromise, waitFor } from 'xstate'
import { createTableMachine, type TableEvent, type TableRules, tableView } from './index.ts'

interface Strategy {
  readonly id: number
  readonly strategyCode: string
  readonly xirr: number | null
  readonly createdOn: string
}

const ROWS = 100_000
const ROUNDS = 7

const rules: TableRules<Strategy> = {
  rowId: (row) => row.id,
  pageSizes: [15, 25, 50, 100],
  searchText: (row) => row.strategyCode,
  sortKeys: {
    xirr: (row) => row.xirr,
    createdOn: (row) => row.createdOn,
    strategyCode: (row) => row.strategyCode,
  },
}

/** Shuffled without chance, so that each run works on the same rows; each load reads them anew, as off the wire. */
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
  ['sort by a date text, first time', { type: 'sort.toggle', column: 'createdOn' }],
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

const times = cases.map((): number[] => [])
for (let round = 0; round < ROUNDS; round++) {
  const table = createActor(
    createTableMachine<Strategy>().provide({
      actors: { loadRows: fromPromise<readonly Strategy[], void>(async () => JSON.parse(answer)) },
    }),
    { input: { rules } },
  ).start()
  await waitFor(table, (snapshot) => snapshot.matches('ready'))
  cases.forEach(([, event], at) => {
    const before = performance.now()
    table.send(event)
    tableView(table.getSnapshot())
    times[at]?.push(performance.now() - before)
  })
  table.stop()
}

const lines = cases.map(([name], at) => {
  const sorted = (times[at] ?? []).toSorted((a, b) => a - b)
  const [first = 0, middle = 0, worst = 0] = [times[at]?.[0], sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)]
  return `${name.padEnd(42)}${[first, middle, worst].map((ms) => `${ms.toFixed(1)} ms`.padStart(12)).join('')}`
})
process.stdout.write(
  `${`${ROWS.toLocaleString('en-IN')} rows, ${ROUNDS} rounds`.padEnd(42)}${['cold', 'median', 'worst'].map((title) => title.padStart(12)).join('')}\n${lines.join('\n')}\n`,
)
