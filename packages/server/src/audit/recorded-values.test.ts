import { expect, test } from 'vitest'
import { changedValues } from './recorded-values.ts'

test('only the fields that changed are recorded', () => {
  const moment = new Date('2026-11-20T04:45:00Z')
  const before = { id: 7, title: 'One', features: ['a', 'b'], tag: moment, yearlyprice: 10 }
  const after = { ...before, title: 'Two', features: ['a'], tag: new Date(moment) }
  expect(changedValues('plan.changed', before, after)).toEqual({
    before: { title: 'One', features: ['a', 'b'] },
    after: { title: 'Two', features: ['a'] },
  })
})

test('a new record has values after, a deleted one before', () => {
  const row = { id: 1, description: null }
  expect(changedValues('plan.added', null, row)).toEqual({ before: null, after: row })
  expect(changedValues('plan.deleted', row, null)).toEqual({ before: row, after: null })
  expect(changedValues('plan.added', undefined, undefined)).toEqual({ before: null, after: null })
})

test('phone numbers and addresses of staff are partly hidden, and compared before that', () => {
  const before = { phoneNumber: '5550001234', email: 'asha@tarang.example' }
  const after = { phoneNumber: '9990001234', email: 'anil@tarang.example' }
  const hidden = { phoneNumber: '******1234', email: 'a***@tarang.example' }
  expect(changedValues('staff.changed', before, after)).toEqual({ before: hidden, after: hidden })
})

test('what the list of its kind does not name is left out', () => {
  const row = {
    name: 'Kavya',
    email: 'k@x.example',
    phone: '9823456701',
    pushToken: 'x',
    userid: '7001',
    etag: 'x',
  }
  const kept = { emailConsent: true, couponcode: 'DIWALI26', status: 1 }
  expect(changedValues('recipient.changed', null, { ...row, ...kept }).after).toEqual({ emailConsent: true })
  expect(changedValues('subscriber.changed', null, { ...row, ...kept }).after).toEqual({ status: 1 })
  expect(changedValues('discount.added', null, { ...row, ...kept }).after).toEqual({
    couponcode: 'DIWALI26',
    status: 1,
  })
  expect(changedValues('person.erased', null, row).after).toEqual({})
})
