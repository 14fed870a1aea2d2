import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
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

const { added } = failedWritesCases.events['form.fail'] as { added: { write: NewFailedWrite } }
const { write } = added
const other: NewFailedWrite = { ...write, form: 'Edit Stock Split', row: { id: 7 } }
const changes = { draft: { stock: 'TCS 2' }, typed: [], files: ['cover.png'] }

function start(writes: readonly FailedWrite[] = []) {
  const clock = new SimulatedClock()
  const actor = createActor(failedWritesMachine, { input: { writes }, clock })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  return {
    emitted,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    send: (...events: FailedWritesEvent[]) => events.forEach((event) => void actor.send(event)),
    view: () => failedWritesView(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    isGuarded: () => isGuarded(actor.getSnapshot()),
  }
}

const fail = { type: 'form.fail', write } as const
const keep = { type: 'form.keep' } as const

describe('failed writes', () => {
  test('a failure is the form’s until the form closes', () => {
    const { send, view, isGuarded: guards } = start()
    send(fail)
    expect([view().writes.length, view().hasForm, guards()]).toEqual([0, true, false])
    send(keep)
    expect([view().writes, view().hasForm, guards()]).toEqual([[{ ...write, id: 1 }], false, true])
  })

  test('one without an open form is kept at once, beside that of a form, and once for the same values', () => {
    const { send, view } = start()
    send({ type: 'write.add', write: other }, fail, {
      type: 'write.add',
      write: { ...other, at: other.at + 1 },
    })
    expect([view().writes, view().hasForm]).toEqual([[{ ...other, at: other.at + 1, id: 3 }], true])
    send(keep, { type: 'write.add', write: null as never })
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

  test('what was typed after the failure is kept too', () => {
    const { send, view } = start()
    send(fail, { type: 'form.keep', changes })
    expect(view().writes).toEqual([{ ...write, ...changes, id: 1 }])
  })

  test('a save or a discard in the form leaves nothing', () => {
    const { send, view } = start()
    send(fail, { type: 'form.end' }, keep)
    expect([view().writes.length, view().hasForm]).toEqual([0, false])
  })

  test('the same form failing again is one write; another form’s failure loses neither', () => {
    const { send, view, context } = start()
    send(fail, { ...fail, write: { ...write, reason: 'Again.' } })
    expect(context().inForm).toEqual({ ...write, reason: 'Again.', id: 1 })
    send({ type: 'form.fail', write: other })
    expect([view().writes.length, context().inForm?.id]).toEqual([1, 2])
  })

  test('the same values are kept once', () => {
    const { send, view } = start()
    send(fail, keep, { ...fail, write: { ...write, reason: 'Again.' } }, keep)
    expect(view().writes.map(({ reason }) => reason)).toEqual(['Again.'])
  })

  test('a write that is opened is the form’s again', () => {
    const { send, view, emitted } = start()
    send(fail, keep, { type: 'write.retry', id: 1 })
    expect(view().opening).toMatchObject({ write: { id: 1 }, isRetry: true })
    expect(view().writes).toHaveLength(1)
    send({ type: 'form.open' })
    expect([view().writes.length, view().hasForm, view().opening]).toEqual([0, true, null])
    send(keep, { type: 'write.reopen', id: 1 })
    expect(view().opening).toMatchObject({ isRetry: false })
    expect(emitted).toEqual(['opening', 'opening'])
  })

  test('a form that does not open within a minute does not open later', () => {
    const { send, view, pass } = start()
    send(fail, keep, { type: 'write.retry', id: 1 })
    pass(59_999)
    expect(view().opening).not.toBeNull()
    pass(1)
    send({ type: 'form.open' })
    expect([view().opening, view().writes.length, view().hasForm]).toEqual([null, 1, false])
  })

  test('nothing is opened unless the user asks', () => {
    const { emitted, send, pass } = start()
    send(fail, keep)
    pass(86_400_000)
    expect(emitted).toEqual([])
  })

  test('a discard asks first', () => {
    const { send, view } = start()
    send(fail, keep, { type: 'write.discard', id: 1 })
    expect(view().discarding).toMatchObject({ id: 1 })
    send({ type: 'discard.cancel' })
    expect([view().discarding, view().writes.length]).toEqual([null, 1])
    send({ type: 'write.discard', id: 1 }, { type: 'discard.confirm' })
    expect(view().writes).toEqual([])
  })

  test('a logout asks, and discards all', () => {
    const { send, view, emitted } = start()
    send(fail, keep, { type: 'form.fail', write: other }, { type: 'page.leave' })
    expect(view().isLeaving).toBe(true)
    send({ type: 'discard.confirm' })
    expect([view().writes.length, view().hasForm, emitted]).toEqual([0, false, ['left']])
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

  test('has the write whose form is open', () => {
    const { send, context: now } = start()
    send(fail)
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
