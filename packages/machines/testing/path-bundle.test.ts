import { type BundleFile, readBundle, writeBundle } from '@tarang/flow-testing'
import { expect, test } from 'vitest'
import { allCases } from '../src/all-cases/index.ts'
import { committedBundle } from './bundles.ts'

test.each(allCases.map(({ name }) => name))('the bundle of %s survives writing and reading', (name) => {
  const bundle = committedBundle(name)
  expect(readBundle(JSON.parse(writeBundle(bundle)))).toEqual(bundle)
})

test('a bundle with a broken index is rejected', () => {
  const file = JSON.parse(writeBundle(committedBundle('login'))) as BundleFile
  expect(() => readBundle({ ...file, expectations: [] })).toThrow('The path bundle of login is broken')
})
