import { expect, test } from 'vitest'
import { changedTicketsAddress, type TicketQuery } from './ticket-query.ts'

const query: TicketQuery = { status: null, search: '', before: null }

test.each([
  ['', { ...query, search: 'rao' }, '/tickets?search=rao'],
  [
    '?size=5&page=2&filter.name=contains:a',
    { ...query, search: 'e' },
    '/tickets?size=5&filter.name=contains%3Aa&search=e',
  ],
  ['?search=e&status=open&before=7&peek=3', { ...query, status: 'spam' as const }, '/tickets?status=spam'],
  ['?size=5&status=open', query, '/tickets?size=5'],
])('from %j', (search, changed, address) => {
  expect(changedTicketsAddress(search, changed)).toBe(address)
})
