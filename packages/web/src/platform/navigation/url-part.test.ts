import { expect, test } from 'vitest'
import { urlPart } from './url-part.ts'

test.each([
  ['a/b?c', 'a%2Fb%3Fc'],
  [7, '7'],
  ['ब्लॉग', '%E0%A4%AC%E0%A5%8D%E0%A4%B2%E0%A5%89%E0%A4%97'],
  ['\ud800x', '%EF%BF%BDx'],
])('%j is %s in a URL', (text, part) => {
  expect(urlPart(text)).toBe(part)
})
