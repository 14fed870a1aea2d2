import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { changeOf } from './comparison.model.ts'
import { comparedFields, createComparisonMachine } from './index.ts'

interface Split {
  readonly stock: string
  readonly ratio: string
}

const row: Split = { stock: 'INFY', ratio: '1:2' }
const theirs: Split = { ...row, ratio: '1:3' }
const draftOf = (one: Split | null): Split => ({ stock: one?.stock ?? '', ratio: one?.ratio ?? '' })

function start(draft: Split) {
  const comparison = createActor(createComparisonMachine<Split, Split>(), {
    input: { draftOf, row, newer: theirs, draft },
  })
  const emitted: object[] = []
  comparison.on('*', (event) => emitted.push(event))
  comparison.start()
  return {
    comparison,
    emitted,
    fields: () => {
      const { context } = comparison.getSnapshot()
      return comparedFields(context, context.choices)
    },
  }
}

test('a field that one of them changed has a side, unless chosen otherwise', () => {
  const { comparison, fields } = start({ stock: 'TCS', ratio: '1:2' })
  expect(fields()).toEqual([
    { name: 'stock', was: 'INFY', theirs: 'INFY', mine: 'TCS', chosen: 'mine' },
    { name: 'ratio', was: '1:2', theirs: '1:3', mine: '1:2', chosen: 'theirs' },
  ])
  comparison.send({ type: 'comparison.choose', side: 'mine', field: 'ratio' })
  comparison.send({ type: 'comparison.submit' })
  expect(comparison.getSnapshot()).toMatchObject({ status: 'done', output: { ratio: 'mine' } })
})

test('a field that both changed waits for a choice', () => {
  const { comparison, emitted, fields } = start({ ...row, ratio: '1:9' })
  comparison.send({ type: 'comparison.submit' })
  expect(emitted).toEqual([{ type: 'refused', field: 'ratio' }])
  expect(comparison.getSnapshot().context.fieldErrors).toEqual({
    ratio: 'Both of you changed this. Choose one',
  })
  comparison.send({ type: 'comparison.choose', side: 'mine', field: 'ratio' })
  expect([comparison.getSnapshot().context.fieldErrors, fields()]).toMatchObject([{}, [{ chosen: 'mine' }]])
  comparison.send({ type: 'comparison.submit' })
  expect(comparison.getSnapshot().status).toBe('done')
})

test.each<[string, Split, Split, ReturnType<typeof changeOf>]>([
  ['nothing changed', { ...row, stock: 'TCS' }, row, null],
  ['another field changed', { ...row, stock: 'TCS' }, theirs, 'stale'],
  ['the same field changed otherwise', { ...row, ratio: '1:9' }, theirs, 'stale'],
  ['the same change', theirs, theirs, 'upToDate'],
  ['the same change, and one more typed', { ...theirs, stock: 'TCS' }, theirs, null],
  ['nothing was typed', row, row, null],
])('a record that was read again: %s', (_, draft, newer, change) => {
  expect(changeOf({ draftOf, row, newer, draft })).toBe(change)
})
