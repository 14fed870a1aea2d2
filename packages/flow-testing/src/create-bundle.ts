import type { Cases } from './cases.ts'
import { declaredStates, declaredTransitions, transitionId } from './chart.ts'
import { type Graph, graphOf } from './graph.ts'
import type { Path, PathBundle } from './path-bundle.ts'
import { seen } from './pure-machine.ts'
import { ignoredOf, ignoredTour, pairsOf, pairTour, stepsOf, type TourPath, transitionTour } from './tours.ts'

const SEED = 1

/** The bundle of a machine's cases: the same for the same chart and cases. */
export function createBundle(cases: Cases, graph: Graph = graphOf(cases)): PathBundle {
  const paths = (letter: string, walks: readonly TourPath[]): Path[] =>
    walks.map(({ input, edges }, at) => {
      const start = graph.starts.get(input)
      if (!start) throw new Error(`${cases.name} has no input “${input}”.`)
      return {
        id: `${letter}${String(at + 1).padStart(3, '0')}`,
        input,
        start: seen(cases, start.taken),
        steps: edges.map(({ event, taken, changes }) => ({
          event,
          expect: seen(cases, taken),
          changes,
          covers: [...taken.covers],
        })),
      }
    })
  return {
    machine: cases.name,
    seed: SEED,
    states: declaredStates(cases.machine),
    transitions: [...new Set(declaredTransitions(cases.machine).map(transitionId))].sort(),
    steps: stepsOf(graph).size,
    pairs: pairsOf(graph).size,
    ignored: ignoredOf(graph).size,
    tours: {
      transitions: paths('t', transitionTour(graph, SEED)),
      pairs: paths('p', pairTour(graph, SEED)),
      ignored: paths('i', ignoredTour(graph, SEED)),
    },
  }
}
