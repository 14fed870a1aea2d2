import { expect, test } from 'vitest'
import { DatabaseUnavailable, isConflict, isConnectionLost, toDatabaseUnavailable } from './outage.ts'

const errorOf = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code })

test.each([
  ['08006', { isConnectionLost: true, isConflict: false }],
  ['25P03', { isConnectionLost: true, isConflict: false }],
  ['40001', { isConnectionLost: false, isConflict: true }],
  ['40P01', { isConnectionLost: false, isConflict: true }],
  ['53300', { isConnectionLost: false, isConflict: false }],
  ['55P03', { isConnectionLost: false, isConflict: false }],
  ['57014', { isConnectionLost: false, isConflict: false }],
  ['57P01', { isConnectionLost: true, isConflict: false }],
])('PostgreSQL’s code %s says that a retry may succeed', (code, expected) => {
  const error = toDatabaseUnavailable(errorOf(code))
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect({ isConnectionLost: isConnectionLost(error), isConflict: isConflict(error) }).toEqual(expected)
})

test('a refused statement is no outage, an error without a code is one of the network', () => {
  const unique = errorOf('23505')
  expect(toDatabaseUnavailable(unique)).toBe(unique)
  expect(isConnectionLost(toDatabaseUnavailable(new Error('socket hang up')))).toBe(true)
})
