import type { AnyMachineSnapshot } from 'xstate'
import type { Cases } from './cases.ts'
import { nameOf } from './events.ts'
import { type Graph, graphOf, vertexKey } from './graph.ts'
import type { StepEvent } from './path-bundle.ts'
import { effectsText, pureMachine } from './pure-machine.ts'

/**
 * Finds vertices that merge snapshots which behave differently: a path through one may fail. Each event is tried on
 * snapshots that reached the vertex in different ways, and must do the same to all of them.
 */
export function findAmbiguities(cases: Cases, keyOf: typeof vertexKey = vertexKey): string[] {
  const machine = pureMachine(cases)
  const graph: Graph = graphOf(cases, { keyOf, machine })
  const behaviour = (snapshot: AnyMachineSnapshot, event: StepEvent): string => {
    const next = machine.step(snapshot, event)
    return `${keyOf(next.snapshot)} ${next.covers.join()} ${effectsText(next)}`
  }
  return graph.vertices.flatMap(({ key, snapshot, others, edges, ignored }) =>
    [...edges, ...ignored].flatMap(({ event }) => {
      if (others.length === 0) return []
      const expected = behaviour(snapshot, event)
      return others.some((other) => behaviour(other, event) !== expected)
        ? [`${nameOf(event)} in ${key}`]
        : []
    }),
  )
}
