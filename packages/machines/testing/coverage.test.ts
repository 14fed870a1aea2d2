import { Coverage, replay, type TourName } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { editorCases } from '../src/editor/editor.cases.ts'
import { committedBundle } from './bundles.ts'
import { type Measured, shortfalls } from './coverage-thresholds.ts'
import { drivers } from './measure.ts'

const bundle = committedBundle('editor')

async function coverageOf(tour: TourName, paths = bundle.tours[tour]) {
  const coverage = new Coverage(editorCases, bundle)
  await replay(bundle, drivers.actor(editorCases), { tour, paths, coverage })
  return coverage.figures()
}

describe('coverage', () => {
  test('starts at zero', () => {
    for (const [some] of Object.values(new Coverage(editorCases, bundle).figures())) expect(some).toBe(0)
  })

  test('the transition tour covers every transition and step, not every pair, and no ignored event', async () => {
    const { states, transitions, steps, pairs, ignored } = await coverageOf('transitions')
    for (const [some, all] of [states, transitions, steps]) expect(some).toBe(all)
    expect(pairs[0]).toBeLessThan(pairs[1])
    expect(ignored[0]).toBe(0)
  })

  test('the ignored tour covers guards that reject without another branch', async () => {
    const { guards, ignored } = await coverageOf('ignored')
    expect(ignored[0]).toBe(ignored[1])
    const [yesAndLaterBranches] = (await coverageOf('transitions')).guards
    expect(yesAndLaterBranches).toBeLessThan(guards[1])
  })

  test('a part of a tour covers a part', async () => {
    const { transitions, pairs } = await coverageOf('pairs', bundle.tours.pairs.slice(0, 1))
    expect(pairs[0]).toBeGreaterThan(0)
    expect(pairs[0]).toBeLessThan(pairs[1])
    expect(transitions[0]).toBeLessThanOrEqual(transitions[1])
  })
})

describe('the thresholds', () => {
  const whole = {
    paths: 2,
    steps: 9,
    figures: {
      states: [3, 3],
      transitions: [4, 4],
      steps: [9, 9],
      pairs: [20, 20],
      guards: [2, 2],
      delays: [0, 0],
      emitted: [1, 1],
      ignored: [5, 5],
    },
  } satisfies Measured
  const { guards: _, ...withoutGuards } = whole.figures

  test('are met by full coverage', () => {
    expect(shortfalls('actor', { editor: whole }, ['editor'])).toEqual([])
  })

  test.each<[string, Record<string, Measured>, string[]]>([
    [
      'a pair that is not covered',
      { editor: { ...whole, figures: { ...whole.figures, pairs: [19, 20] } } },
      ['actor, editor: 19 of 20 pairs, required are 100 %'],
    ],
    [
      'a missing measure',
      { editor: { ...whole, figures: withoutGuards } },
      ['actor, editor: 0 of 1 guards, required are 100 %'],
    ],
    ['a machine that is not measured', {}, ['actor, editor: was not measured']],
  ])('are not met by %s', (_, measured, lines) => {
    expect(shortfalls('actor', measured, ['editor'])).toEqual(lines)
  })
})
