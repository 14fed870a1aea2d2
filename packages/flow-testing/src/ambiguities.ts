import type { Cases } from './cases.ts'
import { nameOf } from './events.ts'
import { graphOf, vertexKey } from './graph.ts'
import { effectsText, pureMachine, type StepResult } from './pure-machine.ts'

/**
 * Finds vertices that merge snapshots which behave differently: a path through one may fail. Each event is tried on
 * snapshots that reached the vertex in different ways, and must do the same to all of them.
 */
export function findAmbiguities(
  cases: Cases,
  keyOf = vertexKey,
  graph = graphOf(cases, { keyOf }),
): string[] {
  const machine = pureMachine(cases)
  const behaviour = (next: StepResult) => `${keyOf(next.snapshot)} ${next.covers.join()} ${effectsText(next)}`
  return graph.vertices.flatMap(({ key, others, edges, ignored }) =>
    [...edges, ...ignored].flatMap(({ event, result }) => {
      if (others.length === 0) return []
      const expected = behaviour(result)
      return others.some((other) => behaviour(machine.step(other, event)) !== expected)
        ? [`${nameOf(event)} in ${key}`]
        : []
    }),
  )
}
