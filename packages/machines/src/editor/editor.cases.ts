import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { changeOf } from '../comparison/comparison.model.ts'
import { markUnsent, unfinished } from '../failed-outcome/index.ts'
import { createEditorMachine, type EditorMachine } from './editor.machine.ts'
import type { EditorContext, EditorRules, SaveAnswer } from './editor.model.ts'

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

const notRead = new NetworkError('offline', null)
markUnsent(notRead, unfinished.notRead)

const answers: Readonly<Record<string, SaveAnswer<Split, Split>>> = {
  saved: { type: 'saved', row: null, result: { id: 8, stock: 'TCS', ratio: '1:5' } },
  other: { type: 'stale', row: { ...split, ratio: '1:3' } },
  broken: { type: 'stale', row: { ...split, stock: '' } },
  typed: { type: 'upToDate', row: { id: 7, stock: 'TCS', ratio: '1:5' } },
  deleted: { type: 'deleted', row: null },
}

/** Only a stored record is read again, and what it has decides. */
function isPossible(name: string, { row, draft }: EditorContext<Split, Draft>): boolean {
  const { type, row: newer } = answers[name] ?? {}
  if (row === null) return type === 'saved' || ['refused', 'expired', 'offline'].includes(name)
  return !newer || changeOf({ draftOf: rules.draftOf, row, newer, draft }) === type
}

/** Everything that can happen to an editor. */
export const editorCases = defineCases<EditorMachine<Split, Draft, Split>>({
  name: 'editor',
  machine: createEditorMachine<Split, Draft, Split>(),
  inputs: {
    stays: { rules },
    hides: { rules: { ...rules, afterSuccess: 'hide' } },
    closes: { rules: { ...rules, afterSuccess: 'close' } },
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
      done: answers,
      error: {
        refused: new ApiError('The split cannot be saved.', 422, { ratio: 'Not a ratio.', colour: 'None.' }),
        expired: new ApiError('', 401),
        outdated: new ApiError('Somebody else changed this record.', 412),
        offline: new NetworkError('offline', null),
        notRead,
      },
      isPossible,
    },
    comparison: {
      writes: false,
      done: {
        mine: { stock: 'mine', ratio: 'mine' },
        theirs: { stock: 'theirs', ratio: 'theirs' },
        mixed: { stock: 'theirs', ratio: 'mine' },
      },
      error: {},
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
