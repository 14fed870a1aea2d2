import { type Cases, named } from './cases.ts'
import { declaredStates, invokedSources, statesIn } from './chart.ts'
import { nameOf } from './events.ts'
import type { Edge, Graph, Vertex } from './graph.ts'

/** What must hold of every machine, whatever it is for: what is wrong, by the name of the rule. */
export const rules: Readonly<Record<string, (cases: Cases, graph: Graph) => string[]>> = {
  'every state can be reached': unreachable,
  'there is no trap': traps,
  'every answer is heard, and some answer leads out of a busy state': unheard,
  'an error says something': silentErrors,
  'the same event sent twice starts one write': doubleWrites,
}

const isBusy = ({ snapshot }: Vertex) => Object.keys(snapshot.children).length > 0

const placeOf = ({ snapshot }: Vertex) =>
  `${JSON.stringify(snapshot.value)} ${JSON.stringify(snapshot.context)}`

const vertexAt = ({ vertices }: Graph, index: number) => vertices[index] as Vertex

function unreachable({ machine }: Cases, { vertices }: Graph): string[] {
  const reached = new Set(vertices.flatMap(({ snapshot }) => statesIn(snapshot.value)))
  for (const { edges } of vertices) {
    // A state that is left at once shows in no snapshot.
    for (const { taken } of edges) for (const id of taken.covers) reached.add(id.slice(0, id.indexOf(' --')))
  }
  return declaredStates(machine).filter((state) => !reached.has(state))
}

/** From everywhere it goes on to rest or to an end, and from rest to some other state. */
function traps(_: Cases, graph: Graph): string[] {
  const isResting = (vertex: Vertex) => vertex.snapshot.status === 'active' && !isBusy(vertex)
  const isEnd = ({ snapshot }: Vertex) => snapshot.status === 'done'
  return graph.vertices.flatMap((vertex) => {
    if (isEnd(vertex)) return []
    const ahead = reachableFrom(graph, vertex)
    const value = JSON.stringify(vertex.snapshot.value)
    const leads = isResting(vertex)
      ? ahead.some(({ snapshot }) => JSON.stringify(snapshot.value) !== value)
      : ahead.some((other) => isResting(other) || isEnd(other))
    return leads ? [] : [placeOf(vertex)]
  })
}

function reachableFrom(graph: Graph, vertex: Vertex): Vertex[] {
  const seen = new Set<number>()
  const ahead: Vertex[] = []
  let ring = [vertex]
  // Far enough to find what is looked for: nothing of use lies farther off than a few steps.
  for (let steps = 0; steps < 6 && ring.length > 0; steps++) {
    const next = [...new Set(ring.flatMap(({ edges }) => edges.map(({ to }) => to)))].filter(
      (to) => !seen.has(to),
    )
    for (const to of next) seen.add(to)
    ring = next.map((to) => vertexAt(graph, to))
    ahead.push(...ring)
  }
  return ahead
}

function unheard(_: Cases, graph: Graph): string[] {
  return graph.vertices.filter(isBusy).flatMap((vertex) => {
    const deaf = vertex.ignored.filter(({ event }) => event.kind === 'done' || event.kind === 'error')
    const stuck = Object.keys(vertex.snapshot.children).filter(
      (actor) =>
        !vertex.edges.some(
          ({ event, to, taken }) =>
            (event.kind === 'done' || event.kind === 'error') &&
            event.actor === actor &&
            (vertexAt(graph, to).snapshot.children[actor] === undefined ||
              taken.calls.some((call) => call.actor === actor)),
        ),
    )
    return [...deaf.map(({ event }) => nameOf(event)), ...stuck].map(
      (what) => `${what} in ${placeOf(vertex)}`,
    )
  })
}

/** What went wrong is kept for the person, told to the screen, or being mended by another call. */
function silentErrors(_: Cases, graph: Graph): string[] {
  const says = ({ taken }: Edge) => {
    const { context, output, children } = taken.snapshot
    const kept = context.error ?? (output as { error?: unknown } | undefined)?.error ?? null
    const isSaid = typeof kept === 'string' ? kept.trim() !== '' : kept !== null
    return isSaid || taken.emitted.length > 0 || Object.keys(children).length > 0
  }
  const edges = graph.vertices.flatMap((vertex) => vertex.edges)
  const failed = graph.vertices.filter(
    ({ snapshot }) => snapshot.hasTag('failed') && snapshot.context.error === null,
  )
  return [
    ...edges.filter((edge) => edge.event.kind === 'error' && !says(edge)).map(({ step }) => step),
    ...failed.map(placeOf),
  ]
}

function doubleWrites(cases: Cases, graph: Graph): string[] {
  const sources = invokedSources(cases.machine)
  const writes = ({ taken }: Edge) =>
    taken.calls.filter(({ actor }) => named(cases.actors, sources.get(actor) ?? actor, cases.name).writes)
  return graph.vertices.flatMap((vertex) =>
    vertex.edges
      .filter((edge) => edge.event.kind === 'send' && writes(edge).length > 0)
      .filter((edge) =>
        vertexAt(graph, edge.to).edges.some(
          (again) => nameOf(again.event) === nameOf(edge.event) && writes(again).length > 0,
        ),
      )
      .map(({ step }) => step),
  )
}
