import type { Edge, Graph } from './graph.ts'

/** A path from the start of an input. */
export interface TourPath {
  readonly input: string
  readonly edges: readonly Edge[]
}

/** Keeps paths short, because each runs on a fresh page; a goal that is deeper makes its path longer. */
const MAX_STEPS = 40

/** The goal that a step reaches, given the step before it. */
type GoalOf = (edge: Edge, before: Edge | null) => string | null

const transitionGoal: GoalOf = ({ stepKey }) => stepKey
const pairGoal: GoalOf = ({ label }, before) => before && `${before.label} ⇒ ${label}`

export const stepsOf = ({ vertices }: Graph): Set<string> =>
  new Set(vertices.flatMap(({ edges }) => edges.map(({ stepKey }) => stepKey)))

/** Every pair of steps that can follow each other. */
export const pairsOf = ({ vertices }: Graph): Set<string> =>
  new Set(
    vertices.flatMap(({ edges }) =>
      edges.flatMap((edge) => (vertices[edge.to]?.edges ?? []).flatMap((next) => pairGoal(next, edge) ?? [])),
    ),
  )

/** Every event that some state ignores. */
export const ignoredOf = ({ vertices }: Graph): Set<string> =>
  new Set(vertices.flatMap(({ ignored }) => ignored.map(({ stepKey }) => stepKey)))

/** Paths over every step; each goes on to the nearest step not covered yet. */
export const transitionTour = (graph: Graph, seed: number): TourPath[] =>
  tour(graph, seed, stepsOf(graph), transitionGoal)

/** Paths over every pair. */
export const pairTour = (graph: Graph, seed: number): TourPath[] =>
  tour(graph, seed, pairsOf(graph), pairGoal)

/** Paths that send every ignored event. */
export const ignoredTour = (graph: Graph, seed: number): TourPath[] => {
  const goals = ignoredOf(graph)
  const vertices = graph.vertices.map((vertex) => ({
    ...vertex,
    edges: [...vertex.ignored, ...vertex.edges],
  }))
  return tour({ ...graph, vertices }, seed, goals, transitionGoal)
}

function tour(graph: Graph, seed: number, goals: Set<string>, goalOf: GoalOf): TourPath[] {
  const edgesOf = shuffled(graph, seed)
  const open = new Set(goals)
  const paths: TourPath[] = []
  for (const [input, { vertex }] of graph.starts) {
    for (;;) {
      const edges: Edge[] = []
      for (;;) {
        const route = nearest(edgesOf, edges.at(-1)?.to ?? vertex, edges.at(-1) ?? null, open, goalOf)
        if (!route || (edges.length > 0 && edges.length + route.length > MAX_STEPS)) break
        for (const edge of route) {
          const goal = goalOf(edge, edges.at(-1) ?? null)
          if (goal !== null) open.delete(goal)
          edges.push(edge)
        }
      }
      if (edges.length === 0) break
      paths.push({ input, edges })
    }
  }
  if (open.size > 0) throw new Error(`No path reaches ${[...open].slice(0, 3).join('; ')}.`)
  return paths
}

/** The shortest path to an open goal, including the edge that reaches it. */
function nearest(
  edgesOf: readonly (readonly Edge[])[],
  from: number,
  last: Edge | null,
  open: ReadonlySet<string>,
  goalOf: GoalOf,
): Edge[] | null {
  if (open.size === 0) return null
  interface Node {
    readonly edge: Edge | null
    readonly before: Node | null
  }
  const seen = new Set<Edge>()
  let ring: Node[] = [{ edge: last, before: null }]
  while (ring.length > 0) {
    const next: Node[] = []
    for (const node of ring) {
      for (const edge of edgesOf[node.edge?.to ?? from] ?? []) {
        const goal = goalOf(edge, node.edge)
        if (goal !== null && open.has(goal)) return route({ edge, before: node })
      }
      for (const edge of edgesOf[node.edge?.to ?? from] ?? []) {
        if (seen.has(edge)) continue
        seen.add(edge)
        next.push({ edge, before: node })
      }
    }
    ring = next
  }
  return null

  function route(node: Node): Edge[] {
    const edges: Edge[] = []
    // The first node is the current position.
    for (let at: Node | null = node; at?.before; at = at.before) if (at.edge) edges.unshift(at.edge)
    return edges
  }
}

/** Shuffles each vertex's edges: a tour that always prefers the first event covers less. */
function shuffled({ vertices }: Graph, seed: number): Edge[][] {
  let state = seed >>> 0
  // Mulberry32: small, and the same everywhere.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return vertices.map(({ edges }) => {
    const order = [...edges]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] as Edge, order[at] as Edge]
    }
    return order
  })
}
