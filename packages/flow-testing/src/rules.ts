import { type Cases, named } from './cases.ts'
import { declaredStates, invokedSources, statesIn } from './declared.ts'
import { nameOf } from './events.ts'
import type { Edge, Graph, Vertex } from './graph.ts'

/** Rules for every machine; each returns its violations. */
export const rules: Readonly<Record<string, (cases: Cases, graph: Graph) => string[]>> = {
  'every state can be reached': unreachable,
  'no state is a trap': traps,
  'every answer is handled, and some answer leads out of a busy state': unhandledAnswers,
  'an error shows something': silentErrors,
  'the same event sent twice starts one write': doubleWrites,
}

const isBusy = ({ snapshot }: Vertex) => Object.keys(snapshot.children).length > 0

const describe = ({ snapshot }: Vertex) =>
  `${JSON.stringify(snapshot.value)} ${JSON.stringify(snapshot.context)}`

const vertexAt = ({ vertices }: Graph, index: number) => vertices[index] as Vertex

function unreachable({ machine }: Cases, { vertices }: Graph): string[] {
  const reached = new Set(vertices.flatMap(({ snapshot }) => statesIn(snapshot.value)))
  for (const { edges } of vertices) {
    // A transient state is in no snapshot.
    for (const { result } of edges)
      for (const id of result.covers) reached.add(id.slice(0, id.indexOf(' --')))
  }
  return declaredStates(machine).filter((state) => !reached.has(state))
}

/** Every busy state leads to a resting or final state, and every resting state to another state. */
function traps(_: Cases, graph: Graph): string[] {
  const stateOf = ({ snapshot }: Vertex) => JSON.stringify(snapshot.value)
  const isResting = (vertex: Vertex) => vertex.snapshot.status === 'active' && !isBusy(vertex)
  const isEnd = ({ snapshot }: Vertex) => snapshot.status === 'done'
  const toRest = leadingTo(graph, (vertex) => isResting(vertex) || isEnd(vertex))
  const toOtherState = leadingTo(graph, (vertex) =>
    vertex.edges.some(({ to }) => stateOf(vertexAt(graph, to)) !== stateOf(vertex)),
  )
  return graph.vertices
    .filter((vertex) => !isEnd(vertex) && !(isResting(vertex) ? toOtherState : toRest).has(vertex))
    .map(describe)
}

/** The targets, and every vertex from which a path leads to one. */
function leadingTo(graph: Graph, isTarget: (vertex: Vertex) => boolean): ReadonlySet<Vertex> {
  const before = new Map<Vertex, Vertex[]>(graph.vertices.map((vertex) => [vertex, []]))
  for (const vertex of graph.vertices)
    for (const { to } of vertex.edges) before.get(vertexAt(graph, to))?.push(vertex)
  const found = new Set(graph.vertices.filter(isTarget))
  // Iterating a set visits what is added meanwhile.
  for (const vertex of found) for (const previous of before.get(vertex) ?? []) found.add(previous)
  return found
}

function unhandledAnswers(_: Cases, graph: Graph): string[] {
  return graph.vertices.filter(isBusy).flatMap((vertex) => {
    const ignored = vertex.ignored.filter(({ event }) => event.kind === 'done' || event.kind === 'error')
    const stuck = Object.keys(vertex.snapshot.children).filter(
      (actor) =>
        !vertex.edges.some(
          ({ event, to, result }) =>
            (event.kind === 'done' || event.kind === 'error') &&
            event.actor === actor &&
            (vertexAt(graph, to).snapshot.children[actor] === undefined ||
              result.calls.some((call) => call.actor === actor)),
        ),
    )
    return [...ignored.map(({ event }) => nameOf(event)), ...stuck].map(
      (what) => `${what} in ${describe(vertex)}`,
    )
  })
}

/** A failure is stored for the user, emitted to the screen, or repaired by another call. */
function silentErrors(_: Cases, graph: Graph): string[] {
  const showsError = ({ result }: Edge) => {
    const { context, output, children } = result.snapshot
    const error = context.error ?? (output as { error?: unknown } | undefined)?.error ?? null
    const hasError = typeof error === 'string' ? error.trim() !== '' : error !== null
    return hasError || result.emitted.length > 0 || Object.keys(children).length > 0
  }
  const edges = graph.vertices.flatMap((vertex) => vertex.edges)
  const failed = graph.vertices.filter(
    ({ snapshot }) => snapshot.hasTag('failed') && snapshot.context.error === null,
  )
  return [
    ...edges.filter((edge) => edge.event.kind === 'error' && !showsError(edge)).map(({ stepKey }) => stepKey),
    ...failed.map(describe),
  ]
}

function doubleWrites(cases: Cases, graph: Graph): string[] {
  const sources = invokedSources(cases.machine)
  const writes = ({ result }: Edge) =>
    result.calls.filter(({ actor }) => named(cases.actors, sources.get(actor) ?? actor, cases.name).writes)
  return graph.vertices.flatMap((vertex) =>
    vertex.edges
      .filter((edge) => edge.event.kind === 'send' && writes(edge).length > 0)
      .filter((edge) =>
        vertexAt(graph, edge.to).edges.some(
          (again) => nameOf(again.event) === nameOf(edge.event) && writes(again).length > 0,
        ),
      )
      .map(({ stepKey }) => stepKey),
  )
}
