import type { Cases } from './cases.ts'
import { declaredStates, declaredTransitions, transitionId } from './declared.ts'
import { type Graph, graphOf } from './graph.ts'
import type { Path, PathBundle } from './path-bundle.ts'
import { expectationOf } from './pure-machine.ts'
import {
  countOf,
  ignoredOf,
  ignoredTour,
  pairsOf,
  pairTour,
  stepsOf,
  type TourPath,
  transitionTour,
} from './tours.ts'

const SEED = 1

/** Deterministic: the same machine and cases give the same bundle. */
export function createBundle(cases: Cases, graph: Graph = graphOf(cases)): PathBundle {
  const paths = (letter: string, tourPaths: readonly TourPath[]): Path[] =>
    tourPaths.map(({ input, edges }, at) => {
      const start = graph.starts.get(input)
      if (!start) throw new Error(`${cases.name} has no input “${input}”.`)
      return {
        id: `${letter}${String(at + 1).padStart(3, '0')}`,
        input,
        start: expectationOf(cases, start.result),
        steps: edges.map(({ event, result, changes }) => ({
          event,
          expect: expectationOf(cases, result),
          changes,
          covers: [...result.covers],
        })),
      }
    })
  return {
    machine: cases.name,
    seed: SEED,
    states: declaredStates(cases.machine),
    transitions: [...new Set(declaredTransitions(cases.machine).map(transitionId))].sort(),
    steps: countOf(stepsOf(graph)),
    pairs: countOf(pairsOf(graph)),
    ignored: countOf(ignoredOf(graph)),
    tours: {
      transitions: paths('t', transitionTour(graph, SEED)),
      pairs: paths('p', pairTour(graph, SEED)),
      ignored: paths('i', ignoredTour(graph, SEED)),
    },
  }
}
