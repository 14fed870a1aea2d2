import { expect, test } from 'vitest'
import { isPlausibleDay, isSecureLink, isSecureLinkOrPath, RATIO } from './index.ts'

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
