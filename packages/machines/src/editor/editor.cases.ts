import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { createEditorMachine, type EditorMachine } from './editor.machine.ts'
import type { EditorRules } from './editor.model.ts'

interface Split {
  readonly id: number
  readonly stock: string
  readonly ratio: string
}

type Draft = Pick<Split, 'stock' | 'ratio'>

const rules: EditorRules<Split, Draft> = {
  draftOf: (row) => ({ stock: row?.stock ?? '', ratio: row?.ratio ?? '' }),
  validate: ({ stock, ratio }) => ({
    ...(stock === '' && { stock: 'Stock name is required' }),
    ...(ratio === '' && { ratio: 'Ratio is required' }),
  }),
}

const split: Split = { id: 7, stock: 'INFY', ratio: '1:2' }

/** Everything that can happen to an editor. */
export const editorCases = defineCases<EditorMachine<Split, Draft, Split>>({
  name: 'editor',
  machine: createEditorMachine<Split, Draft, Split>(),
  inputs: {
    stays: { rules },
    hides: { rules: { ...rules, afterSuccess: 'hide' } },
    closes: { rules: { ...rules, afterSuccess: 'close' } },
    checks: { rules: { ...rules, checksCurrent: true } },
    another: { rules: { ...rules, afterSuccess: 'another' } },
  },
  events: {
    'editor.add': plain,
    'editor.edit': { split: { row: split }, nothing: { row: null as never } },
    'draft.change': {
      whole: { changes: { stock: 'TCS', ratio: '1:5' } },
      blank: { changes: { stock: '', ratio: '' } },
      same: { changes: { stock: split.stock, ratio: split.ratio } },
      nothing: { changes: null as never },
    },
    'draft.submit': plain,
    'editor.dismiss': plain,
    'comparison.choose': {
      mine: { side: 'mine' },
      theirs: { side: 'theirs', field: 'ratio' },
      nothing: { side: null as never },
    },
    'discard.confirm': plain,
    'discard.cancel': plain,
    'outcome.look': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    save: {
      writes: true,
      done: { saved: { id: 8, stock: 'TCS', ratio: '1:5' } },
      error: {
        refused: new ApiError('The split cannot be saved.', 422, { ratio: 'Not a ratio.', colour: 'None.' }),
        expired: new ApiError('', 401),
        outdated: new ApiError('Somebody else changed this record.', 412),
        offline: new NetworkError('offline', null),
      },
    },
    current: {
      writes: false,
      done: {
        same: split,
        other: { ...split, ratio: '1:3' },
        typed: { id: 7, stock: 'TCS', ratio: '1:5' },
        broken: { id: 7, stock: '', ratio: '1:2' },
        deleted: null,
      },
      error: { expired: new ApiError('', 401), offline: new NetworkError('offline', null) },
    },
  },
  delays: { successShown: 3000, doubleClick: 300 },
  emits: {
    saved: true,
    failed: true,
    looked: true,
    refused: true,
    upToDate: true,
    closed: true,
    sessionExpired: true,
    left: true,
  },
})
