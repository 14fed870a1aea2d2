import { Coverage, replay, type TourName } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { editorCases } from '../src/editor/editor.cases.ts'
import { committedBundle } from './bundles.ts'
import { differences, type Measured, readFigures } from './committed-figures.ts'
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

describe('the committed figures', () => {
  const { actor: committed } = readFigures().drivers
  const editor = committed.editor as Measured

  test('equal themselves', () => {
    expect(differences('actor', committed)).toEqual([])
  })

  test.each<[string, Record<string, Measured>, string[]]>([
    [
      'a figure that drops',
      { ...committed, editor: { ...editor, figures: { ...editor.figures, pairs: [200, 203] } } },
      ['actor, editor: pairs [200,203], committed [203,203]'],
    ],
    [
      'a missing measure',
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
      'a machine that is not measured',
      Object.fromEntries(Object.entries(committed).filter(([name]) => name !== 'editor')),
      ['actor, editor: was not measured'],
    ],
    [
      'a machine without committed figures',
      { ...committed, novel: editor },
      ['actor, novel: has no committed figures'],
    ],
  ])('differ from %s', (_, measured, lines) => {
    expect(differences('actor', measured)).toEqual(lines)
  })
})
