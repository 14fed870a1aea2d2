import { allCases } from '@tarang/machines/all-cases'
import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { layOut } from './layout.ts'
import { outlineOf } from './outline.ts'

const chartOf = (machine: AnyStateMachine) => layOut(outlineOf(machine), new ELK())
const charts = await Promise.all(
  allCases.map(async ({ name, machine }) => ({ name, machine, chart: await chartOf(machine) })),
)

describe.each(charts)('the chart of $name', ({ machine, chart }) => {
  test('names every declared transition, once', () => {
    const ways = [...chart.states.flatMap(({ stays }) => stays), ...chart.edges.flatMap((edge) => edge.ways)]
    expect(ways.length).toBe(declaredCount(machine.root))
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
  })
})

type Node = AnyStateMachine['root']

/** How many transitions XState's definition of a state and its descendants has. */
const declaredCount = (node: Node): number =>
  node.definition.transitions.length +
  (node.always?.length ?? 0) +
  Object.values(node.states).reduce((sum, child) => sum + declaredCount(child), 0)
