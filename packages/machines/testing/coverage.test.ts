import { Coverage, replay, type TourName } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { editorCases } from '../src/editor/editor.cases.ts'
import { committedBundle } from './bundles.ts'
import { differences, type Measured, readFloors } from './floors.ts'
import { drivers } from './measure.ts'

const bundle = committedBundle('editor')

async function walked(tour: TourName, paths = bundle.tours[tour]) {
  const coverage = new Coverage(editorCases, bundle)
  await replay(bundle, drivers.actor(editorCases), { tour, paths, coverage })
  return coverage.figures()
}

describe('what is counted', () => {
  test('nothing, before anything was walked', () => {
    for (const [some] of Object.values(new Coverage(editorCases, bundle).figures())) expect(some).toBe(0)
  })

  test('of the transition tour, every transition and step, and neither every pair nor anything ignored', async () => {
    const { states, transitions, steps, pairs, ignored } = await walked('transitions')
    for (const [some, all] of [states, transitions, steps]) expect(some).toBe(all)
    expect(pairs[0]).toBeLessThan(pairs[1])
    expect(ignored[0]).toBe(0)
  })

  test('of the ignored tour, the guards that say no without another branch', async () => {
    const { guards, ignored } = await walked('ignored')
    expect(ignored[0]).toBe(ignored[1])
    const [yesAndLaterBranches] = (await walked('transitions')).guards
    expect(yesAndLaterBranches).toBeLessThan(guards[1])
  })

  test('of a part of a tour, a part', async () => {
    const { transitions, pairs } = await walked('pairs', bundle.tours.pairs.slice(0, 1))
    expect(pairs[0]).toBeGreaterThan(0)
    expect(pairs[0]).toBeLessThan(pairs[1])
    expect(transitions[0]).toBeLessThanOrEqual(transitions[1])
  })
})

describe('the floors', () => {
  const floors = readFloors()
  const committed = floors.drivers.actor
  const editor = committed.editor as Measured

  test('are met by what is committed', () => {
    expect(differences('actor', committed)).toEqual([])
  })

  test.each<[string, Record<string, Measured>, string[]]>([
    [
      'a figure that drops',
      { ...committed, editor: { ...editor, figures: { ...editor.figures, pairs: [200, 203] } } },
      ['actor, editor: pairs [200,203], committed [203,203]'],
    ],
    [
      'a measure that is claimed no more',
      { ...committed, editor: { ...editor, figures: {} } },
      Object.entries(editor.figures).map(
        ([measure, figure]) => `actor, editor: ${measure} undefined, committed ${JSON.stringify(figure)}`,
      ),
    ],
    [
      'fewer steps',
      { ...committed, editor: { ...editor, steps: 1 } },
      [`actor, editor: steps 1, committed ${editor.steps}`],
    ],
    [
      'a machine that is walked no more',
      Object.fromEntries(Object.entries(committed).filter(([name]) => name !== 'editor')),
      ['actor, editor: was not measured'],
    ],
    ['a machine without a floor', { ...committed, novel: editor }, ['actor, novel: has no floor']],
  ])('are missed by %s', (_, measured, lines) => {
    expect(differences('actor', measured)).toEqual(lines)
  })
})
