import type { Edge, Graph } from './graph.ts'

/** A walk from where an input starts. */
export interface TourPath {
  readonly input: string
  readonly edges: readonly Edge[]
}

/** No walk is longer, unless what it is for lies deeper: each is played by itself on a page. */
const LONGEST = 40

/** What a step achieves, given the step before it. */
type GoalOf = (edge: Edge, before: Edge | null) => string | null

const transitionGoal: GoalOf = ({ step }) => step
const pairGoal: GoalOf = ({ label }, before) => before && `${before.label} ⇒ ${label}`

/** Every step that there is. */
export const stepsOf = ({ vertices }: Graph): Set<string> =>
  new Set(vertices.flatMap(({ edges }) => edges.map(({ step }) => step)))

/** Every two steps that can follow each other, by their labels. */
export const pairsOf = ({ vertices }: Graph): Set<string> =>
  new Set(
    vertices.flatMap(({ edges }) =>
      edges.flatMap((edge) => (vertices[edge.to]?.edges ?? []).flatMap((next) => pairGoal(next, edge) ?? [])),
    ),
  )

/** Every event that some state ignores. */
export const ignoredOf = ({ vertices }: Graph): Set<string> =>
  new Set(vertices.flatMap(({ ignored }) => ignored.map(({ step }) => step)))

/** Walks that take every step: always on to the nearest that was not taken yet. */
export const transitionTour = (graph: Graph, seed: number): TourPath[] =>
  tour(graph, seed, stepsOf(graph), transitionGoal)

/** Walks that take every two steps that can follow each other. */
export const pairTour = (graph: Graph, seed: number): TourPath[] =>
  tour(graph, seed, pairsOf(graph), pairGoal)

/** Walks that send every event to every state that ignores it. */
export const ignoredTour = (graph: Graph, seed: number): TourPath[] => {
  const goals = ignoredOf(graph)
  const vertices = graph.vertices.map((vertex) => ({
    ...vertex,
    edges: [...vertex.ignored, ...vertex.edges],
  }))
  return tour({ ...graph, vertices }, seed, goals, transitionGoal)
}

function tour(graph: Graph, seed: number, goals: Set<string>, goalOf: GoalOf): TourPath[] {
  const roads = shuffled(graph, seed)
  const open = new Set(goals)
  const walks: TourPath[] = []
  for (const [input, { vertex }] of graph.starts) {
    for (;;) {
      const edges: Edge[] = []
      for (;;) {
        const way = nearest(roads, edges.at(-1)?.to ?? vertex, edges.at(-1) ?? null, open, goalOf)
        if (!way || (edges.length > 0 && edges.length + way.length > LONGEST)) break
        for (const edge of way) {
          const goal = goalOf(edge, edges.at(-1) ?? null)
          if (goal !== null) open.delete(goal)
          edges.push(edge)
        }
      }
      if (edges.length === 0) break
      walks.push({ input, edges })
    }
  }
  if (open.size > 0) throw new Error(`No walk reaches ${[...open].slice(0, 3).join('; ')}.`)
  return walks
}

/** The shortest way to something not done yet, the edge that does it included. */
function nearest(
  roads: readonly (readonly Edge[])[],
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
      for (const edge of roads[node.edge?.to ?? from] ?? []) {
        const goal = goalOf(edge, node.edge)
        if (goal !== null && open.has(goal)) return way({ edge, before: node })
      }
      for (const edge of roads[node.edge?.to ?? from] ?? []) {
        if (seen.has(edge)) continue
        seen.add(edge)
        next.push({ edge, before: node })
      }
    }
    ring = next
  }
  return null

  function way(node: Node): Edge[] {
    const edges: Edge[] = []
    // The first node stands for where the walk is already.
    for (let at: Node | null = node; at?.before; at = at.before) if (at.edge) edges.unshift(at.edge)
    return edges
  }
}

/** Each vertex's edges in an order of the seed's: a tour that always takes the first event knows only half. */
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
