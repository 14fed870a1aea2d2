import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

test('a ledger finds lost, duplicate and unsent writes, and accepts unanswered ones either way', () => {
  const ledger = createLedger()
  const [acknowledged, lost, unanswered, refused] = [
    ledger.next(),
    ledger.next(),
    ledger.next(),
    ledger.next(),
  ]
  ledger.acknowledge(acknowledged)
  ledger.acknowledge(lost)
  ledger.refuse(refused)
  expect(ledger.violations('row', [acknowledged, lost])).toEqual([])
  expect(ledger.violations('row', [acknowledged, lost, unanswered])).toEqual([])
  expect(ledger.violations('row', [acknowledged, acknowledged, refused, 99])).toEqual([
    `row ${lost}: lost`,
    `row ${acknowledged}: 2 times`,
    `row ${refused}: made up`,
    'row 99: made up',
  ])
})
