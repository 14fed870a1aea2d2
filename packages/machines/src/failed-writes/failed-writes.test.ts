import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import { failedWritesCases } from './failed-writes.cases.ts'
import {
  type FailedWrite,
  type FailedWritesEvent,
  failedWritesMachine,
  failedWritesView,
  formatFailedWrites,
  type NewFailedWrite,
  parseFailedWrites,
} from './index.ts'

const { added } = failedWritesCases.events['write.add'] as { added: { write: NewFailedWrite } }
const { write } = added
const other: NewFailedWrite = { ...write, form: 'Edit Stock Split', row: { id: 7 } }

function start(writes: readonly FailedWrite[] = []) {
  const actor = createActor(failedWritesMachine, { input: { writes } })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  return {
    emitted,
    send: (...events: FailedWritesEvent[]) => events.forEach((event) => void actor.send(event)),
    view: () => failedWritesView(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    isGuarded: () => isGuarded(actor.getSnapshot()),
  }
}

const fail = { type: 'write.add', write } as const
const failOpen = { type: 'write.add', write: { ...write, isOpen: true } } as const

describe('failed writes', () => {
  test('a failure is the form’s until the form closes, and again when it opens', () => {
    const { send, view, context, isGuarded: guards } = start()
    send(failOpen)
    expect([view().writes.length, context().writes.length, guards()]).toEqual([0, 1, false])
    send(fail)
    expect([view().writes, guards()]).toEqual([[{ ...write, id: 2 }], true])
    send(failOpen)
    expect([view().writes.length, context().writes.length, guards()]).toEqual([0, 1, false])
  })

  test('one without an open form is kept at once, beside that of a form, and once for the same values', () => {
    const { send, view } = start()
    send({ type: 'write.add', write: other }, failOpen, {
      type: 'write.add',
      write: { ...other, at: other.at + 1 },
    })
    expect(view().writes).toEqual([{ ...other, at: other.at + 1, id: 3 }])
    send(fail, { type: 'write.add', write: null as never })
    expect(view().writes.map(({ form }) => form)).toEqual([other.form, write.form])
  })

  test('one that was tried again elsewhere is removed, and no other', () => {
    const { send, view } = start()
    send({ type: 'write.add', write }, { type: 'write.add', write: other })
    send({ type: 'write.end', write: { ...other, at: other.at + 1, reason: 'Another.' } })
    expect(view().writes.map(({ form }) => form)).toEqual([write.form])
    send({ type: 'write.end', write: null as never })
    expect(view().writes).toHaveLength(1)
  })

  test('a discard asks first', () => {
    const { send, view } = start()
    send(fail, { type: 'write.discard', id: 1 })
    expect(view().discarding).toMatchObject({ id: 1 })
    send({ type: 'discard.cancel' })
    expect([view().discarding, view().writes.length]).toEqual([null, 1])
    send({ type: 'write.discard', id: 1 }, { type: 'discard.confirm' })
    expect(view().writes).toEqual([])
  })

  test('a write that is made during the question is not asked about any more', () => {
    const { send, view, emitted } = start()
    send(fail, { type: 'write.discard', id: 1 }, { type: 'write.end', write })
    expect([view().discarding, view().isLeaving]).toEqual([null, false])
    send({ ...fail, write: other }, { type: 'page.leave' })
    expect([view().discarding, view().isLeaving, emitted]).toEqual([null, true, []])
  })

  test('a logout asks, and discards all', () => {
    const { send, view, context, emitted } = start()
    send(fail, { type: 'write.add', write: { ...other, isOpen: true } }, { type: 'page.leave' })
    expect(view().isLeaving).toBe(true)
    send({ type: 'discard.confirm' })
    expect([context().writes.length, emitted]).toEqual([0, ['left']])
  })
})

describe('the stored text', () => {
  const context = start([{ ...write, id: 1 }]).context()

  test('has the writes of one user', () => {
    const text = formatFailedWrites(context, 'Asha Rao', null)
    expect(parseFailedWrites(text, 'Asha Rao')).toEqual([{ ...write, id: 1 }])
    expect(parseFailedWrites(text, 'Ravi Kumar')).toEqual([])
  })

  test('keeps those of another user', () => {
    const before = formatFailedWrites(context, 'Asha Rao', null)
    const both = formatFailedWrites(start([{ ...other, id: 1 }]).context(), 'Ravi Kumar', before)
    expect(parseFailedWrites(both, 'Asha Rao')).toEqual([{ ...write, id: 1 }])
    expect(parseFailedWrites(both, 'Ravi Kumar')).toEqual([{ ...other, id: 1 }])
    expect(formatFailedWrites(start().context(), 'Ravi Kumar', both)).toBe(before)
  })

  test('has the write whose form is open: a reload closes the form', () => {
    const { send, context: now } = start()
    send(failOpen)
    expect(parseFailedWrites(formatFailedWrites(now(), '', null), '')).toEqual([{ ...write, id: 1 }])
  })

  test('is nothing without writes', () => {
    expect(formatFailedWrites(start().context(), '', null)).toBeNull()
    expect(parseFailedWrites(null, '')).toEqual([])
  })

  test.each([
    '',
    'null',
    '[]',
    '{"user":"","writes":7}',
    '{"user":"","writes":[null,7,{},{"id":1}]}',
    JSON.stringify({
      user: '',
      writes: [
        { ...write, id: 'one' },
        { ...write, id: 1, typed: [{}] },
        { ...write, id: 1, subject: 7 },
        { ...write, id: 1, items: [{ item: null }] },
      ],
    }),
  ])('%s is left out', (text) => {
    expect(parseFailedWrites(text, '')).toEqual([])
  })
})
