import { expect, test } from 'vitest'
import {
  isEmail,
  isPlausibleDay,
  isRecordCode,
  isSecureLink,
  isSecureLinkOrPath,
  RATIO,
  toRecordCode,
} from './index.ts'

test.each([
  ['https://example.com/a', true, true],
  ['http://example.com/a', false, false],
  ['javascript:alert(1)', false, false],
  ['/icons/a.png', false, true],
  ['//evil.example/a.png', false, false],
  ['/\\evil.example', false, false],
  ['a.png', false, false],
])('link %s', (link, isSecure, isSecureOrPath) => {
  expect([isSecureLink(link), isSecureLinkOrPath(link)]).toEqual([isSecure, isSecureOrPath])
})

test.each([
  ['1:5', true],
  ['10:1', true],
  ['0:5', false],
  ['1:5:2', false],
  ['1-5', false],
])('ratio %s', (ratio, isRatio) => {
  expect(RATIO.test(ratio)).toBe(isRatio)
})

test.each([
  ['1989-12-31', false],
  ['1990-01-01', true],
  ['2100-12-31', true],
  ['12026-11-21', false],
])('day %s', (day, isPlausible) => {
  expect(isPlausibleDay(day)).toBe(isPlausible)
})

test.each([
  ['MOM-NIFTY200-30', true],
  ['MOM%2B1', true],
  ['50%', true],
  ['.hidden', false],
  ['MOM.50', true],
  ['MOM.map', true],
  [' MOM ', true],
  ['मूल्य', true],
  ['MOM/50', false],
  ['A?B', false],
  ['A#B', false],
  ['..', false],
  [' . ', false],
  ['', false],
  ['A\tB', false],
  ['A\ud800', false],
])('code %j', (code, isPossible) => {
  expect(isRecordCode(code)).toBe(isPossible)
})

test('two forms of one letter are one code', () => {
  expect(toRecordCode(' Cafe\u0301 ')).toBe('Caf\u00e9')
})

test.each([
  ["maria.d'souza@example.com", true],
  ['a&b@example.com', true],
  ['first+tag@mail.example.co.in', true],
  ['info@xn--mnchen-3ya.example', true],
  ['a@b.xn--h2brj9c', true],
  ['a@b', false],
  ['a@-b.example', false],
  ['a b@example.com', false],
  ['a@b@example.com', false],
  ['a@example.com\nBcc: c@example.com', false],
  ['<a@example.com>', false],
  ['a,b@example.com', false],
])('e-mail address %j', (address, isAddress) => {
  expect(isEmail(address)).toBe(isAddress)
})
