import { defineCases, plain } from '@tarang/flow-testing'
import { failedWritesMachine } from './failed-writes.machine.ts'
import type { FailedWrite, NewFailedWrite } from './failed-writes.model.ts'

const added: NewFailedWrite = {
  path: '/stockSplitCalender',
  form: 'Add Stock Split',
  at: Date.UTC(2026, 2, 2, 4, 30),
  outcome: 'notMade',
  reason: 'There was no network, so nothing was sent.',
  row: null,
  draft: { stock: 'TCS' },
  typed: [{ label: 'Stock Name', text: 'TCS' }],
  files: [],
}

const edited: FailedWrite = {
  ...added,
  id: 9,
  form: 'Edit Stock Split',
  outcome: 'unknown',
  reason: 'It was sent, and no answer came.',
  row: { id: 7 },
  draft: { stock: 'INFY' },
  typed: [{ label: 'Stock Name', text: 'INFY' }],
}

/** Everything that can happen to failed writes. */
export const failedWritesCases = defineCases<typeof failedWritesMachine>({
  name: 'failed-writes',
  machine: failedWritesMachine,
  inputs: { none: { writes: [] }, one: { writes: [edited] } },
  events: {
    'write.add': {
      added: { write: added },
      open: { write: { ...added, isOpen: true } },
      nothing: { write: null as never },
    },
    'write.end': { added: { write: added }, edited: { write: edited }, nothing: { write: null as never } },
    'write.discard': { edited: { id: 9 }, nothing: { id: 0 } },
    'discard.confirm': plain,
    'discard.cancel': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {},
  delays: {},
  emits: { left: true },
})
