import { expect, test } from 'vitest'
import { catalogue } from '../.ci/modes/catalogue.ts'
import specification from '../docs/specification.md?raw'

const texts = catalogue.filter((text) => typeof text === 'string')

test.each(texts)('“%s” is a text of the specification', (text) => {
  expect(specification).toContain(text)
})
