import { defineCases, plain } from '@tarang/flow-testing'
import { type ComparisonMachine, createComparisonMachine } from './comparison.machine.ts'

interface Split {
  readonly id: number
  readonly stock: string
  readonly ratio: string
}

type Draft = Pick<Split, 'stock' | 'ratio'>

const draftOf = (row: Split | null): Draft => ({ stock: row?.stock ?? '', ratio: row?.ratio ?? '' })
const row: Split = { id: 7, stock: 'INFY', ratio: '1:2' }

/** Everything that can happen to a comparison. */
export const comparisonCases = defineCases<ComparisonMachine<Split, Draft>>({
  name: 'comparison',
  machine: createComparisonMachine<Split, Draft>(),
  inputs: {
    both: { draftOf, row, newer: { ...row, ratio: '1:3' }, draft: { stock: 'TCS', ratio: '1:5' } },
    apart: { draftOf, row, newer: { ...row, ratio: '1:3' }, draft: { stock: 'TCS', ratio: '1:2' } },
  },
  events: {
    'comparison.choose': {
      mine: { side: 'mine' },
      theirs: { side: 'theirs', field: 'ratio' },
      nothing: { side: null as never },
    },
    'comparison.submit': plain,
  },
  actors: {},
  delays: {},
  emits: { refused: true },
})
