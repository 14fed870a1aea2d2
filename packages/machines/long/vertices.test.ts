import { type Cases, findAmbiguities, vertexKey } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { allCases } from '../src/all-cases/index.ts'

test.each(allCases.map((cases) => [cases.name, cases] as const))(
  'snapshots of one vertex behave alike: %s',
  (_, cases) => {
    expect(findAmbiguities(cases)).toEqual([])
  },
)

describe('a vertex that merges different snapshots is found', () => {
  const casesOf = (name: string) => allCases.find((cases) => cases.name === name) as Cases

  test.each([
    ['the state alone', 'cache-refresh', (snapshot) => JSON.stringify(snapshot.value)],
    [
      'the state and the presence of an error',
      'editor',
      ({ value, context }) => `${JSON.stringify(value)} ${context.error !== null}`,
    ],
    // The machine compares the wanted state with the sent one by identity.
    ['a context without object identity', 'like', (snapshot) => vertexKey(snapshot, { sharing: false })],
  ] as [string, string, typeof vertexKey][])('%s, of %s', (_, name, keyOf) => {
    expect(findAmbiguities(casesOf(name), keyOf)).not.toEqual([])
  })
})
