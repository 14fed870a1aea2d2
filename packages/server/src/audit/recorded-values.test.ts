import { expect, test } from 'vitest'
import { changedValues } from './recorded-values.ts'

test('only the fields that changed are recorded', () => {
  const moment = new Date('2026-11-20T04:45:00Z')
  const before = { id: 7, title: 'One', features: ['a', 'b'], on: moment, price: 10 }
  const after = { ...before, title: 'Two', features: ['a'], on: new Date(moment), etag: '9' }
  expect(changedValues(before, after)).toEqual({
    before: { title: 'One', features: ['a', 'b'] },
    after: { title: 'Two', features: ['a'] },
  })
})

test('a new record has values after, a deleted one before', () => {
  expect(changedValues(null, { id: 1, text: null })).toEqual({ before: null, after: { id: 1, text: null } })
  expect(changedValues({ id: 1 }, null)).toEqual({ before: { id: 1 }, after: null })
  expect(changedValues(undefined, undefined)).toEqual({ before: null, after: null })
})

test('phone numbers and addresses are partly hidden, and compared before that', () => {
  const before = { phoneNumber: '5550001234', email: 'asha@tarang.example' }
  const after = { phoneNumber: '9990001234', email: 'anil@tarang.example' }
  const hidden = { phoneNumber: '******1234', email: 'a***@tarang.example' }
  expect(changedValues(before, after)).toEqual({ before: hidden, after: hidden })
})

test('secrets, versions and bytes are left out', () => {
  const row = {
    ...{
      tokenHash: 'x',
      codeHash: 'x',
      secret: 'x',
      refreshToken: 'x',
      credential: 'x',
      otp: 'x',
      etag: 'x',
    },
    bytes: new Uint8Array([1]),
    couponcode: 'DIWALI26',
  }
  expect(changedValues(null, row).after).toEqual({ couponcode: 'DIWALI26' })
})
