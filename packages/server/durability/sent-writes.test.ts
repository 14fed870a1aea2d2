import { expect, test } from 'vitest'
import { createSentWrites } from './sent-writes.ts'

test('finds lost, duplicate and unsent writes, and accepts unanswered ones either way', () => {
  const sentWrites = createSentWrites()
  const [acknowledged, lost, unanswered, refused] = [
    sentWrites.next(),
    sentWrites.next(),
    sentWrites.next(),
    sentWrites.next(),
  ]
  sentWrites.acknowledge(acknowledged)
  sentWrites.acknowledge(lost)
  sentWrites.refuse(refused)
  expect(sentWrites.violations('row', [acknowledged, lost])).toEqual([])
  expect(sentWrites.violations('row', [acknowledged, lost, unanswered])).toEqual([])
  expect(sentWrites.violations('row', [acknowledged, acknowledged, refused, 99])).toEqual([
    `row ${lost}: lost`,
    `row ${acknowledged}: 2 times`,
    `row ${refused}: made up`,
    'row 99: made up',
  ])
})
