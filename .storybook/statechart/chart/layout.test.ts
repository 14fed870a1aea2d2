import { allCases } from '@tarang/machines/all-cases'
import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { layOut, type StateBox } from './layout.ts'

const flat = (box: StateBox): StateBox[] => [box, ...(box.children ?? []).flatMap(flat)]

test.each(allCases)('the chart of $name names every declared transition, once', async ({ machine }) => {
  const { wide, tall } = await layOut(machine, new ELK())
  for (const { children, edges } of [wide, tall]) {
    const states = children.flatMap(flat).flatMap(({ state }) => state ?? [])
    const ways = [...states.flatMap(({ stays }) => stays), ...edges.flatMap((line) => line.ways ?? [])]
    expect(ways.length).toBe(declaredCount(machine.root))
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
  }
})

type Node = AnyStateMachine['root']

/** How many transitions XState's definition of a state and its descendants has. */
const declaredCount = (node: Node): number =>
  node.definition.transitions.length +
  (node.always?.length ?? 0) +
  Object.values(node.states).reduce((sum, child) => sum + declaredCount(child), 0)
