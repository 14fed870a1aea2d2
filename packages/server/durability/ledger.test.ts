import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

test('a ledger finds what was lost, doubled, or never sent, and forgives what was not answered', () => {
  const ledger = createLedger()
  const [kept, lost, unanswered, refused] = [ledger.next(), ledger.next(), ledger.next(), ledger.next()]
  ledger.acknowledge(kept)
  ledger.acknowledge(lost)
  ledger.refuse(refused)
  expect(ledger.wrongs('row', [kept, lost])).toEqual([])
  expect(ledger.wrongs('row', [kept, lost, unanswered])).toEqual([])
  expect(ledger.wrongs('row', [kept, kept, refused, 99])).toEqual([
    `row ${lost}: lost`,
    `row ${kept}: 2 times`,
    `row ${refused}: made up`,
    'row 99: made up',
  ])
})
